import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { createLineboard, type Lineboard } from '@lineboard/sdk'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { callLogs } from '../src/features/call-logs/call-logs.resource.ts'
import { listQuery } from '../src/list/list-query.ts'
import { chargedCallsHref } from '../src/parts/report/charged-calls-href.ts'
import { parseListState } from '../src/resource/list-state.ts'
import { setDateSettings } from '../src/state/dates.ts'

const zones = ['UTC', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Chatham', 'Europe/London']

let server: MockServer
let api: Lineboard

beforeAll(async () => {
  server = await createMockServer({ size: { callLogs: 900 }, now: new Date('2026-05-22T12:00:00Z'), strict: true })
  const visitor = createLineboard({ baseUrl: server.apiUrl })
  const { id } = await visitor.DashUser.authenticate({ body: { username: 'admin', password: 'Lineboard1!' } })
  api = createLineboard({ baseUrl: server.apiUrl, tokens: { token: () => id } })
})
afterEach(() => setDateSettings({ timeZone: 'UTC' }))
afterAll(() => server.close())

const cents = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0)

/** The list that an address of the call log shows. */
function conditionsAt(href: string) {
  const state = parseListState(href.slice(href.indexOf('?')), callLogs.rules)
  return listQuery(callLogs, state).where
}

it.each(zones)(
  'a day of charges opens the calls that were charged, to the call and to the cent: %s',
  async (timeZone) => {
    setDateSettings({ timeZone })
    const { days } = await api.PaymentTransaction.callChargeSummary({
      body: { startDate: '2026-03-25', endDate: '2026-04-08', customerId: 2 },
    })
    expect(days.length).toBeGreaterThan(5)
    for (const day of days) {
      const where = conditionsAt(chargedCallsHref(day.date, timeZone))
      const calls = await api.CallLog.find({ filter: { where, limit: 1000 } })
      expect([day.date, calls.length, cents(calls.map(({ charge }) => charge))]).toEqual([
        day.date,
        day.calls,
        cents([day.amount]),
      ])
    }
  },
)
