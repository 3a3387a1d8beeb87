import { expect, test } from 'vitest'
import { poolSize, visitorsAtOnce } from './pool-size.ts'

// Of the published tables of Erlang's formula B: erlangs, blocked share, lines.
test.each([
  [0.01, 0.01, 1],
  [0.153, 0.01, 2],
  [4.46, 0.01, 10],
  [12.03, 0.01, 20],
  [84.06, 0.01, 100],
  [5.08, 0.02, 10],
  [6.22, 0.05, 10],
])('%d visitors at once of whom %d find none take %d numbers', (erlangs, lostShare, numbers) => {
  expect(poolSize({ visitorsAnHour: erlangs * 60 * 0.99, minutesHeld: 1, lostShare })).toBe(numbers)
  expect(poolSize({ visitorsAnHour: erlangs * 60 * 1.02, minutesHeld: 1, lostShare })).toBeGreaterThanOrEqual(numbers)
})

test('visitors at once are those of an hour in the time each is there', () => {
  expect(visitorsAtOnce({ visitorsAnHour: 120, minutesHeld: 30, lostShare: 0.01 })).toBe(60)
})

test.each([
  [{ visitorsAnHour: 0, minutesHeld: 5, lostShare: 0.01 }, 0],
  [{ visitorsAnHour: -1, minutesHeld: 5, lostShare: 0.01 }, undefined],
  [{ visitorsAnHour: Number.NaN, minutesHeld: 5, lostShare: 0.01 }, undefined],
  [{ visitorsAnHour: 10, minutesHeld: 5, lostShare: 0 }, undefined],
  [{ visitorsAnHour: 10, minutesHeld: 5, lostShare: 1 }, undefined],
  [{ visitorsAnHour: 1e9, minutesHeld: 60, lostShare: 0.01 }, undefined],
])('%o takes %s', (load, expected) => {
  expect(poolSize(load)).toBe(expected)
})
