import { act, renderHook } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { initClient } from '../../data/client.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { noRoutes } from '../../testing/no-routes.ts'
import { waitingCount } from '../context/row-news.ts'
import { useList } from '../use-list.ts'
import { REPAINT_MS } from './follow-rows.ts'

type Heard = (message: { event: string; data: unknown }) => void

const heard = vi.hoisted(() => new Set<Heard>())

vi.mock('../../data/live.ts', async (original) => ({
  ...(await original<object>()),
  subscribeLive: (_: string, listener: Heard) => {
    heard.add(listener)
    return () => heard.delete(listener)
  },
}))

// Idle time is the browser's own, and no test can make it.
vi.mock('../../browser/timing.ts', () => ({
  whenIdle(work: () => void) {
    const timer = setTimeout(work)
    return () => clearTimeout(timer)
  },
}))

const declarations = import.meta.glob<Record<string, Resource>>('../../features/*/*.resource.ts', { eager: true })
const declared = Object.values(declarations)
  .flatMap((module) => Object.values(module))
  .filter(({ path }) => !path.includes(':'))
const live = declared.filter(({ channel, refreshMs }) => channel || refreshMs)
const quiet = declared.filter(({ channel, refreshMs }) => !(channel || refreshMs))

interface Row {
  id: number
  name: string
}

const row = (id: number): Row => ({ id, name: `row ${id}` })

/** Rows of the server, in the order it answers them. */
let stored: Row[] = []
let asked = 0
/** Where the list is asked for, which is asked first; what else it asks of other rows is answered by none. */
let listed = ''
/** The model of the list's rows. */
let model = ''

function answer({ url }: Request): object {
  asked += 1
  const { pathname, searchParams } = new URL(url)
  if (/\/count|Count$/.test(pathname)) return { count: stored.length }
  // For rows of others, users and customers are looked up by name before.
  const named = ['DashUser', 'Customer'].find((each) => pathname.endsWith(`/${each}s`))
  if (named && named !== model) return []
  listed ||= pathname
  if (pathname !== listed) return []
  const filter: unknown = JSON.parse(searchParams.get('filter') ?? '{}')
  const { limit = 100, skip = 0, offset = skip } = Object(filter)
  const among = /"inq":\[([\d,]+)\]/.exec(JSON.stringify(filter))?.[1]?.split(',').map(Number)
  // Rows asked for by their ids come in the same way.
  return (among ? stored.filter(({ id }) => among.includes(id)) : stored.slice(offset)).slice(0, limit)
}

// Where tests make the time, nobody waits for code to come.
beforeAll(() => import('./follow-list.ts'))
beforeEach(() => {
  // At noon: a list of today asks again where its day ends in between.
  const now = new Date().setHours(12, 0, 0, 0)
  vi.useFakeTimers({ now, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  heard.clear()
  asked = 0
  listed = ''
  answerCalls(answer)
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** The page in the conditions of a case: full or short, sorted otherwise, filtered, or with a row open. */
const pages = [
  { page: 'a full page', size: 30, more: '' },
  { page: 'a short page', size: 3, more: '' },
  { page: 'no rows at all', size: 0, more: '' },
  { page: 'rows in another order', size: 30, more: '&sort=-id' },
  { page: 'filtered rows', size: 30, more: '&filter=row' },
  { page: 'a row that is open', size: 30, more: '', open: '/view/3' },
]

async function show(resource: Resource, { size, more, open = '' }: (typeof pages)[number]) {
  model = resource.model
  stored = Array.from({ length: size }, (_, at) => row(100 + at))
  history.replaceState({ listDecided: true }, '', `/service/${resource.path}${open}?pageSize=10${more}`)
  const options = { resource, routes: noRoutes, onRemove: async () => false, openMenu: () => undefined }
  const view = renderHook(() => useList({ ...options }))
  await vi.waitFor(async () => {
    await pass(100)
    expect(view.result.current.outdated || view.result.current.refreshing).toBe(false)
    expect(view.result.current.rows.length).toBe(Math.min(10, size))
  })
  // What follows the rows comes when the page is idle.
  await pass(3000)
  return view
}

/** What is on the screen. */
const idsOf = (rows: readonly object[]) => rows.map((each) => Reflect.get(each, 'id'))

/** Lets the news of the server come, as it comes for this list. */
async function comes(resource: Resource, event: string, id: number): Promise<void> {
  for (const listener of heard) listener({ event, data: { id } })
  await pass(REPAINT_MS + (resource.refreshMs ?? 0) + 100)
  await pass(REPAINT_MS + 100)
}

it('every list is judged, and those that people watch are live', () => {
  expect(declared.length).toBeGreaterThan(30)
  const watched = ['call-log', 'ticket', 'billing/transactions', 'customer', 'system/calls']
  expect(live.map(({ path }) => path)).toEqual(expect.arrayContaining(watched))
})

describe.each(live.map((resource) => ({ name: resource.path, resource })))('$name', ({ resource }) => {
  it.each(pages)('moves no row of $page until somebody asks', async (page) => {
    const { result } = await show(resource, page)
    const before = idsOf(result.current.rows)

    for (const id of [7, 8]) {
      stored = [row(id), ...stored]
      await comes(resource, 'create', id)
      expect(idsOf(result.current.rows)).toEqual(before)
    }
    expect(waitingCount(result.current.news)).toBe(2)

    const [, second] = before
    if (second !== undefined) {
      stored = stored.map((each) => (each.id === second ? { ...each, name: 'renamed' } : each))
      await comes(resource, 'update', second)
      expect(result.current.rows[1]).toMatchObject({ name: 'renamed' })
      stored = stored.filter(({ id }) => id !== second)
      await comes(resource, 'delete', second)
      expect([...result.current.news.gone]).toEqual([second])
    }
    // Neither the network that comes back, nor time, nor a look at the page after moves anything.
    await act(async () => void dispatchEvent(new Event('online')))
    await pass(120_000)
    expect(idsOf(result.current.rows)).toEqual(before)
    expect(waitingCount(result.current.news)).toBe(2)

    await act(async () => result.current.refresh())
    await pass(1000)
    expect(idsOf(result.current.rows)).toEqual(stored.slice(0, 10).map(({ id }) => id))
    expect(waitingCount(result.current.news)).toBe(0)
  })
})

describe.each(quiet.map((resource) => ({ name: resource.path, resource })))('$name', ({ resource }) => {
  it('requests nothing, and counts new rows while the network was away', async () => {
    const { result } = await show(resource, { page: '', size: 3, more: '' })
    const before = idsOf(result.current.rows)
    asked = 0
    stored = [row(7), ...stored]
    await pass(120_000)
    expect(asked).toBe(0)
    await act(async () => void dispatchEvent(new Event('online')))
    await pass(3000)
    expect(idsOf(result.current.rows)).toEqual(before)
    expect(waitingCount(result.current.news)).toBe(1)
  })
})

it('waits for rows that could not be asked for, and asks when the network is back', async () => {
  const [resource] = live
  if (!resource) throw new Error('No list is live.')
  let isAway = true
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async (request) => {
      if (isAway) throw new TypeError('Failed to fetch')
      return Response.json(answer(request))
    },
  })
  stored = [row(1)]
  history.replaceState({ listDecided: true }, '', `/service/${resource.path}?pageSize=10`)
  const { result } = renderHook(() =>
    useList({ resource, routes: noRoutes, onRemove: async () => false, openMenu: () => undefined }),
  )
  await vi.waitFor(async () => {
    await pass(100)
    expect(result.current.view).toBe('failed')
  })
  isAway = false
  await act(async () => void dispatchEvent(new Event('online')))
  await pass(10)
  expect(idsOf(result.current.rows)).toEqual([1])
})
