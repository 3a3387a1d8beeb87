import { beforeEach, expect, it, vi } from 'vitest'
import { type NextNews, noNews, waitingCount, withNews } from '../context/row-news.ts'
import { type FollowOptions, followRows, REPAINT_MS, type RowEvent } from './follow-rows.ts'

interface Row {
  id: number
  name: string
}

const nothing: NextNews = { changed: new Set(), gone: new Set(), added: new Set(), left: new Set(), grown: undefined }

const row = (id: number, name = `row ${id}`): Row => ({ id, name })

function setUp(options: Partial<FollowOptions> = {}) {
  const server = new Map([1, 2, 3].map((id) => [id, row(id)]))
  const news: NextNews[] = []
  let shown: readonly object[] = [row(1), row(2), row(3)]
  let emit: (event: RowEvent, id: number, data?: unknown) => void = () => undefined
  let goStale: () => void = () => undefined
  const unsubscribe = vi.fn()
  const read = vi.fn(async (ids: readonly number[]) => ids.flatMap((id) => server.get(id) ?? []))
  const stop = followRows({
    subscribe(listener, onStale) {
      emit = listener
      goStale = onStale
      return unsubscribe
    },
    shown: () => shown,
    idOf: (each) => Number(Reflect.get(each, 'id')),
    read,
    countGrown: async () => undefined,
    readPage: async () => [...server.values()],
    pageSize: 10,
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
    emit: (event: RowEvent, id: number, data?: unknown) => emit(event, id, data),
    goStale: () => goStale(),
  }
}

const oneSecond = () => vi.advanceTimersByTimeAsync(REPAINT_MS)

beforeEach(() => {
  vi.useFakeTimers()
})

it('marks a changed row, and leaves it where it is', async () => {
  const { server, news, emit, shown } = setUp()
  server.set(2, row(2, 'renamed'))
  emit('update', 2)
  await oneSecond()
  expect(news).toEqual([{ ...nothing, changed: new Set([2]) }])
  expect(shown()).toEqual([row(1), row(2, 'renamed'), row(3)])
})

it('a new row waits, one that does not belong in the list is no news', async () => {
  const { server, news, emit, shown } = setUp()
  server.set(7, row(7))
  emit('create', 7)
  emit('create', 8)
  await oneSecond()
  expect(news).toEqual([{ ...nothing, added: new Set([7]) }])
  expect(shown()).toHaveLength(3)
})

it('a row that is deleted, or no longer matches, stays and is marked as gone', async () => {
  const { server, news, emit, shown } = setUp()
  server.delete(1)
  emit('delete', 1)
  await oneSecond()
  expect(news).toEqual([{ ...nothing, gone: new Set([1]) }])
  expect(shown()).toHaveLength(3)
})

it('a burst of a thousand asks once, and repaints at most once a second', async () => {
  const { server, news, read, emit } = setUp()
  for (let count = 0; count < 1000; count++) {
    server.set(1, row(1, `at ${count}`))
    emit('update', 1)
  }
  await oneSecond()
  expect(read).toHaveBeenCalledTimes(1)
  expect(news).toHaveLength(1)
  for (let count = 0; count < 30; count++) {
    server.set(1, row(1, `then ${count}`))
    emit('update', 1)
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(news.length).toBeLessThanOrEqual(4)
})

it('changes of other rows and own changes are no news', async () => {
  const { news, read, emit } = setUp({ isOwn: async (id) => id === 2 })
  emit('update', 99)
  emit('update', 2)
  await oneSecond()
  expect(read).not.toHaveBeenCalled()
  expect(news).toEqual([])
})

it('catches up after a gap: what changed, what is gone, how many came', async () => {
  const { server, news, goStale } = setUp({ countGrown: async () => 4 })
  server.set(3, row(3, 'renamed'))
  server.delete(2)
  goStale()
  await oneSecond()
  expect(news).toEqual([{ ...nothing, changed: new Set([3]), gone: new Set([2]), grown: 4 }])
})

it('rows that the list has by the time its own answer is there are no news', async () => {
  let known = 3
  const { server, news, read, goStale } = setUp({ countGrown: async () => server.size - known })
  server.set(4, row(4))
  goStale()
  read.mockImplementationOnce(async (ids) => {
    known = server.size
    return ids.flatMap((id) => server.get(id) ?? [])
  })
  await oneSecond()
  expect(news.reduce(withNews, noNews)).toEqual(noNews)
})

it('a server that fails changes nothing, and the next news is heard again', async () => {
  const { server, news, read, emit } = setUp()
  read.mockRejectedValueOnce(new Error('down'))
  emit('update', 1)
  await oneSecond()
  expect(news).toEqual([])
  server.set(1, row(1, 'renamed'))
  emit('update', 1)
  await oneSecond()
  expect(news).toHaveLength(1)
})

it('says nothing once it is stopped', async () => {
  const { news, emit, stop, unsubscribe } = setUp()
  emit('delete', 1)
  stop()
  await oneSecond()
  expect(unsubscribe).toHaveBeenCalledOnce()
  expect(news).toEqual([])
})

it('adds news up', () => {
  const first = { ...noNews, changed: new Set([1, 2]), added: new Set([7]), missed: 1 }
  const second = { ...nothing, changed: new Set([3]), gone: new Set([2]), left: new Set([7]), added: new Set([8]) }
  const both = { changed: new Set([1, 3]), gone: new Set([2]), added: new Set([8]), missed: 1 }
  expect(withNews(first, second)).toEqual(both)
  expect(withNews(both, { ...nothing, changed: new Set([1]) })).toBe(both)
})

it('counts a row once, whether it was reported, counted, or both, however often the network was away', () => {
  const waiting = withNews(noNews, { ...nothing, added: new Set([7, 8]) })
  const counted = withNews(waiting, { ...nothing, grown: 4 })
  expect(waitingCount(counted)).toBe(4)
  expect(waitingCount(withNews(counted, { ...nothing, grown: 4 }))).toBe(4)
  // One of those on the screen is gone as well: five have come.
  expect(waitingCount(withNews(counted, { ...nothing, gone: new Set([1]), grown: 4 }))).toBe(5)
  expect(waitingCount(withNews(counted, { ...nothing, added: new Set([9]) }))).toBe(5)
})

it('a row that came and went before it was shown is not waited for', async () => {
  const { server, news, emit } = setUp()
  server.set(7, row(7))
  emit('create', 7)
  await oneSecond()
  server.delete(7)
  emit('delete', 7)
  await oneSecond()
  expect(news.at(-1)).toEqual({ ...nothing, left: new Set([7]) })
  expect(waitingCount(news.reduce(withNews, noNews))).toBe(0)
})

it('finds what came on a page where nobody counts, and not what only moves up for what is gone', async () => {
  const { server, news, goStale } = setUp({ pageSize: 3 })
  server.delete(1)
  server.set(4, row(4))
  goStale()
  await oneSecond()
  expect(news).toEqual([{ ...nothing, gone: new Set([1]) }])
  const short = setUp({ pageSize: 10 })
  short.server.delete(1)
  short.server.set(4, row(4))
  short.goStale()
  await oneSecond()
  expect(short.news).toEqual([{ ...nothing, gone: new Set([1]), added: new Set([4]) }])
})

it('is not asked while the rows are on their way', async () => {
  const { news, read, goStale } = setUp({ shown: () => undefined })
  goStale()
  await oneSecond()
  expect([read.mock.calls, news]).toEqual([[], []])
})

it('what was reported while the server failed is not lost', async () => {
  const { server, news, read, emit } = setUp()
  read.mockRejectedValueOnce(new Error('down'))
  server.set(1, row(1, 'renamed'))
  emit('update', 1)
  await oneSecond()
  emit('create', 99)
  await oneSecond()
  expect(news).toEqual([{ ...nothing, changed: new Set([1]) }])
})

it('500 events a second for a minute: two questions a second at most, what waits is bounded, and nothing is lost', async () => {
  let grown = 0
  const { server, news, read, emit } = setUp({ countGrown: vi.fn(async () => grown) })
  const second = () => {
    for (let at = 0; at < 500; at++) {
      const id = at % 2 ? 1 : 1000 + grown
      if (id !== 1) grown += 1
      server.set(id, row(id, `at ${grown}`))
      emit(id === 1 ? 'update' : 'create', id)
    }
  }
  for (let seconds = 0; seconds < 60; seconds++) {
    second()
    await oneSecond()
  }
  await oneSecond()
  expect(read.mock.calls.length).toBeLessThanOrEqual(61)
  expect(Math.max(...read.mock.calls.map(([ids]) => ids.length))).toBeLessThanOrEqual(203)
  expect(news.length).toBeLessThanOrEqual(61)
  const all = news.reduce(withNews, noNews)
  expect([waitingCount(all), all.added.size <= 200, all.changed]).toEqual([60 * 250, true, new Set([1])])
})

it("a colleague's change in the same second as an own one of the same row is reported", async () => {
  const { server, news, emit } = setUp({ isOwn: async (_, data) => data === 'mine' })
  server.set(2, row(2, 'theirs'))
  emit('update', 2, 'theirs')
  emit('update', 2, 'mine')
  await oneSecond()
  expect(news).toEqual([{ ...nothing, changed: new Set([2]) }])
})
