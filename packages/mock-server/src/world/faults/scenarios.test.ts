import { describe, expect, test } from 'vitest'
import { createScenarios, type PlannedAnswer, type Scenario } from './scenarios.ts'

const kindsOf = (scenario: Partial<Scenario>, requests: number) => {
  const scenarios = createScenarios()
  scenarios.add({ operation: 'Customer.find', answers: [503, 503, 'normal'], ...scenario })
  return Array.from({ length: requests }, () => {
    const effect = scenarios.next('Customer.find')
    return effect?.status ?? effect?.kind
  })
}

describe('after the last answer', () => {
  test.each([
    ['normal', [503, 503, 'latency', undefined, undefined]],
    ['last', [503, 503, 'latency', 'latency', 'latency']],
    ['repeat', [503, 503, 'latency', 503, 503]],
  ] as const)('%s', (afterwards, expected) => {
    expect(kindsOf({ afterwards }, 5)).toEqual(expected)
  })
})

test.each([
  [404, { kind: 'status', status: 404 }],
  ['normal', { kind: 'latency' }],
  ['cut', { kind: 'cut' }],
  [{ body: [] }, { kind: 'status', status: 200, body: [] }],
  [
    { status: 422, body: {} },
    { kind: 'status', status: 422, body: {} },
  ],
  [{ delayMs: 5 }, { kind: 'latency', delayMs: 5 }],
  [
    { kind: 'hang', delayMs: 5 },
    { kind: 'hang', delayMs: 5 },
  ],
] as [PlannedAnswer, object][])('the answer %j', (answer, effect) => {
  const scenarios = createScenarios()
  scenarios.add({ operation: '*', answers: [answer] })
  expect(scenarios.next('Customer.find')).toEqual(effect)
})

test('plans for the same operation follow one another, and are gone at their end', () => {
  const scenarios = createScenarios()
  scenarios.add({ operation: 'Customer.*', answers: [500] })
  const second = scenarios.add({ operation: 'Customer.find', answers: [501, 502] })
  expect(scenarios.next('DashUser.find')).toBeUndefined()
  expect([scenarios.next('Customer.find')?.status, scenarios.next('Customer.find')?.status]).toEqual([500, 501])
  expect(scenarios.list()).toEqual([{ ...second, given: 1 }])
  scenarios.clear(second.id)
  expect(scenarios.next('Customer.find')).toBeUndefined()
})

test('only the newest 500 are kept', () => {
  const scenarios = createScenarios()
  for (let at = 0; at < 600; at++) scenarios.add({ operation: '*', answers: [500] })
  expect(scenarios.list().map(({ id }) => id)).toEqual(Array.from({ length: 500 }, (_, at) => at + 101))
})
