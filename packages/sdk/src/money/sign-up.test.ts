import { describe, expect, test } from 'vitest'
import { defaultPlan, planVariant, recurrenceOf, signUpPriceOptions } from './plans.ts'

describe('starting balances', () => {
  const values = [0, 5, 10, 15, 25, 35, 45, 55, 65, 75, 85, 95, 105, 115, 125, 135, 145, 155, 165, 175, 185, 195, 250]

  test('in US dollars', () => {
    const { options, selected } = signUpPriceOptions('USD', [])
    expect(options.map(({ value }) => value)).toEqual(values)
    expect(options.map(({ label }) => label)).toEqual(values.map((value) => `$${value}`))
    expect(selected).toEqual({ value: 5, label: '$5' })
  })

  test('converted, in whole units, the second one selected', () => {
    const { options, selected } = signUpPriceOptions('EUR', [{ code: 'EUR', rate: 0.92, symbol: '€' }])
    expect(options.slice(0, 4).map(({ label }) => label)).toEqual(['€0', '€5', '€9', '€14'])
    expect(selected).toEqual({ value: 5, label: '€5' })
    expect(signUpPriceOptions('JPY', [{ code: 'JPY', rate: 149.5 }]).options.at(-1)).toEqual({
      value: 37375,
      label: '¥37,375',
    })
  })

  test('in US dollars without a rate', () => {
    expect(signUpPriceOptions('GBP', []).options[1]).toEqual({ value: 5, label: '$5' })
  })
})

const plan = (id: number, name: string, recur: string) => ({ id, recur, Product: { name } })
const plans = [
  plan(1, 'Basic', 'yearly'),
  plan(2, 'Basic', 'monthly'),
  plan(3, 'Performance', 'every month'),
  plan(4, 'Performance', 'every year'),
  plan(5, 'Answering service', 'monthly'),
  plan(6, 'Set-up', 'once'),
]

test.each([
  ['monthly', 'monthly'],
  ['per Month', 'monthly'],
  ['yearly', 'annual'],
  ['1 year', 'annual'],
  ['annual', 'annual'],
  ['once', undefined],
])('%s is %s', (recur, expected) => {
  expect(recurrenceOf(recur)).toBe(expected)
})

test('variants are found by name and recurrence', () => {
  expect(planVariant(plans, 'Basic')?.id).toBe(2)
  expect(planVariant(plans, 'Basic', 'annual')?.id).toBe(1)
  expect(planVariant(plans, 'Set-up')).toBeUndefined()
})

test.each([
  ['nothing', undefined, 2],
  ['a name', 'performance', 3],
  ['a name in capitals', 'PERFORMANCE', 3],
  ['commercial', 'commercial', 5],
  ['a name there is none of', 'platinum', 2],
  ['one that is paid once', 'set-up', 6],
])('a link that names %s', (_, planName, expected) => {
  expect(defaultPlan(plans, planName)?.id).toBe(expected)
})

test('no plans, no default', () => {
  expect(defaultPlan([], 'basic')).toBeUndefined()
})
