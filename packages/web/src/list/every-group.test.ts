import { enumerations } from '@lineboard/contract/enumerations'
import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { addDays, and, dayAt, formatRelativeDays, type RelativeDays } from '@lineboard/sdk'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callLogs } from '../features/call-logs/call-logs.resource.ts'
import { toHandle } from '../features/call-logs/to-handle.resource.ts'
import { trackingNumbers } from '../features/tracking-numbers/tracking-numbers.resource.ts'
import type { Resource } from '../kit/define-resource.ts'
import { parseListState } from '../kit/list-state.ts'
import { callByName, rowsOf } from '../kit/rows/calls-by-name.ts'
import { rowId } from '../kit/rows/row-text.ts'
import { valueAt } from '../kit/value-at.ts'
import { timeZone } from '../state/dates.ts'
import { signInAt } from '../testing/sign-in-at.ts'
import { listFilter, listQuery } from './context/list-query.ts'

const simple = [
  'totalCalls:>=50',
  'totalCalls:0',
  'description:=\\"\\"',
  'companyId:!=\\"1\\"',
  'trackingSourceName:ads',
  'lastCallAt:more than 3 days ago or never',
  'lastCallAt:last 2 days',
]

const whereOf = (filter: string, now = new Date()) => {
  const state = { ...parseListState('', trackingNumbers.rules), period: undefined, filter }
  return listQuery(trackingNumbers, state, { now }).where
}

let server: MockServer
beforeAll(async () => {
  server = await createMockServer({})
  await signInAt(server, 'super')
})
afterAll(() => server.close())

const rowsBy = async (where: object) =>
  rowsOf(await callByName('OpNumber.find', { filter: { where, include: ['TrackingSource'], limit: 1000 } }))
const idsBy = async (where: object) => new Set((await rowsBy(where)).map(rowId))

it('a group has the rows of any of its conditions, on the list and among rows that are looked at again', async () => {
  const of = await Promise.all(simple.map((text) => idsBy(whereOf(text.replaceAll('\\"', '"')))))
  expect(of.filter(({ size }) => size > 0).length).toBeGreaterThan(3)
  const all = [...(await idsBy({}))]
  const chosen = fc.uniqueArray(fc.nat({ max: simple.length - 1 }), { minLength: 2, maxLength: 3 })
  await fc.assert(
    fc.asyncProperty(chosen, fc.nat({ max: simple.length - 1 }), async (any, also) => {
      const where = whereOf(`any:"${any.map((at) => simple[at]).join(', ')}", ${simple[also]?.replaceAll('\\"', '"')}`)
      const expected = all.filter((id) => of[also]?.has(id) && any.some((at) => of[at]?.has(id)))
      expect([...(await idsBy(where))].toSorted()).toEqual(expected.toSorted())
      // As rows are read that the server tells of.
      const told = all.slice(0, 40)
      const among: object = { id: { inq: told } }
      const again = await idsBy(and<object>(where, among))
      expect([...again].toSorted()).toEqual(expected.filter((id) => told.includes(id)).toSorted())
    }),
    { numRuns: 25 },
  )
})

const results = enumerations.CallStatus
const pairs = results.flatMap((one, at) => results.slice(at + 1).map((other) => [one, other] as const))

it.each(pairs)(
  'calls that are %s or %s are found in each way to ask for them, and servers read the question',
  async (one, other) => {
    const [single, both] = [`status:="${one}"`, `status:="${one}", status:="${other}"`]
    const ways = [
      both,
      `any:"status:${one}, status:${other}"`,
      `${both}, direction:!="outbound", charge:>="0"`,
      `any:"status:${one}, all:\\"status:${other}, talkSeconds:>=0\\""`,
    ]
    const idsOf = async (filter: string, resource: Resource = callLogs) => {
      const search = `?period=last30&customer=2&filter=${encodeURIComponent(filter)}`
      const query = listQuery(
        resource,
        { ...parseListState(search, resource.rules), pageSize: 100 },
        { now: new Date() },
      )
      return rowsOf(await callByName(resource.list, { filter: listFilter(resource, query) })).map(rowId)
    }
    const expected = await idsOf(both)
    expect(expected).toEqual(expect.arrayContaining((await idsOf(single)).slice(0, 5)))
    for (const way of ways.filter((way) => !way.includes('direction'))) expect(await idsOf(way), way).toEqual(expected)
    // Calls that wait for somebody have no talk time to be found by.
    for (const way of ways.filter((each) => !each.includes('talkSeconds'))) await idsOf(way, toHandle)
    await idsOf(ways[2] ?? '')
  },
)

it('days from today are those of the calendar in the time zone of the user', async () => {
  const now = new Date()
  const today = dayAt(now.getTime(), timeZone())
  const rows = await rowsBy({})
  const days = fc.record({
    way: fc.constantFrom<RelativeDays['way']>('last', 'next', 'before', 'after'),
    count: fc.integer({ min: 1, max: 40 }),
    unit: fc.constantFrom<'day' | 'week'>('day', 'week'),
    orNever: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(days, async (relative) => {
      const { way, count, unit, orNever } = relative
      const span = unit === 'week' ? count * 7 : count
      const isMeant = (row: object) => {
        const at = valueAt(row, 'lastCallAt')
        if (typeof at !== 'string') return orNever
        const day = dayAt(Date.parse(at), timeZone())
        if (way === 'last') return day > addDays(today, -span) && day <= today
        if (way === 'next') return day >= today && day < addDays(today, span)
        return way === 'before' ? day < addDays(today, -span) : day > addDays(today, span)
      }
      const found = await idsBy(whereOf(`lastCallAt:"${formatRelativeDays(relative)}"`, now))
      expect([...found].toSorted()).toEqual(rows.filter(isMeant).map(rowId).toSorted())
    }),
    { numRuns: 25 },
  )
})
