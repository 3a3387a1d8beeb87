import { isMissed } from '@lineboard/contract/call-result'
import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { createLineboard, dayAt, missedCalls, portable } from '@lineboard/sdk'
import { activityDays, type CallsOnly, type ReportCalls } from '@lineboard/sdk/reports'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { followNews } from '../src/app/shell/live-news.ts'
import { callQuickFilters } from '../src/features/call-logs/call-filters.ts'
import { callLogs } from '../src/features/call-logs/call-logs.resource.ts'
import { figures } from '../src/features/reports/figure-columns.ts'
import { parseListState } from '../src/kit/list-state.ts'
import { listQuery } from '../src/list/context/list-query.ts'
import { callsHref, missedFilter } from '../src/shared/report/calls-href.ts'
import { setDateSettings } from '../src/state/dates.ts'
import { setMissedCalls, softphone } from '../src/state/softphone.ts'
import { showSession, testUser } from '../src/testing/show-session.ts'

type Listener = (message: { event: string; data: object }) => void
const live = vi.hoisted(() => ({ listeners: new Map<string, Listener>() }))
vi.mock('../src/data/live.ts', () => ({
  subscribeLive(channel: string, listener: Listener) {
    live.listeners.set(channel, listener)
    return () => live.listeners.delete(channel)
  },
  subscribeBalance: () => () => undefined,
}))

const MINUTE_MS = 60_000
const nowMs = Date.now()
const moment = (minutesAgo: number) => new Date(nowMs - minutesAgo * MINUTE_MS).toISOString()

let server: MockServer
let api: ReportCalls
beforeAll(async () => {
  server = await createMockServer({ size: { callLogs: 1 }, strict: true })
  const visitor = createLineboard({ baseUrl: server.apiUrl })
  const { id } = await visitor.DashUser.authenticate({ body: { username: 'super', password: 'Lineboard1!' } })
  api = createLineboard({ baseUrl: server.apiUrl, tokens: { token: () => id } })
  showSession({ status: 'signed-in', user: testUser({ id: 1, customerId: 1 }) })
  setDateSettings({ timeZone: 'UTC' })
})
beforeEach(() => {
  const table = server.store.table('CallLog')
  for (const { id } of [...table.all()]) table.delete(id)
})
afterAll(() => server.close())

const over = { startedAt: moment(2), endedAt: moment(-1), direction: 'inbound', status: 'missed' } as const

const kinds: readonly [string, Partial<Record<keyof typeof over, string | undefined>>, boolean][] = [
  ['a call that came in and nobody answered', {}, true],
  ['a call to somebody who did not answer', { direction: 'outbound' }, false],
  ['a call of no direction that nobody answered', { direction: undefined }, true],
  ['a call that rings', { endedAt: undefined }, false],
  ['a call of no direction that rings', { direction: undefined, endedAt: undefined }, false],
  ['a call of a week ago whose end is missing', { startedAt: moment(7 * 24 * 60), endedAt: undefined }, true],
  ['a call out of a week ago whose end is missing', { ...over, direction: 'outbound', startedAt: moment(9999) }, false],
  ['a call whose caller left a message', { status: 'voicemail' }, false],
  ['a call that was answered', { status: 'answered' }, false],
  ['a call to somebody who answered', { status: 'answered', direction: 'outbound' }, false],
  ['a call that met a busy line', { status: 'busy' }, false],
  ['a call out that met a busy line', { status: 'busy', direction: 'outbound' }, false],
  ['a call that failed', { status: 'failed' }, false],
]

it.each(kinds)('all that says missed agrees on %s', async (_, change, expected) => {
  const table = server.store.table('CallLog')
  const call = Object.fromEntries(
    Object.entries({ ...over, ...change }).filter(([, value]) => value !== undefined),
  ) as Partial<typeof over> & typeof over
  const shared = { customerId: 2, callId: 'a', ringSeconds: 9, talkSeconds: 0, callerNumber: '+12125550171' }
  const more = { trackingNumber: '+16465550118', charge: 0, currency: 'USD', firstTimeCaller: false }
  const row = table.insert({ ...shared, ...more, metrics: call.startedAt, ...call })

  const counted = (where: object) => table.count(portable({ ...where }))
  const listedAt = (search: string) => counted(listQuery(callLogs, parseListState(search, callLogs.rules)).where)
  // Of any time: the list itself begins with few days.
  const listed = (filter: string) => listedAt(`?${new URLSearchParams({ filter, period: 'all' })}`)
  const day = dayAt(Date.parse(call.startedAt), 'UTC')
  const days = { first: day, last: day }
  const blocks = figures.find(({ id }) => id === 'missed')?.blocks ?? []
  const figureHref = callsHref({ days, blocks })
  const span = { startsAt: `${day}T00:00:00.000Z`, endsAt: `${day}T23:59:59.999Z` }
  const report = async (only?: CallsOnly) => (await activityDays(api, { span, timeZone: 'UTC', only })).totals.missed
  const quick = callQuickFilters.find(({ label }) => label === 'Missed')?.filter ?? ''
  const end = followNews()
  setMissedCalls(0)
  live.listeners.get('call_log')?.({ event: 'update', data: row })
  const badge = softphone.missedCalls
  end()

  const times = expected ? 1 : 0
  expect({
    contract: isMissed(row, nowMs) ? 1 : 0,
    question: counted(missedCalls.where(new Date())),
    quick: listed(quick),
    softphone: listed(missedFilter),
    figure: listedAt(figureHref.slice(figureHref.indexOf('?'))),
    reports: await report(),
    countedReports: await report({ firstTimeCaller: false }),
    badge,
  }).toEqual({
    ...{ contract: times, question: times, quick: times, softphone: times, figure: times },
    ...{ reports: times, countedReports: times },
    // Counts what ends while somebody is signed in.
    badge: call.endedAt ? times : 0,
  })
})
