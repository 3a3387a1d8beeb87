import {
  convertCharges,
  convertReturns,
  convertSourceReturns,
  type ReportFigures,
  type Return,
  type SourceReturns,
} from '@lineboard/sdk/reports'
import { ownAmounts } from '../../data/own-money.ts'
import type { Compared } from './compare-columns.ts'
import type { ReportTableSpec } from './report-table-spec.ts'

/** Figures of rows with their amounts in the own currency, rounded so that each column adds up. */
export type InOwn<Figures> = (rows: readonly Figures[]) => readonly Figures[]

export const chargesInOwn = <Row extends Pick<ReportFigures, 'charge'>>(rows: readonly Row[]): Row[] =>
  convertCharges(rows, ownAmounts)

export const returnsInOwn: InOwn<Return> = (rows) => convertReturns(rows, ownAmounts)

export const ownReturns = (returns: SourceReturns): SourceReturns => convertSourceReturns(returns, ownAmounts)

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
