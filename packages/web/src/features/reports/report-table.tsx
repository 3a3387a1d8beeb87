import TableContainer from '@mui/material/TableContainer'
import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { usePrinting } from '../../browser/output.ts'
import { locale } from '../../lib/messages.ts'
import { callsHref } from '../../shared/report/calls-href.ts'
import { Button } from '../../ui/button.tsx'
import { ExplainedButton } from '../../ui/explained-button.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { callsBehind, type ReportColumn, type ReportRow, type ReportTableSpec } from './report-table-spec.ts'
import { t } from './reports.messages.ts'
import styles from './reports.module.css'

/** By which column a table is sorted. */
export interface TableSort {
  column: string
  isDescending: boolean
}

/** Column of what rows stand for. */
const BY_LABEL = 'label'

const parameter = 'sort'

/** The orders in the address, by table: `source.-calls,days.label`. */
function sortsOf(search: string): Map<string, TableSort> {
  const orders = new URLSearchParams(search).get(parameter)?.split(',') ?? []
  return new Map(
    orders.flatMap((order) => {
      const [, table, minus, column] = /^(\w+)\.(-?)(\w+)$/.exec(order) ?? []
      return table && column ? [[table, { column, isDescending: minus === '-' }]] : []
    }),
  )
}

export const sortAt = (search: string, table: string): TableSort | undefined => sortsOf(search).get(table)

/** What a press on a heading makes of the order: most first, least first, as it came. Names go the other way about. */
export function nextSort(sort: TableSort | undefined, column: string): TableSort | undefined {
  const first = column !== BY_LABEL
  if (sort?.column !== column) return { column, isDescending: first }
  return sort.isDescending === first ? { column, isDescending: !first } : undefined
}

/** The order of a table, which the address keeps, and how to choose by a column. */
function useTableSort(table: string): [sort: TableSort | undefined, choose: (column: string) => void] {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const sorts = sortsOf(search)
  const sort = sorts.get(table)
  const choose = (column: string) => {
    const next = nextSort(sort, column)
    sorts.delete(table)
    if (next) sorts.set(table, next)
    const params = new URLSearchParams(search)
    params.delete(parameter)
    const orders = [...sorts].map(([id, each]) => `${id}.${each.isDescending ? '-' : ''}${each.column}`)
    if (orders.length > 0) params.set(parameter, orders.join(','))
    navigate(params.size > 0 ? `${path}?${params}` : path, { replace: true })
  }
  return [sort, choose]
}

const byLabel = new Intl.Collator(locale, { numeric: true })

/** Rows in an order; those with nothing to tell come last, and an order by a column that is not there is none. */
export function sortedRows<Figures>(
  rows: readonly ReportRow<Figures>[],
  columns: readonly ReportColumn<Figures>[],
  sort: TableSort | undefined,
  { isInOrder = false }: { isInOrder?: boolean } = {},
): readonly ReportRow<Figures>[] {
  if (!sort) return rows
  const sign = sort.isDescending ? -1 : 1
  if (sort.column === BY_LABEL && isInOrder) return sort.isDescending ? rows.toReversed() : rows
  if (sort.column === BY_LABEL) return rows.toSorted((a, b) => sign * byLabel.compare(a.label, b.label))
  const column = columns.find(({ id }) => id === sort.column)
  if (!column) return rows
  const answerOf = ({ figures }: ReportRow<Figures>) => column.value(figures) ?? Number.NaN
  return rows.toSorted((a, b) => {
    const [left, right] = [answerOf(a), answerOf(b)]
    if (Number.isNaN(left) || Number.isNaN(right)) return Number(Number.isNaN(left)) - Number(Number.isNaN(right))
    return sign * (left - right)
  })
}

interface ReportHeadProps<Figures> {
  head: string
  columns: readonly ReportColumn<Figures>[]
  sort: TableSort | undefined
  /** Left out where rows can't be sorted. */
  onSort: ((column: string) => void) | undefined
}

/** Headings of a report's table: each says what its figure counts, and a press sorts by it. */
function ReportHead<Figures>({ head, columns, sort, onSort }: ReportHeadProps<Figures>) {
  return (
    <thead>
      <tr>
        {[{ id: BY_LABEL, label: head, hint: undefined, isBelow: false, fileText: undefined }, ...columns].map(
          ({ id, label, hint, isBelow, fileText }) => {
            const isSorted = sort?.column === id
            return (
              <th
                key={id}
                scope="col"
                data-below={isBelow}
                data-text={fileText !== undefined}
                aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : undefined}
              >
                {onSort || hint ? (
                  <ExplainedButton
                    className={styles.sort}
                    label={label}
                    explanation={hint}
                    data-order={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : undefined}
                    onClick={() => onSort?.(id)}
                  />
                ) : (
                  label
                )}
              </th>
            )
          },
        )}
      </tr>
    </thead>
  )
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
  const [asksAll, setAsksAll] = useState(false)
  const isPrinting = usePrinting()
  const showsAll = asksAll || isPrinting
  const [sort, sortBy] = useTableSort(spec.id)
  const { title, head, totals, isFixed = false } = spec
  const rows = isFixed ? spec.rows(data) : sortedRows(spec.rows(data), columns, sort, spec)
  const total = totals && { key: 'total', label: t('totals'), ...totals(data) }
  return (
    <>
      {/* What scrolls must be reached with the keyboard. */}
      <TableContainer className={styles.scroll} role="group" tabIndex={0} aria-label={title}>
        <table className={styles.table}>
          <ReportHead head={head} columns={columns} sort={sort} onSort={isFixed ? undefined : sortBy} />
          <tbody>
            {(showsAll ? rows : rows.slice(0, shownAtFirst)).map((row) => (
              <Row key={row.key} row={row} columns={columns} />
            ))}
          </tbody>
          {total && (
            <tfoot>
              <Row row={total} columns={columns} isTotal />
            </tfoot>
          )}
        </table>
      </TableContainer>
      {!showsAll && rows.length > shownAtFirst && (
        <Button onClick={() => setAsksAll(true)}>{t('showAll', { count: rows.length })}</Button>
      )}
    </>
  )
}

interface RowProps<Figures> {
  row: ReportRow<Figures>
  columns: readonly ReportColumn<Figures>[]
  isTotal?: boolean
}

function Row<Figures>({ row, columns, isTotal = false }: RowProps<Figures>) {
  const { label, hint, figures, unfinished = false, summed = false } = row
  return (
    <tr data-unfinished={unfinished}>
      <th scope="row">
        {hint ? <ExplainedButton label={label} explanation={hint} /> : <bdi>{label}</bdi>}
        {unfinished && <span className={styles.soFar}> {t('soFar')}</span>}
      </th>
      {columns.map((column) => {
        const text = column.text(figures)
        const shown = summed && column.isBoundOfSums ? t('atMost', { value: text }) : text
        const calls = callsBehind(row, column)
        const { Cell } = column
        const href = column.href?.(row) ?? (calls && callsHref(calls))
        return (
          <td key={column.id} data-below={column.isBelow} data-text={column.fileText !== undefined}>
            {Cell && !isTotal ? (
              <Cell row={row} text={shown} />
            ) : href ? (
              <PlaceLink
                className={styles.figure}
                href={href}
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
