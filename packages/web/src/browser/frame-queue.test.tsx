import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { frameQueue } from './keep-current.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.restoreAllMocks()
})

it('does things in their order, and more of them in a later turn where one has taken long', () => {
  const done: number[] = []
  const doInTurn = frameQueue()
  const take = (id: number) => () => {
    done.push(id)
    // Three milliseconds each.
    vi.setSystemTime(Date.now() + 3)
    vi.spyOn(performance, 'now').mockReturnValue(done.length * 3)
  }
  vi.spyOn(performance, 'now').mockReturnValue(0)
  for (const id of [1, 2, 3, 4, 5]) doInTurn(take(id))
  expect(done).toEqual([])
  vi.advanceTimersByTime(16)
  expect(done).toEqual([1, 2, 3])
  doInTurn(take(6))
  vi.advanceTimersByTime(16)
  expect(done).toEqual([1, 2, 3, 4, 5, 6])
})

it('keeps no more than so many waiting, and loses none', () => {
  let done = 0
  const doInTurn = frameQueue()
  for (let at = 0; at < 5000; at++) doInTurn(() => (done += 1))
  expect(done).toBeGreaterThanOrEqual(4000)
  vi.runAllTimers()
  expect(done).toBe(5000)
})

it('one that fails takes no other with it', () => {
  const done: number[] = []
  const doInTurn = frameQueue()
  doInTurn(() => {
    throw new Error('broken')
  })
  doInTurn(() => done.push(2))
  expect(() => vi.runAllTimers()).toThrow('broken')
  vi.runAllTimers()
  expect(done).toEqual([2])
})
