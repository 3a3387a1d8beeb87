import { beforeEach, expect, test, vi } from 'vitest'
import { batched } from './index.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

const change = (id: number, status: string) => ({ event: 'update', data: { id, status } })

test('a burst comes once, of each row the last', () => {
  const batches: unknown[] = []
  const gather = batched((messages) => batches.push(messages), 1000)
  for (let count = 0; count < 1000; count++) gather(change(count % 2, `at ${count}`))
  expect(batches).toEqual([])
  vi.advanceTimersByTime(1000)
  expect(batches).toEqual([[change(0, 'at 998'), change(1, 'at 999')]])
  vi.advanceTimersByTime(5000)
  expect(batches).toHaveLength(1)
})

test('at most once in the interval', () => {
  const batches: unknown[] = []
  const gather = batched((messages) => batches.push(messages.length), 1000)
  for (let count = 0; count < 30; count++) {
    gather(change(count, ''))
    vi.advanceTimersByTime(100)
  }
  expect(batches).toEqual([10, 10, 10])
})

test('messages of no row are all kept, and can be had at once', () => {
  const batches: unknown[] = []
  const gather = batched((messages) => batches.push(messages), 1000)
  gather({ data: 'a' })
  gather({ data: 'a' })
  gather.flush()
  gather.flush()
  expect(batches).toEqual([[{ data: 'a' }, { data: 'a' }]])
  expect(vi.getTimerCount()).toBe(0)
})

test.each([
  ['of no row', () => ({ data: 'a' })],
  ['of ever new rows', (count: number) => ({ data: { id: count } })],
])('messages %s are handed over early, before too many wait', (_, message) => {
  const batches: number[] = []
  const gather = batched((messages) => batches.push(messages.length), 1000, 100)
  for (let count = 0; count < 250; count++) gather(message(count))
  expect(batches).toEqual([100, 100])
  vi.advanceTimersByTime(1000)
  expect(batches).toEqual([100, 100, 50])
  expect(vi.getTimerCount()).toBe(0)
})
