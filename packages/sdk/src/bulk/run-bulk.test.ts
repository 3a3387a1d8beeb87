import { expect, test } from 'vitest'
import { type BulkProgress, remaining, runBulk } from './index.ts'

const numbers = Array.from({ length: 20 }, (_, index) => index + 1)

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn++) await Promise.resolve()
}

test('returns the result of each item, in order', async () => {
  const report = await runBulk({
    items: numbers,
    run: async (item) => {
      await turns(30 - item)
      if (item % 5 === 0) throw new Error(`no ${item}`)
      return item * 2
    },
  })
  expect(report.results.map(({ item }) => item)).toEqual(numbers)
  expect([report.done, report.failed, report.skipped]).toEqual([16, 4, 0])
  expect(report.results[1]).toEqual({ item: 2, status: 'done', value: 4 })
  expect(report.results[4]).toEqual({ item: 5, status: 'failed', error: new Error('no 5') })
  expect('stoppedBy' in report).toBe(false)
})

test.each([1, 3, 40])('has up to %i under way, and never more', async (concurrency) => {
  const expected = Math.min(concurrency, numbers.length)
  let [underWay, most] = [0, 0]
  let open = () => {}
  const full = new Promise<void>((resolve) => {
    open = resolve
  })
  await runBulk({
    items: numbers,
    concurrency,
    run: async () => {
      most = Math.max(most, ++underWay)
      if (underWay === expected) open()
      await full
      underWay--
    },
  })
  expect(most).toBe(expected)
})

test('reads items only as it needs them', async () => {
  let read = 0
  let ran = 0
  let maxAhead = 0
  async function* items() {
    for (const item of numbers) {
      read++
      maxAhead = Math.max(maxAhead, read - ran)
      yield item
    }
  }
  const run = async () => {
    await turns(5)
    ran++
  }
  expect((await runBulk({ items: items(), concurrency: 2, run })).done).toBe(20)
  expect(maxAhead).toBeLessThanOrEqual(3)
})

test('runs what failed again, and that alone', async () => {
  const ran: number[] = []
  let isUp = false
  const run = async (item: number) => {
    ran.push(item)
    if (!isUp && item % 2 === 0) throw new Error('down')
  }
  const first = await runBulk({ items: numbers, run })
  isUp = true
  const second = await runBulk({ items: remaining(first), run })
  expect([first.failed, second.done, second.failed]).toEqual([10, 10, 0])
  expect(ran).toHaveLength(30)
})

test('begins nothing more once it is aborted, and says so of the rest', async () => {
  const controller = new AbortController()
  const reason = new Error('stop')
  const report = await runBulk({
    items: numbers,
    concurrency: 2,
    signal: controller.signal,
    run: async (item, signal) => {
      if (item === 6) controller.abort(reason)
      await turns(1)
      signal.throwIfAborted()
    },
  })
  expect(report.stoppedBy).toBe(reason)
  expect(report.results.map(({ item }) => item)).toEqual(numbers)
  expect(report.results.slice(7).every(({ status }) => status === 'skipped')).toBe(true)
  expect(report.results[5]).toEqual({ item: 6, status: 'failed', error: reason })
  expect(remaining(report)).toEqual(report.results.filter(({ status }) => status !== 'done').map(({ item }) => item))
})

test('keeps the results when the items cannot be read to their end', async () => {
  const lost = new Error('lost')
  async function* items() {
    yield 1
    yield 2
    throw lost
  }
  const report = await runBulk({ items: items(), run: async (item) => item })
  expect(report).toMatchObject({ done: 2, failed: 0, stoppedBy: lost })
})

test('ends the walk it reads from when it is aborted', async () => {
  const controller = new AbortController()
  let isEnded = false
  async function* items() {
    try {
      for (;;) yield 1
    } finally {
      isEnded = true
    }
  }
  let ran = 0
  const run = async () => {
    if (++ran === 5) controller.abort()
  }
  await runBulk({ items: items(), run, signal: controller.signal })
  expect(isEnded).toBe(true)
})

test('tells its progress after each item', async () => {
  const reported: BulkProgress[] = []
  const run = async (item: number) => {
    if (item === 2) throw new Error('no')
  }
  await runBulk({ items: [1, 2, 3], concurrency: 1, run, onProgress: (progress) => reported.push(progress) })
  expect(reported).toEqual([
    { done: 1, failed: 0, total: 3 },
    { done: 1, failed: 1, total: 3 },
    { done: 2, failed: 1, total: 3 },
  ])
})
