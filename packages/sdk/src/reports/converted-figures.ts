import type { Return, SourceReturns } from './source-returns.ts'
import type { ReportFigures } from './sum-reports.ts'

/** Converts stored amounts that are added up, as `toCustomerAmounts` does with a currency and rates. */
export type ConvertAmounts = (amountsUsd: readonly number[]) => readonly number[]

/** The same rows with one of their amounts converted; one that is not known stays so. */
function converted<Name extends string, Row extends { readonly [name in Name]?: number | undefined }>(
  rows: readonly Row[],
  name: Name,
  convert: ConvertAmounts,
): Row[] {
  const amounts = convert(rows.map((row) => row[name] ?? 0))
  return rows.map((row, at) => (row[name] === undefined ? row : { ...row, [name]: amounts[at] }))
}

/** Figures with their charges converted, so that they add up to the converted total. */
export const convertCharges = <Row extends Pick<ReportFigures, 'charge'>>(
  rows: readonly Row[],
  convert: ConvertAmounts,
): Row[] => converted(rows, 'charge', convert)

/** The same of returns. What is spent and left follows from these, so that each row adds up as well. What one call is worth is added to nothing. */
export const convertReturns = (rows: readonly Return[], convert: ConvertAmounts): Return[] =>
  converted(converted(convertCharges(rows, convert), 'cost', convert), 'value', convert).flatMap((row) =>
    converted([row], 'callValue', convert),
  )

/** All returns of a report; the totals are what they are alone. */
export function convertSourceReturns({ rows, totals }: SourceReturns, convert: ConvertAmounts): SourceReturns {
  const figures = convertReturns(
    rows.map((row) => row.figures),
    convert,
  )
  const [convertedTotals = totals] = convertReturns([totals], convert)
  return { rows: rows.map((row, at) => ({ ...row, figures: figures[at] ?? row.figures })), totals: convertedTotals }
}
