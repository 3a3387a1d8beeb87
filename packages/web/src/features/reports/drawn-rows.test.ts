import { expect, it } from 'vitest'
import type { BarsData } from '../../shared/chart/chart-data.ts'
import type { ReportRow } from './report-table-spec.ts'
import { drawnRows } from './rows-chart.ts'

const rows: ReportRow<number>[] = ['a', 'b', 'c'].map((label, at) => ({ key: label, label, figures: at }))
const sorted = rows.toReversed()

const bars =
  (isLying: boolean) =>
  (shown: readonly ReportRow<number>[]): BarsData => ({
    kind: 'bars',
    isLying,
    series: [],
    points: shown.map(({ key, label }) => ({ key, label, values: [] })),
  })

const labels = (isLying: boolean) => {
  const drawn = drawnRows(bars(isLying), rows, sorted)
  return drawn?.kind === 'bars' ? drawn.points.map(({ label }) => label) : undefined
}

it('lying bars stand in the order of the table, and standing ones as time goes', () => {
  expect(labels(true)).toEqual(['c', 'b', 'a'])
  expect(labels(false)).toEqual(['a', 'b', 'c'])
  expect(drawnRows(undefined, rows, sorted)).toBeUndefined()
})
