import { expect, it } from 'vitest'
import { setDateSettings } from '../../state/dates.ts'
import { daysChart, heatChart, sourcesChart } from './chart-widget.tsx'
import { askedDashboardAt } from './dashboard-address.ts'

setDateSettings({ timeZone: 'UTC' })
const asked = (search = '') => askedDashboardAt(`period=2026-11-01..2026-11-02${search}`)
const point = (key: string, value: number, more = {}) => ({ key, label: key, value, ...more })

it('a day is what came of its calls, and opens them; one without calls opens nothing', () => {
  const { points } = daysChart([point('2026-11-01', 44, { answered: 30, missed: 10 }), point('2026-11-02', 0)], asked())
  expect(points).toMatchObject([
    { label: 'Nov 1', values: [30, 10, 4], href: '/service/call-log?period=2026-11-01..2026-11-01' },
    { label: 'Nov 2', values: [0, 0, 0], href: undefined },
  ])
})

it('eight sources at most, twice as many where there is room, each with its own calls', () => {
  const sources = Array.from({ length: 12 }, (_, at) => point(String(at + 1), 20 - at))
  const { points } = sourcesChart(sources, asked())
  expect(points).toHaveLength(8)
  expect(sourcesChart(sources, asked(), true).points).toHaveLength(12)
  expect(new URLSearchParams(points[0]?.href?.split('?')[1]).get('filter')).toBe('trackingSourceId:"1"')
})

it('weeks begin as the address says, and a cell names its days and its hour', () => {
  const hours = { first: '2026-11-01', last: '2026-11-02', cells: [{ weekday: 0, hour: 15, calls: 2 }] }
  expect(heatChart(hours, asked('&week=0')).rows[0]).toBe('Sun')
  const heat = heatChart(hours, asked('&week=1'))
  expect(heat.rows[6]).toBe('Sun')
  expect(heat.cells[0]).toMatchObject({ row: 6, column: 15, value: 2 })
  expect(new URLSearchParams(heat.cells[0]?.href?.split('?')[1]).get('filter')).toBe('startedAt:"Sunday", 3 PM')
})
