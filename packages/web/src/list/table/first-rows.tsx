import type { ReactNode } from 'react'
import type { Column } from '../../kit/column.ts'
import { cellText, rowId } from '../../kit/rows/row-text.ts'
import { valueAt } from '../../kit/value-at.ts'
import { PlainLink } from '../../ui/place-link.tsx'
import { useListCommands, useListQuery, useListSelection } from '../context/list-provider.tsx'
import { toggled } from '../context/row-selection.ts'
import { openedFromList } from '../context/use-row-route.ts'
import { DayCell } from '../marks/row-marks.tsx'
import { roomOf, useTextScale } from '../views/column-width.ts'
import styles from './first-rows.module.css'
import gridStyles from './grid-view.module.css'
import { actionsWidthPx, RowActionsCell } from './row-actions-cell.tsx'

/** What the top bar, the title, the filter and the pager take of the window at least, in pixels. */
const AROUND_PX = 300

/** Whether a row can be in sight before anything is scrolled. Our rows have one height, in pixels. */
export const isInSight = (index: number, rowHeight: number): boolean =>
  index * rowHeight < window.innerHeight - AROUND_PX

interface FirstRowsProps {
  rows: readonly object[]
  columns: readonly Column[]
  rowHeight: number
}

/**
 * The rows in sight, as the grid will show them, until it does: drawing the grid takes several times as long. Nothing here
 * is read out or has the keyboard, which the grid does a moment later.
 */
export function FirstRows({ rows, columns, rowHeight }: FirstRowsProps) {
  const list = { ...useListQuery(), ...useListSelection(), ...useListCommands() }
  const { resource, can, hrefOf, mayChange, preferences, select, selection } = list
  const scale = useTextScale()
  const seen = rows.filter((_, index) => isInSight(index, rowHeight))
  const line = (head: ReactNode, cellOf: (column: Column) => ReactNode, last: ReactNode) => (
    <>
      {can.select && <span className={styles.select}>{head}</span>}
      {columns.map((column) => (
        <span
          key={column.field}
          className={`${styles.cell} ${sideOf(column)}`}
          dir={column.cell.render ? undefined : 'auto'}
          style={styleOf(column, preferences.widthsPx[column.field], scale)}
        >
          {cellOf(column)}
        </span>
      ))}
      <span className={styles.actions} style={{ width: actionsWidthPx(list) }}>
        {last}
      </span>
    </>
  )
  const contentOf = (column: Column, row: object) => {
    const value = valueAt(row, column.field)
    const text =
      value === undefined ? null : (column.cell.render?.({ value, row, tabIndex: -1 }) ?? cellText(column, row))
    if (resource.showsDays && column.field === resource.periodField) return <DayCell id={rowId(row)}>{text}</DayCell>
    if (column !== resource.lead) return text
    return (
      <PlainLink className={gridStyles.lead} dir="auto" href={hrefOf(row)} state={openedFromList} tabIndex={-1}>
        {cellText(column, row)}
      </PlainLink>
    )
  }
  // The grid takes over what was selected here; all of the page is selected there.
  const box = (row?: object) => {
    const id = row ? rowId(row) : -1
    return (
      <input
        type="checkbox"
        className={gridStyles.check}
        tabIndex={-1}
        disabled={!row || !mayChange(row)}
        checked={selection.has(id)}
        onChange={() => select(toggled(selection, id))}
      />
    )
  }
  return (
    <div className={styles.rows} aria-hidden="true">
      <div className={styles.head}>{line(box(), ({ label }) => label, null)}</div>
      <div className={styles.body} style={{ height: rows.length * rowHeight }}>
        {seen.map((row) => (
          <div key={rowId(row)} {...rowMarks(rowId(row))} className={styles.row} style={{ height: rowHeight }}>
            {line(box(row), (column) => contentOf(column, row), <RowActionsCell {...list} row={row} tabIndex={-1} />)}
          </div>
        ))}
      </div>
    </div>
  )
}

/** What tells a row of the grid, for whoever looks for the first ones in the page. */
const rowMarks = (id: number) => ({ role: 'row', 'data-id': id })

/** Where the grid has it: it exchanges left and right in pages that are read from right to left. */
const sideOf = ({ cell }: Column) => (cell.align === 'right' ? styles.right : '')

/** As wide as the grid makes it: a growing column takes its part of what is left, the others keep their width. */
function styleOf(column: Column, keptPx: number | undefined, scale: number) {
  const { widthPx, grow } = roomOf(column, keptPx, scale)
  return grow ? { flex: `${grow} 1 0`, minWidth: widthPx } : { flex: 'none', width: widthPx }
}
