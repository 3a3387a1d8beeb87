import type { components } from '@lineboard/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Row } from '../../store/rows/internal-rows.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

type Overview = components['schemas']['OverviewReport']
type Call = Row<'CallLog'>

let api: TestServer
beforeAll(async () => {
  api = await createTestServer({ size: { callLogs: 600 }, now: new Date('2026-06-01T12:00:00Z') })
})
afterAll(() => {
  api.expectNoViolations()
  return api.close()
})

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const endMs = Date.parse('2026-06-02T00:00:00Z')

const sum = (calls: readonly Call[], of: (call: Call) => number) => calls.reduce((total, call) => total + of(call), 0)
const tenth = (value: number, count: number) => (count === 0 ? 0 : Number((value / count).toFixed(1)))

/** The figures of calls, each counted by itself; and of charges of calls that are gone. */
function figuresOf(calls: readonly Call[], gone: readonly Call[]) {
  const of = (status: Call['status']) => calls.filter((call) => call.status === status)
  const answered = of('answered')
  return {
    calls: calls.length,
    answered: answered.length,
    missed: of('missed').length,
    voicemail: of('voicemail').length,
    busy: of('busy').length,
    failed: of('failed').length,
    firstTimeCallers: calls.filter(({ firstTimeCaller }) => firstTimeCaller).length,
    uniqueCallers: new Set(calls.map(({ callerNumber }) => callerNumber)).size,
    talkSeconds: sum(calls, ({ talkSeconds }) => talkSeconds),
    averageTalkSeconds: tenth(
      sum(answered, ({ talkSeconds }) => talkSeconds),
      answered.length,
    ),
    averageRingSeconds: tenth(
      sum(answered, ({ ringSeconds }) => ringSeconds),
      answered.length,
    ),
    charge: Math.round(sum([...calls, ...gone], ({ charge }) => charge) * 100) / 100,
  }
}

/** Figures by key, in any order. */
function grouped(calls: readonly Call[], gone: readonly Call[], keyOf: (call: Call) => string | number) {
  const keys = new Set([...calls, ...gone].map(keyOf))
  const has = (key: string | number) => (call: Call) => keyOf(call) === key
  return new Map([...keys].map((key) => [String(key), figuresOf(calls.filter(has(key)), gone.filter(has(key)))]))
}

const shown = (groups: Overview['byHour']) =>
  new Map(
    groups.flatMap(({ key, label: _, ...figures }) => (figures.calls + figures.charge > 0 ? [[key, figures]] : [])),
  )

const step = fc.oneof(
  fc.record({
    kind: fc.constant('ask' as const),
    hours: fc.integer({ min: 1, max: 100 * 24 }),
    offset: fc.oneof(fc.constantFrom(0, -330, 300, 210), fc.integer({ min: -840, max: 840 })),
    customerId: fc.constantFrom(undefined, 2, 3),
  }),
  fc.record({ kind: fc.constant('delete' as const), id: fc.integer({ min: 1, max: 600 }) }),
  fc.record({
    kind: fc.constant('patch' as const),
    id: fc.integer({ min: 1, max: 600 }),
    changes: fc.record(
      {
        status: fc.constantFrom('answered', 'missed', 'busy'),
        talkSeconds: fc.integer({ min: 0, max: 5000 }),
        trackingNumber: fc.constantFrom('+12125550199', '+12125550198'),
        callerNumber: fc.constantFrom('+14155550100', '+14155550101'),
        startedAt: fc.integer({ min: 1, max: 2000 }).map((hours) => new Date(endMs - hours * HOUR_MS).toISOString()),
        customerId: fc.constantFrom(2, 3),
      },
      { requiredKeys: [] },
    ),
  }),
  fc.record({ kind: fc.constantFrom('insert' as const, 'snapshot' as const, 'restore' as const) }),
)

test('every figure is the sum of its calls, over changes, deletions and snapshots', async () => {
  const { store, control } = api.server
  control.snapshot('kept')
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const calls = store.table('CallLog')
      for (const one of steps) {
        if (one.kind === 'snapshot' || one.kind === 'restore') control[one.kind]('kept')
        else if (one.kind === 'insert') {
          const { id: _, ...call } = [...calls.all()][0] ?? expect.fail('There is no call.')
          calls.insert({ ...call, startedAt: new Date(endMs - HOUR_MS).toISOString() })
        } else if (one.kind === 'patch' && calls.get(one.id)) calls.patch(one.id, one.changes as Partial<Call>)
        else if (one.kind === 'delete') await api.super('DELETE', `/CallLogs/${one.id}`)
        else if (one.kind === 'ask') {
          const { hours, offset, customerId } = one
          const [fromMs, toMs] = [endMs - hours * HOUR_MS, endMs - 1]
          const isMeant = (call: Call) =>
            Date.parse(call.startedAt) >= fromMs &&
            Date.parse(call.startedAt) <= toMs &&
            (customerId === undefined || call.customerId === customerId)
          const meant = [...calls.all()].filter(isMeant)
          const gone = [...store.table('SettledCharge').all()].map(({ call }) => call).filter(isMeant)
          const local = (ms: number) => new Date(ms - offset * MINUTE_MS).toISOString().slice(0, 16)
          const form = { start_date: local(fromMs), end_date: local(toMs), offset, ...(customerId && { customerId }) }
          const { body } = await api.super<Overview>('POST', '/Reports/overview_report', { form })
          const localDate = ({ startedAt }: Call) => new Date(Date.parse(startedAt) - offset * MINUTE_MS)
          expect(body.totals).toEqual(figuresOf(meant, gone))
          expect(shown(body.byHour)).toEqual(grouped(meant, gone, (call) => localDate(call).getUTCHours()))
          expect(shown(body.byWeekday)).toEqual(grouped(meant, gone, (call) => localDate(call).getUTCDay()))
          expect(shown(body.byTrackingNumber)).toEqual(grouped(meant, gone, ({ trackingNumber }) => trackingNumber))
          const bySource = grouped(meant, gone, ({ trackingSourceId }) => trackingSourceId ?? 'none')
          expect(shown(body.byTrackingSource)).toEqual(bySource)
        }
      }
    }),
    { numRuns: 40 },
  )
}, 60_000)
