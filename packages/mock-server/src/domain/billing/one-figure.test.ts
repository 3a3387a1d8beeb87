import type { components } from '@lineboard/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localRange } from '../../ground/local-time.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { statementOf } from './invoices/invoice-document.ts'
import { verifyLedger } from './ledger/verify.ts'
import { toCents } from './money/money.ts'

type Schemas = components['schemas']

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** How many periods are asked for, and how often calls change under them. */
const [PERIODS, HISTORIES] = process.env.LINEBOARD_NIGHTLY ? [200, 40] : [20, 8]

const beginsMs = Date.parse('2026-02-21T00:00:00Z')

let it: TestServer
beforeAll(async () => {
  it = await createTestServer({ size: { callLogs: 3000 }, seed: 7 })
  const { control } = it.server
  // Calls of two days more, some of them over midnight.
  control.live.start(40)
  for (let hours = 0; hours < 40; hours++) {
    control.clock.advance(HOUR_MS - 1000)
    control.live.run()
  }
  control.live.stop()
}, 300_000)
afterAll(() => it.close())

const cents = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + toCents(amount), 0)
const day = (at: number) => new Date(beginsMs + at * DAY_MS).toISOString().slice(0, 10)

/** Months, and any run of days. */
const periods = fc.oneof(
  fc.constantFrom(['2026-03-01', '2026-03-31'], ['2026-04-01', '2026-04-30'], ['2026-05-01', '2026-05-31']),
  fc.tuple(fc.nat(92), fc.nat(92)).map((days) => days.sort((a, b) => a - b).map(day)),
)

/** What the calls of some days cost a customer, as five places tell it, in cents. */
async function figures(customerId: number, startDate: string, endDate: string) {
  const { store } = it.server
  const form = { start_date: `${startDate}T00:00`, end_date: `${endDate}T23:59`, offset: 0, customerId }
  const report = await it.super<Schemas['ActivityReport']>('POST', '/Reports/activity_report', { form })
  expect(report.status, JSON.stringify(report.body)).toBe(200)
  const body = { startDate, endDate, customerId }
  const summary = await it.super<Schemas['CallChargeSummary']>('POST', '/PaymentTransactions/callChargeSummary', {
    body,
  })
  const between = [`${startDate}T00:00:00.000Z`, `${endDate}T23:59:59.999Z`] as const
  const where = { customerId, category: 'call_charges', transactionDate: { between } }
  const transactions = await it.super<Schemas['PaymentTransaction'][]>('GET', '/PaymentTransactions', {
    filter: { where },
  })
  const { lines } = statementOf(store, customerId, localRange('Invoice', startDate, endDate))
  const entries = store
    .table('LedgerEntry')
    .by('debit', `wallet:${customerId}`)
    .filter(({ credit, at }) => credit === 'sales:call_charges' && at >= between[0] && at <= between[1])
  return {
    report: cents([report.body.totals.charge]),
    byDay: cents(report.body.rows.map(({ charge }) => charge)),
    summary: cents([summary.body.amount]),
    transactions: 0 - cents(transactions.body.map(({ amount }) => amount)),
    invoice: lines.reduce(
      (sum, { description, cents: moved }) => sum - (description.startsWith('Call charges') ? moved : 0),
      0,
    ),
    wallet: entries.reduce((sum, { minor }) => sum + minor, 0),
  }
}

test('report, summary, transactions, invoice and wallet say the same of any month and customer', async () => {
  const seen = new Set<number>()
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(2, 3, 4), periods, async (customerId, [start = '', end = '']) => {
      const found = await figures(customerId, start, end)
      expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, found.report])))
      seen.add(found.report)
    }),
    { numRuns: PERIODS },
  )
  // They were not all nothing.
  expect(seen.size).toBeGreaterThan(5)
  it.expectNoViolations()
}, 300_000)

/** Something done to the call at a place in the log: given to a customer, put on another day, deleted by itself or among others. */
const change = fc.record({
  at: fc.nat(5000),
  act: fc.oneof(
    fc.record({ to: fc.constantFrom(1, 2, 3, 4), by: fc.constantFrom('updateCustomer' as const, 'upsert' as const) }),
    fc.record({ day: fc.nat(92) }),
    fc.constantFrom('delete' as const, 'delete several' as const),
  ),
})

async function changeCall({ at, act }: typeof change extends fc.Arbitrary<infer Change> ? Change : never) {
  const table = it.server.store.table('CallLog')
  const call = [...table.all()][at % table.size]
  if (!call) return undefined
  const { id, customerId } = call
  const answer = await (act === 'delete'
    ? it.super('DELETE', `/CallLogs/${id}`)
    : act === 'delete several'
      ? it.super('DELETE', '/CallLogs', { where: { id: { inq: [id, id + 1] } } })
      : 'day' in act
        ? it.super('PUT', '/CallLogs', {
            body: it.whole('CallLog', { id, startedAt: `${day(act.day)}T00:30:00.000Z` }),
          })
        : act.by === 'upsert'
          ? it.super('PUT', '/CallLogs', { body: it.whole('CallLog', { id, customerId: act.to }) })
          : it.super('POST', '/CallLogs/updateCustomer', { form: { updateInfo: { ids: [id], customerId: act.to } } }))
  return { status: answer.status, customerId }
}

test('what was charged stays so, whatever becomes of the calls', async () => {
  const months = [
    ['2026-03-01', '2026-03-31'],
    ['2026-04-01', '2026-04-30'],
    ['2026-05-01', '2026-05-31'],
  ] as const
  const all = () => Promise.all([2, 3, 4].flatMap((id) => months.map(([start, end]) => figures(id, start, end))))
  const before = await all()
  let changed = 0
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 5, maxLength: 15 }), async (changes) => {
      for (const each of changes) if ((await changeCall(each))?.status === 200) changed += 1
      expect(await all()).toEqual(before)
      expect(verifyLedger(it.server.store)).toEqual([])
    }),
    { numRuns: HISTORIES },
  )
  expect(changed).toBeGreaterThan(30)
  expect(it.server.store.table('SettledCharge').size).toBeGreaterThan(10)
  it.expectNoViolations()
}, 300_000)
