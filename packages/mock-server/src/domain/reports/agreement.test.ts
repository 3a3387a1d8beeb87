import type { components } from '@lineboard/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

type Schemas = components['schemas']

let api: TestServer
beforeAll(async () => {
  api = await createTestServer({ size: { callLogs: 1500 } })
})
afterAll(() => {
  api.expectNoViolations()
  return api.close()
})

const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS
const firstMs = Date.parse('2026-02-20T00:00:00Z')

const local = (ms: number) => new Date(ms).toISOString().slice(0, 16)
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** A period in minutes of local time over the days of the seed, a time zone, whose calls, and who asks. */
const question = fc.record({
  startMinute: fc.integer({ min: 0, max: 95 * 1440 }),
  minutes: fc.oneof(fc.integer({ min: 0, max: 2880 }), fc.integer({ min: 0, max: 90 * 1440 })),
  offset: fc.oneof(fc.constantFrom(0, 300, -60, -330, 720, -840), fc.integer({ min: -840, max: 840 })),
  customerId: fc.constantFrom(undefined, 2, 3),
  who: fc.constantFrom('super' as const, 'admin' as const, 'user' as const),
})

/** The period as reports write it, and as a `where` of call logs does. */
function written({ startMinute, minutes, offset, customerId }: ReturnType<typeof question.generate>['value']) {
  const startMs = firstMs + startMinute * MINUTE_MS
  const endMs = startMs + minutes * MINUTE_MS
  const iso = (ms: number) => new Date(ms + offset * MINUTE_MS).toISOString()
  return {
    start: local(startMs),
    end: local(endMs),
    where: {
      startedAt: { between: [iso(startMs), iso(endMs + MINUTE_MS - 1)] },
      ...(customerId !== undefined && { customerId }),
    },
    days: Math.floor(endMs / DAY_MS) - Math.floor(startMs / DAY_MS) + 1,
  }
}

const widgetNames = [
  'callsByDay',
  'callsByHour',
  'callsByWeekday',
  'callsByStatus',
  'callsByTrackingSource',
  'callsByTrackingNumber',
  'callsByReceivingNumber',
  'callsByCountry',
]

test('every report counts the calls that CallLogs/count counts', async () => {
  await fc.assert(
    fc.asyncProperty(question, fc.constantFrom(...widgetNames), async (asked, widgetName) => {
      const { offset, customerId, who } = asked
      const { start, end, where, days } = written(asked)
      const call = api[who]
      // Somebody else's customer is refused, which reports.test.ts looks at.
      fc.pre(who === 'super' || customerId === undefined || customerId === 2)
      const { count } = (await call<{ count: number }>('GET', '/CallLogs/count', { where })).body
      const form = { start_date: start, end_date: end, offset, ...(customerId !== undefined && { customerId }) }
      const activity = (await call<Schemas['ActivityReport']>('POST', '/Reports/activity_report', { form })).body
      expect(activity.totals.calls).toBe(count)
      expect(activity.rows).toHaveLength(days)
      for (const figure of ['calls', 'answered', 'missed', 'firstTimeCallers', 'talkSeconds'] as const) {
        expect(sum(activity.rows.map((row) => row[figure])), figure).toBe(activity.totals[figure])
      }
      expect(sum(activity.rows.map(({ charge }) => charge))).toBeCloseTo(activity.totals.charge, 2)
      const { totals } = activity
      expect(totals.answered + totals.missed + totals.voicemail + totals.busy + totals.failed).toBe(count)

      const overview = (await call<Schemas['OverviewReport']>('POST', '/Reports/overview_report', { form })).body
      expect(overview.totals).toEqual(totals)
      const { byTrackingSource, byTrackingNumber, byReceivingNumber, byHour, byWeekday } = overview
      for (const groups of [byTrackingSource, byTrackingNumber, byReceivingNumber, byHour, byWeekday]) {
        expect(sum(groups.map(({ calls }) => calls))).toBe(count)
      }

      const dates = { startDate: start, endDate: end, timezoneOffset: offset }
      const more = customerId === undefined ? {} : { customerId: String(customerId) }
      const query = { ...dates, timezoneOffset: String(offset), ...more }
      const statistics = (await call<Schemas['ReportStatistics']>('GET', '/Reports/statistics', { query })).body
      expect(statistics.totals).toEqual(totals)
      expect(statistics.previousTotals).toEqual(overview.previousTotals)

      const widget = { form: { ...dates, ...more, widgetName } }
      const data = (await call<Schemas['DashboardData']>('POST', '/Reports/dashboardData', widget)).body
      expect(data.total).toBe(count)
      expect(sum(data.series.map(({ value }) => value))).toBe(count)

      const compareBody = {
        start_daterange: start,
        end_daterange: end,
        offset,
        view_by: 2,
        ...(customerId && { customerId }),
      }
      const compared = (await call<Schemas['CompareReport']>('POST', '/CallLogs/compare_report', { body: compareBody }))
        .body
      expect(compared.current.totals).toEqual(totals)
      expect(compared.previous.totals).toEqual(overview.previousTotals)
      expect(sum(compared.rows.map(({ current }) => current?.calls ?? 0))).toBe(count)
      expect(sum(compared.rows.map(({ previous }) => previous?.calls ?? 0))).toBe(overview.previousTotals.calls)
    }),
    { numRuns: 40 },
  )
}, 60_000)

test('count_logs agrees with CallLogs/count in any time zone', async () => {
  const offsets = fc.integer({ min: -840, max: 840 })
  await fc.assert(
    fc.asyncProperty(offsets, fc.constantFrom(0, 1), async (offset, weekend) => {
      const query = { offset: String(offset), weekend: String(weekend) }
      const { body } = await api.admin<Schemas['CallLogCounts']>('GET', '/CallLogs/count_logs', { query })
      const localNow = api.server.control.clock.now().getTime() - offset * MINUTE_MS
      const today = Math.floor(localNow / DAY_MS)
      const date = new Date(localNow)
      const month = (away: number) => Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + away, 1) / DAY_MS
      const week = today - ((date.getUTCDay() - weekend + 7) % 7)
      const days = {
        ...{ today: [today, today], yesterday: [today - 1, today - 1] },
        ...{ thisWeek: [week, today], lastWeek: [week - 7, week - 1] },
        ...{ thisMonth: [month(0), today], lastMonth: [month(-1), month(0) - 1] },
        ...{ last7: [today - 6, today], last30: [today - 29, today], last60: [today - 59, today] },
      }
      const iso = (ms: number) => new Date(ms + offset * MINUTE_MS).toISOString()
      for (const [name, [first = 0, last = 0]] of Object.entries(days)) {
        const where = { startedAt: { between: [iso(first * DAY_MS), iso((last + 1) * DAY_MS - 1)] } }
        const { count } = (await api.admin<{ count: number }>('GET', '/CallLogs/count', { where })).body
        expect(Reflect.get(body, name), name).toBe(count)
      }
    }),
    { numRuns: 15 },
  )
}, 60_000)
