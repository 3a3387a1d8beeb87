import { expect, it } from 'vitest'
import { callsBy } from '../../shared/report/calls-href.ts'
import type { Figures } from './figure-columns.ts'
import type { ReportRow } from './report-table-spec.ts'
import { callsChart, rowsChart } from './rows-chart.ts'

const none: Figures = {
  ...{ calls: 0, answered: 0, missed: 0, voicemail: 0, busy: 0, failed: 0, firstTimeCallers: 0, uniqueCallers: 0 },
  ...{ talkSeconds: 0, averageTalkSeconds: 0, averageRingSeconds: 0, charge: 0 },
}
const days = { first: '2026-03-01', last: '2026-03-02' }
const row = (key: string, figures: Partial<Figures>, more = {}): ReportRow<Figures> => ({
  ...{ key, label: `Source ${key}`, figures: { ...none, ...figures }, calls: { days } },
  ...more,
})

it('a bar is what came of its calls beside the period before, opens them, and is dashed while it is not over', () => {
  const rows = [row('1', { calls: 9, answered: 5, missed: 3 }), row('2', {}, { unfinished: true })]
  const { points, beside } = callsChart(rows, { label: 'Previous period', value: ({ key }) => Number(key) * 10 })
  expect(points).toMatchObject([
    { values: [5, 3, 1], href: '/service/call-log?period=2026-03-01..2026-03-02' },
    { values: [0, 0, 0], href: undefined, isUnfinished: true },
  ])
  expect(beside).toEqual({ label: 'Previous period', values: [10, 20] })
})

it('eight lying bars at most, of which each is held against its own', () => {
  const rows = Array.from({ length: 12 }, (_, at) => row(`${at}`, { calls: 1 }))
  const { points, beside } = callsChart(rows, { label: 'Previous period', value: ({ key }) => Number(key) }, true)
  expect(points).toHaveLength(8)
  expect(beside?.values).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})

it('opens the calls that the figure counts, and nothing where it counts none', () => {
  const series = [{ label: 'Missed', tone: 'plain', value: ({ missed }: Figures) => missed }] as const
  const rows = [row('1', { missed: 2 }, { short: 'Mar 1' })]
  const opens = [callsBy('status', 'missed', 'is')]
  const [point] = rowsChart(rows, { series, opens }).points
  expect(point?.label).toBe('Mar 1')
  expect(new URLSearchParams(point?.href?.split('?')[1]).get('filter')).toBe('status:="missed"')
  expect(rowsChart(rows, { series, opens: undefined }).points[0]?.href).toBeUndefined()
})
