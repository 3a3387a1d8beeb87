import { beforeEach, expect, it, vi } from 'vitest'
import { type FollowOptions, followRows, REPAINT_MS, type RowEvent } from './follow-rows.ts'
import { noNews, type RowNews, withNews } from './row-news.ts'

interface Row {
  id: number
  name: string
}

const row = (id: number, name = `row ${id}`): Row => ({ id, name })

function setUp(options: Partial<FollowOptions> = {}) {
  const server = new Map([1, 2, 3].map((id) => [id, row(id)]))
  const news: RowNews[] = []
  let shown: readonly object[] = [row(1), row(2), row(3)]
  let tell: (event: RowEvent, id: number, told?: unknown) => void = () => undefined
  let gap: () => void = () => undefined
  const unsubscribe = vi.fn()
  const read = vi.fn(async (ids: readonly number[]) => ids.flatMap((id) => server.get(id) ?? []))
  const stop = followRows({
    subscribe(listener, onGap) {
      tell = listener
      gap = onGap
      return unsubscribe
    },
    shown: () => shown,
    idOf: (each) => Number(Reflect.get(each, 'id')),
    read,
    countMissed: async () => 0,
    isOwn: async () => false,
    onNews(next, rows) {
      news.push(next)
      shown = rows
    },
    ...options,
  })
  return {
    server,
    news,
    read,
    stop,
    unsubscribe,
    shown: () => shown,
    tell: (event: RowEvent, id: number, told?: unknown) => tell(event, id, told),
    gap: () => gap(),
  }
}

const oneSecond = () => vi.advanceTimersByTimeAsync(REPAINT_MS)

beforeEach(() => {
  vi.useFakeTimers()
})

it('marks a changed row, and leaves it where it is', async () => {
  const { server, news, tell, shown } = setUp()
  server.set(2, row(2, 'renamed'))
  tell('update', 2)
  await oneSecond()
  expect(news).toEqual([{ ...noNews, changed: new Set([2]) }])
  expect(shown()).toEqual([row(1), row(2, 'renamed'), row(3)])
})

it('a new row waits, one that does not belong in the list is no news', async () => {
  const { server, news, tell, shown } = setUp()
  server.set(7, row(7))
  tell('create', 7)
  tell('create', 8)
  await oneSecond()
  expect(news).toEqual([{ ...noNews, added: new Set([7]) }])
  expect(shown()).toHaveLength(3)
})

it('a row that is deleted, or no longer matches, stays and is marked as gone', async () => {
  const { server, news, tell, shown } = setUp()
  server.delete(1)
  tell('delete', 1)
  await oneSecond()
  expect(news).toEqual([{ ...noNews, gone: new Set([1]) }])
  expect(shown()).toHaveLength(3)
})

it('a burst of a thousand asks once, and repaints at most once a second', async () => {
  const { server, news, read, tell } = setUp()
  for (let count = 0; count < 1000; count++) {
    server.set(1, row(1, `at ${count}`))
    tell('update', 1)
  }
  await oneSecond()
  expect(read).toHaveBeenCalledTimes(1)
  expect(news).toHaveLength(1)
  for (let count = 0; count < 30; count++) {
    server.set(1, row(1, `then ${count}`))
    tell('update', 1)
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(news.length).toBeLessThanOrEqual(4)
})

it('changes of other rows and own changes are no news', async () => {
  const { news, read, tell } = setUp({ isOwn: async (id) => id === 2 })
  tell('update', 99)
  tell('update', 2)
  await oneSecond()
  expect(read).not.toHaveBeenCalled()
  expect(news).toEqual([])
})

it('catches up after a gap: what changed, what is gone, how many came', async () => {
  const { server, news, gap } = setUp({ countMissed: async () => 4 })
  server.set(3, row(3, 'renamed'))
  server.delete(2)
  gap()
  await oneSecond()
  expect(news).toEqual([{ changed: new Set([3]), gone: new Set([2]), added: new Set(), missed: 4 }])
})

it('a server that fails changes nothing, and the next news is heard again', async () => {
  const { server, news, read, tell } = setUp()
  read.mockRejectedValueOnce(new Error('down'))
  tell('update', 1)
  await oneSecond()
  expect(news).toEqual([])
  server.set(1, row(1, 'renamed'))
  tell('update', 1)
  await oneSecond()
  expect(news).toHaveLength(1)
})

it('says nothing once it is stopped', async () => {
  const { news, tell, stop, unsubscribe } = setUp()
  tell('delete', 1)
  stop()
  await oneSecond()
  expect(unsubscribe).toHaveBeenCalledOnce()
  expect(news).toEqual([])
})

it('adds news up', () => {
  const first = { changed: new Set([1, 2]), gone: new Set<number>(), added: new Set([7]), missed: 1 }
  const second = { changed: new Set([3]), gone: new Set([2, 7]), added: new Set([8]), missed: 2 }
  expect(withNews(first, second)).toEqual({
    changed: new Set([1, 3]),
    gone: new Set([2, 7]),
    added: new Set([8]),
    missed: 3,
  })
})

it("a colleague's change in the same second as an own one of the same row is told", async () => {
  const { server, news, tell } = setUp({ isOwn: async (_, told) => told === 'mine' })
  server.set(2, row(2, 'theirs'))
  tell('update', 2, 'theirs')
  tell('update', 2, 'mine')
  await oneSecond()
  expect(news).toEqual([{ ...noNews, changed: new Set([2]) }])
})
