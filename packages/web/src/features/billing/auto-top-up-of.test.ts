import {
  AutoTopUpAmountUsdMaximum,
  AutoTopUpBelowUsdMaximum,
  AutoTopUpMonthlyLimitUsdMaximum,
} from '@lineboard/contract/limits'
import type { Rate } from '@lineboard/sdk'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountsOf, textsOf } from './auto-top-up.ts'

const rates: readonly Rate[] = [
  { code: 'EUR', rate: 0.92 },
  { code: 'JPY', rate: 155.2 },
  { code: 'KWD', rate: 0.307 },
]
const currencies = ['USD', 'EUR', 'JPY', 'KWD']

test.each([
  ['USD', { below: '25.00', amount: '50.00', monthly: '' }],
  ['EUR', { below: '23.00', amount: '46.00', monthly: '' }],
  ['JPY', { below: '3880', amount: '7760', monthly: '' }],
  ['KWD', { below: '7.675', amount: '15.350', monthly: '' }],
])('what is offered at first in %s', (currency, texts) => {
  expect(textsOf(undefined, currency, rates)).toEqual(texts)
})

const cents = (most: number) => fc.integer({ min: 50, max: most }).map((amount) => amount / 100)

test('what nobody touches is kept to the cent, in every currency', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...currencies),
      cents(100_000),
      cents(100_000),
      cents(100_000),
      (currency, ...drawn) => {
        const [belowUsd, amountUsd, more] = drawn
        const kept = { belowUsd, amountUsd, monthlyLimitUsd: Math.round((amountUsd + more) * 100) / 100 }
        expect(amountsOf(textsOf(kept, currency, rates), kept, currency, rates)).toEqual(kept)
      },
    ),
  )
})

test.each([
  ['USD', { below: '10', amount: '20', monthly: '100' }, { belowUsd: 10, amountUsd: 20, monthlyLimitUsd: 100 }],
  ['EUR', { below: '9,20', amount: '18.40', monthly: '' }, { belowUsd: 10, amountUsd: 20 }],
  ['JPY', { below: '1500', amount: '3000', monthly: '' }, { belowUsd: 9.66, amountUsd: 19.33 }],
  ['KWD', { below: '3.070', amount: '6.141', monthly: '30.7' }, { belowUsd: 10, amountUsd: 20, monthlyLimitUsd: 100 }],
])('what is typed in %s is kept in US dollars: %j', (currency, texts, amounts) => {
  expect(amountsOf(texts, undefined, currency, rates)).toEqual(amounts)
})

test.each(currencies)('each amount can be as high as the contract has it, and no higher: %s', (currency) => {
  const most = {
    ...{ belowUsd: AutoTopUpBelowUsdMaximum, amountUsd: AutoTopUpAmountUsdMaximum },
    monthlyLimitUsd: AutoTopUpMonthlyLimitUsdMaximum,
  }
  const texts = textsOf(most, currency, rates)
  expect(amountsOf(texts, undefined, currency, rates)).toEqual(most)
  for (const field of ['below', 'amount', 'monthly'] as const) {
    const typed = { ...texts, [field]: String(Number(texts[field]) + 1000) }
    const read = amountsOf(typed, undefined, currency, rates)
    const problems: object = 'problems' in read ? read.problems : {}
    expect(problems).toHaveProperty(field, expect.stringMatching(/\d/))
  }
})

test.each([
  ['USD', { below: 'much', amount: '0.10', monthly: '' }, ['amount', 'below']],
  ['USD', { below: '10', amount: '50', monthly: '49.99' }, ['monthly']],
  ['JPY', { below: '10.5', amount: '3000', monthly: '' }, ['below']],
  ['KWD', { below: '3', amount: '6.1415', monthly: '' }, ['amount']],
])('what cannot be is said at its field: %s %j', (currency, texts, fields) => {
  const read = amountsOf(texts, undefined, currency, rates)
  expect(Object.keys('problems' in read ? read.problems : {}).toSorted()).toEqual(fields)
})
