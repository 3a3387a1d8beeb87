import TableContainer from '@mui/material/TableContainer'
import { useState } from 'react'
import { useOwnMoney } from '../../state/own-money.ts'
import { Button } from '../../ui/button.tsx'
import { t } from './reports.messages.ts'
import styles from './reports.module.css'

/** A figure of a report as a column. */
export interface ReportColumn<Figures> {
  label: string
  text: (figures: Figures) => string
}

/** Figures of a day, a source or whatever else a row stands for. */
export interface ReportRow<Figures> {
  key: string
  label: string
  figures: Figures
}

/** A table of a report as data. */
export interface ReportTableSpec<Data, Figures> {
  title: string
  /** Heading of the first column. */
  head: string
  rows: (data: Data) => readonly ReportRow<Figures>[]
  /** Figures of all rows together. */
  totals?: (data: Data) => Figures
}

interface ReportTableProps<Data, Figures> {
  spec: ReportTableSpec<Data, Figures>
  columns: readonly ReportColumn<Figures>[]
  data: Data
}

/** Rows shown before somebody asks for all. */
const shownAtFirst = 100

/** Figures in rows. The window of a phone is too narrow for all columns: they scroll beside the first. */
export function ReportTable<Data, Figures>({ spec, columns, data }: ReportTableProps<Data, Figures>) {
  const [showsAll, setShowsAll] = useState(false)
  const { title, head, totals } = spec
  // Amounts are written anew where the rate of their currency has come.
  useOwnMoney()
  const rows = spec.rows(data)
  const cells = (figures: Figures) => columns.map(({ label, text }) => <td key={label}>{text(figures)}</td>)
  return (
    <>
      {/* What scrolls must be reached with the keyboard. */}
      <TableContainer role="group" tabIndex={0} aria-label={title}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              {columns.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(showsAll ? rows : rows.slice(0, shownAtFirst)).map(({ key, label, figures }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                {cells(figures)}
              </tr>
            ))}
          </tbody>
          {totals && (
            <tfoot>
              <tr>
                <th scope="row">{t('totals')}</th>
                {cells(totals(data))}
              </tr>
            </tfoot>
          )}
        </table>
      </TableContainer>
      {!showsAll && rows.length > shownAtFirst && (
        <Button onClick={() => setShowsAll(true)}>{t('showAll', { count: rows.length })}</Button>
      )}
    </>
  )
}
