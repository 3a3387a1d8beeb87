import { createContext, useContext, useEffect } from 'react'
import type { ReportRow } from './report-table-spec.ts'
import type { Return, SourceReturns } from './source-returns.ts'

/** An amount that is kept with a source, in US dollars. */
export type SourceAmount = 'monthlyCost' | 'callValue'

/** An amount that can be typed here: of a source, by its id, or what a call is worth where its source has no value. */
export type AmountName = `${SourceAmount} ${string}` | 'worth'

/** Notes whether what is typed as an amount is none. */
export type NoteWrong = (name: AmountName, isWrong: boolean) => void

export const WrongAmounts = createContext<NoteWrong>(() => undefined)

/** Tells the report that what is typed here is no amount, for as long as it is so. */
export function useNoteWrong(name: AmountName, isWrong: boolean): void {
  const note = useContext(WrongAmounts)
  useEffect(() => {
    if (!isWrong) return
    note(name, true)
    return () => note(name, false)
  }, [note, name, isWrong])
}

type Marked = Pick<ReportRow<Return>, 'figures'>

const marked = <Row extends Marked>(row: Row, isCostWrong: boolean, isValueWrong: boolean): Row => ({
  ...row,
  figures: { ...row.figures, isCostWrong, isValueWrong },
})

/**
 * The same while an amount is typed that can't be read: what follows from it is not said, as what is known would be read as what follows.
 * Rows keep their places under the hands of who types.
 */
export function withoutWrong({ rows, totals }: SourceReturns, wrong: ReadonlySet<AmountName>): SourceReturns {
  const hasWrong = (kind: string) => [...wrong].some((name) => name.startsWith(kind))
  return {
    rows: rows.map((row) => marked(row, wrong.has(`monthlyCost ${row.key}`), wrong.has(`callValue ${row.key}`))),
    totals: marked({ figures: totals }, hasWrong('monthlyCost'), hasWrong('callValue') || wrong.has('worth')).figures,
  }
}
