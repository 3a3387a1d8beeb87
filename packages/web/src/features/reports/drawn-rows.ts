import type { ChartData } from '../../shared/chart/chart-data.ts'
import type { ReportRow, ReportTableSpec } from './report-table-spec.ts'

/**
 * Rows of a table as its picture: lying bars in the order of the table, so that the first of many are the first there; standing
 * ones as time goes. Undefined where it has none.
 */
export function drawnRows<Figures>(
  chart: ReportTableSpec<never, Figures>['chart'],
  rows: readonly ReportRow<Figures>[],
  sorted: readonly ReportRow<Figures>[],
): ChartData | undefined {
  const drawn = chart?.(rows)
  return drawn?.kind === 'bars' && drawn.isLying ? chart?.(sorted) : drawn
}
