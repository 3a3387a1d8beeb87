import TableContainer from '@mui/material/TableContainer'
import { useState } from 'react'
import { type CallBlock, type CallsMeant, callsHref } from '../../parts/report/calls-href.ts'
import { useOwnMoney } from '../../state/own-money.ts'
import { Button } from '../../ui/button.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { t } from './reports.messages.ts'
import styles from './reports.module.css'

/** A figure of a report as a column. */
export interface ReportColumn<Figures> {
  label: string
  text: (figures: Figures) => string
  /** Conditions of the calls that it counts; undefined where it counts none. */
  calls?: (figures: Figures) => readonly CallBlock[] | undefined
  /** Added up over parts of a period it is that many at most. */
  isBoundOfSums?: boolean
}

/** Figures of a day, a source or whatever else a row stands for. */
export interface ReportRow<Figures> {
  key: string
  label: string
  figures: Figures
  /** The calls it speaks of; left out where no list can be narrowed to them. */
  calls?: CallsMeant | undefined
  /** What it speaks of is not over. */
  unfinished?: boolean
  /** Its figures are sums over parts of the period. */
  summed?: boolean
}

/** A table of a report as data. */
export interface ReportTableSpec<Data, Figures> {
  title: string
  /** Heading of the first column. */
  head: string
  rows: (data: Data) => readonly ReportRow<Figures>[]
  /** Figures of all rows together. */
  totals?: (data: Data) => Pick<ReportRow<Figures>, 'figures' | 'calls'>
}

interface ReportTableProps<Data, Figures> {
  spec: ReportTableSpec<Data, Figures>
  columns: readonly ReportColumn<Figures>[]
  data: Data
}

/** Rows shown before somebody asks for all. */
const shownAtFirst = 100

/** Figures in rows, each that counts calls a link to them. The window of a phone is too narrow for all columns: they scroll beside the first. */
export function ReportTable<Data, Figures>({ spec, columns, data }: ReportTableProps<Data, Figures>) {
  const [showsAll, setShowsAll] = useState(false)
  const { title, head, totals } = spec
  // Amounts are written anew where the rate of their currency has come.
  useOwnMoney()
  const rows = spec.rows(data)
  const total = totals && { key: 'total', label: t('totals'), ...totals(data) }
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
            {(showsAll ? rows : rows.slice(0, shownAtFirst)).map((row) => (
              <Row key={row.key} row={row} columns={columns} />
            ))}
          </tbody>
          {total && (
            <tfoot>
              <Row row={total} columns={columns} />
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

interface RowProps<Figures> {
  row: ReportRow<Figures>
  columns: readonly ReportColumn<Figures>[]
}

function Row<Figures>({ row, columns }: RowProps<Figures>) {
  const { label, figures, unfinished = false, summed = false, calls } = row
  return (
    <tr data-unfinished={unfinished}>
      <th scope="row">
        {label}
        {unfinished && <span className={styles.soFar}> {t('soFar')}</span>}
      </th>
      {columns.map((column) => {
        const text = column.text(figures)
        const shown = summed && column.isBoundOfSums ? t('atMost', { value: text }) : text
        const blocks = calls && column.calls?.(figures)
        return (
          <td key={column.label}>
            {blocks ? (
              <PlaceLink
                className={styles.figure}
                href={callsHref({ ...calls, blocks: [...(calls.blocks ?? []), ...blocks] })}
                aria-label={t('opens', { value: shown, figure: column.label, row: label })}
              >
                {shown}
              </PlaceLink>
            ) : (
              shown
            )}
          </td>
        )
      })}
    </tr>
  )
}
