import fc from 'fast-check'
import { expect, test } from 'vitest'
import { UrlTooLongError } from '../filter/filter-error.ts'
import { findPage } from '../paging/page.ts'
import { json } from '../testing/stub-fetch.ts'
import { stubbedClient, thrownBy } from '../testing/stubbed-client.ts'
import { halve } from './late-repairs.ts'

const DAY_MS = 86_400_000
const dayAt = (at: number) => new Date(Date.UTC(2020, 0, 1) + at * DAY_MS).toISOString()
const endOf = (at: number) => new Date(Date.UTC(2020, 0, 2) + at * DAY_MS - 1).toISOString()

/** Every second day of 400, three calls on each: more than an address takes. */
const days = Array.from({ length: 200 }, (_, at) => at * 2)
interface DayRange {
  startedAt: { between: [from: Date, to: Date] }
}
const or = days.map((at): DayRange => ({ startedAt: { between: [new Date(dayAt(at)), new Date(endOf(at))] } }))
const calls = Array.from({ length: 1200 }, (_, id) => ({ id, startedAt: dayAt(Math.floor(id / 3)) }))
const meant = calls.filter(({ id }) => Math.floor(id / 3) % 2 === 0)

/** A server of these calls that knows ranges, pages and the order. */
const server = async (request: Request) => {
  const url = new URL(request.url)
  const { searchParams, pathname } = url
  const filter = JSON.parse(searchParams.get('filter') ?? 'null')
  const where = filter?.where ?? JSON.parse(searchParams.get('where') ?? 'null')
  const ranges: { startedAt: { between: [string, string] } }[] = where.or ?? [where]
  const found = calls.filter(({ startedAt }) =>
    ranges.some(({ startedAt: { between } }) => startedAt >= between[0] && startedAt <= between[1]),
  )
  if (pathname.endsWith('/count')) return json({ count: found.length })
  const { order, skip = 0, limit = 1e9 } = filter
  const ordered = String(order).includes('DESC') ? found.toReversed() : found
  return json(ordered.slice(skip, skip + limit))
}

test('every page of more days than an address takes is the page of all of them', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 700 }),
      fc.option(fc.integer({ min: 1, max: 700 }), { nil: undefined }),
      fc.constantFrom('startedAt ASC' as const, 'startedAt DESC' as const),
      async (skip, limit, order) => {
        const { api, sent } = stubbedClient([server])
        const page = { order: [order, 'id ASC' as const], ...(skip && { skip }), ...(limit && { limit }) }
        const rows = await api.CallLog.find({ filter: { where: { or }, ...page } })
        const all = order === 'startedAt DESC' ? meant.toReversed() : meant
        expect(rows.map(({ id }) => id)).toEqual(all.slice(skip, limit && skip + limit).map(({ id }) => id))
        for (const { url } of sent) expect(url.href.length).toBeLessThanOrEqual(8000)
      },
    ),
    { numRuns: 60 },
  )
})

test('every page of them says how many there are of all', async () => {
  const counting = async (request: Request) => {
    const answer = await server(request)
    if (request.url.includes('/count')) return answer
    const url = new URL(request.url)
    const { order, skip, limit, ...all } = JSON.parse(url.searchParams.get('filter') ?? '{}')
    url.searchParams.set('filter', JSON.stringify(all))
    const rows: unknown[] = await (await server(new Request(url))).json()
    return new Response(answer.body, {
      headers: { ...Object.fromEntries(answer.headers), 'x-total-count': `${rows.length}` },
    })
  }
  for (const page of [1, 2, 31, 59, 60]) {
    const { api } = stubbedClient([counting])
    const found = await findPage(api.CallLog, { where: { or }, order: 'startedAt DESC', page })
    expect([page, found.total, found.pages, found.rows.length]).toEqual([page, 600, 60, 10])
  }
})

test('their count is that of all of them', async () => {
  const { api } = stubbedClient([server])
  expect(await api.CallLog.count({ where: { or } })).toEqual({ count: 600 })
})

test('but not in another order, of which no half knows', async () => {
  const { api } = stubbedClient([server])
  const error = await thrownBy(api.CallLog.find({ filter: { where: { or }, order: 'talkSeconds ASC', limit: 10 } }))
  expect(error).toBeInstanceOf(UrlTooLongError)
})

test.each([
  ['ranges that overlap', [or[1], or[0]]],
  ['fields that differ', [or[0], { endedAt: { between: [dayAt(9), endOf(9)] } }]],
  ['what is no range', [or[0], { startedAt: { gte: dayAt(9) } }]],
])('%s are not halved: a row could come twice', (_, alternatives) => {
  expect(halve({ or: alternatives })).toBeUndefined()
})
