import type { ReportFigures, Return, SourceReturns } from '@lineboard/sdk/reports'
import { ownAmounts } from '../../data/own-money.ts'
import type { Compared } from './compare-columns.ts'
import type { ReportTableSpec } from './report-table-spec.ts'

/** Figures of rows with their amounts in the own currency, rounded so that each column adds up. */
export type InOwn<Figures> = (rows: readonly Figures[]) => readonly Figures[]

/** The same rows with one of their amounts in the own currency; one that is not said stays so. */
function withOwn<Name extends string, Row extends { readonly [name in Name]?: number | undefined }>(
  rows: readonly Row[],
  name: Name,
): Row[] {
  const amounts = ownAmounts(rows.map((row) => row[name] ?? 0))
  return rows.map((row, at) => (row[name] === undefined ? row : { ...row, [name]: amounts[at] }))
}

export const chargesInOwn = <Row extends Pick<ReportFigures, 'charge'>>(rows: readonly Row[]): Row[] =>
  withOwn(rows, 'charge')

/** What is spent and left follows from these, so that each row adds up as well. What one call is worth is added to nothing. */
export const returnsInOwn: InOwn<Return> = (rows) =>
  withOwn(withOwn(chargesInOwn(rows), 'cost'), 'value').flatMap((row) => withOwn([row], 'callValue'))

export function ownReturns({ rows, totals }: SourceReturns): SourceReturns {
  const own = returnsInOwn(rows.map(({ figures }) => figures))
  const [ownTotals = totals] = returnsInOwn([totals])
  return { rows: rows.map((row, at) => ({ ...row, figures: own[at] ?? row.figures })), totals: ownTotals }
}

const sideInOwn = (rows: readonly Compared[], side: 'current' | 'before'): Compared[] => {
  const charges = ownAmounts(rows.map((row) => row[side]?.charge ?? 0))
  return rows.map((row, at) => {
    const [figures, charge] = [row[side], charges[at]]
    return figures && charge !== undefined ? { ...row, [side]: { ...figures, charge } } : row
  })
}

export const comparedInOwn: InOwn<Compared> = (rows) => sideInOwn(sideInOwn(rows, 'current'), 'before')

/** A table with its amounts in the own currency. Its rows add up to its totals; without totals each is for itself. */
export function inOwnMoney<Data, Figures>(
  spec: ReportTableSpec<Data, Figures>,
  inOwn: InOwn<Figures>,
): ReportTableSpec<Data, Figures> {
  const { rows, totals } = spec
  const alone = (figures: Figures): Figures => inOwn([figures])[0] ?? figures
  const together = (all: readonly Figures[]) => (totals ? inOwn(all) : all.map(alone))
  return {
    ...spec,
    rows: (data) => {
      const inDollars = rows(data)
      const own = together(inDollars.map(({ figures }) => figures))
      return inDollars.map((row, at) => ({ ...row, figures: own[at] ?? row.figures }))
    },
    ...(totals && {
      totals: (data: Data) => {
        const total = totals(data)
        return { ...total, figures: alone(total.figures) }
      },
    }),
  }
}
