import { expect, test, vi } from 'vitest'
import { createClock } from './clock.ts'

const moment = new Date('2026-05-22T12:00:00.000Z')

test('stops at the very moment that is given, and continues from there', async () => {
  const clock = createClock()
  clock.freeze(moment)
  const before = Date.now()
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(before + 2))
  expect([clock.now(), clock.isFrozen()]).toEqual([moment, true])
  clock.advance(1000)
  expect(clock.now().getTime()).toBe(moment.getTime() + 1000)
  clock.run()
  await vi.waitFor(() => expect(clock.now().getTime()).toBeGreaterThan(moment.getTime() + 1000))
  expect(clock.isFrozen()).toBe(false)
})

test('stands still where it is when no moment is given, and runs when it is set', async () => {
  const clock = createClock(moment)
  clock.freeze()
  const stood = clock.now()
  const before = Date.now()
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(before + 2))
  expect(clock.now()).toEqual(stood)
  clock.set(moment)
  expect(clock.isFrozen()).toBe(false)
})
