import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { accessOf, createLineboard, type Lineboard } from '@lineboard/sdk'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { callLogs } from '../src/features/call-logs/call-logs.resource.ts'
import { parseListState } from '../src/kit/list-state.ts'
import { listQuery } from '../src/list/context/list-query.ts'
import { callsOfCharge, chargedCallsHref } from '../src/shared/report/charged-calls.ts'
import { setDateSettings } from '../src/state/dates.ts'

const zones = ['UTC', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Chatham', 'Europe/London']

let server: MockServer
let api: Lineboard
let everybodys: Lineboard

async function signedIn(username: string): Promise<Lineboard> {
  const visitor = createLineboard({ baseUrl: server.apiUrl })
  const { id } = await visitor.DashUser.authenticate({ body: { username, password: 'Lineboard1!' } })
  return createLineboard({ baseUrl: server.apiUrl, tokens: { token: () => id } })
}

beforeAll(async () => {
  server = await createMockServer({ size: { callLogs: 900 }, now: new Date('2026-05-22T12:00:00Z'), strict: true })
  api = await signedIn('admin')
  everybodys = await signedIn('super')
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

it('a charge opens the calls of its own customer, also for who sees those of all, and a discount on it none', async () => {
  const access = accessOf({ id: 1, customerId: 1, isSuperAdmin: true }, [])
  const where = { transactionType: 'charge', category: 'call_charges' } as const
  const charges = await everybodys.PaymentTransaction.find({ filter: { where, order: 'id DESC', limit: 400 } })
  expect(new Set(charges.map(({ customerId }) => customerId)).size).toBeGreaterThan(1)
  for (const charge of charges) {
    const where = conditionsAt(callsOfCharge(charge, access, 'UTC') ?? '')
    const found = await everybodys.CallLog.find({ filter: { where, limit: 1000 } })
    expect([charge.id, cents(found.map((call) => call.charge))]).toEqual([charge.id, -cents([charge.amount])])
    expect(callsOfCharge({ ...charge, transactionType: 'adjustment' }, access, 'UTC')).toBeUndefined()
  }
})

it.each([
  ['a customer’s own', 2, 2, 'READONLY', true],
  ['those of another customer, for the owner’s staff', 1, 2, 'READONLY', false],
  ['the own, for who is denied the call log', 2, 2, 'DENY', false],
])('a charge leads to calls that people see: %s', (_, customerId, of, name, isOpen) => {
  const access = accessOf({ id: 9, customerId }, [{ GuiSection: { name: 'Call Logs' }, GuiPermission: { name } }])
  const charge = { category: 'call_charges', transactionType: 'charge', customerId: of } as const
  const href = callsOfCharge({ ...charge, transactionDate: '2026-05-04T23:59:00.000Z' }, access, 'UTC')
  expect(href !== undefined).toBe(isOpen)
})
