import { expect, test } from 'vitest'
import { createLineboard } from '../client/client.ts'
import { weekHours } from './week-hours.ts'

const point = (hour: number, value: number) => ({ key: String(hour), label: String(hour), value })

/** A client whose server has one call at 9 AM of every day that it is asked for. */
function api() {
  const asked: string[] = []
  const calls = createLineboard({
    baseUrl: 'http://localhost/api/v1',
    async fetch(input, init) {
      const form = new URLSearchParams(await new Request(input, init).text())
      asked.push(`${form.get('startDate')} ${form.get('endDate')}`)
      const answer = { widgetName: form.get('widgetName'), unit: 'calls', total: 1, previousTotal: 0 }
      return Response.json({ ...answer, series: [point(9, 1), point(10, 0)] })
    },
  })
  return { asked, calls }
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
