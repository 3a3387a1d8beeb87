import { expect, test } from 'vitest'
import type { ReportCalls } from './report-question.ts'
import { weekHours } from './week-hours.ts'

const point = (hour: number, value: number) => ({ key: String(hour), label: String(hour), value })

/** An API with one call at 9 AM of every day that it is asked for. */
function api() {
  const asked: string[] = []
  const unused = () => Promise.reject(new Error('Nobody asks for this.'))
  const Report: ReportCalls['Report'] = {
    ...{ activityReport: unused, overviewReport: unused, statistics: unused },
    dashboardData: async ({ body: { startDate, endDate, widgetName } }) => {
      asked.push(`${startDate} ${endDate}`)
      return { widgetName, unit: 'calls', series: [point(9, 1), point(10, 0)], total: 1, previousTotal: 0 }
    },
  }
  return { asked, calls: { Report } }
}

test('each day is asked for its hours, which are added up by weekday', async () => {
  const { asked, calls } = api()
  const span = { startsAt: '2026-11-01T00:00:00.000Z', endsAt: '2026-11-08T23:59:59.999Z' }
  const { first, last, cells } = await weekHours(calls, { span, timeZone: 'UTC' })
  expect([first, last, asked.length, cells.length]).toEqual(['2026-11-01', '2026-11-08', 8, 168])
  expect(asked[0]).toBe('2026-11-01T00:00 2026-11-01T23:59')
  const at9 = cells.filter(({ hour }) => hour === 9).map(({ calls }) => calls)
  expect(at9).toEqual([2, 1, 1, 1, 1, 1, 1])
  expect(cells.reduce((sum, { calls }) => sum + calls, 0)).toBe(8)
})

test('of a long span the last five weeks are counted', async () => {
  const { asked, calls } = api()
  const span = { startsAt: '2026-01-01T00:00:00.000Z', endsAt: '2026-11-08T23:59:59.999Z' }
  expect(await weekHours(calls, { span, timeZone: 'UTC' })).toMatchObject({ first: '2026-10-05', last: '2026-11-08' })
  expect(asked).toHaveLength(35)
})
