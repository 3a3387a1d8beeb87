import { useLayoutEffect, useRef } from 'react'
import { Link } from 'wouter'
import type { CardPlace, Column } from '../../kit/column.ts'
import { cellText, rowId, useRowName } from '../../kit/rows/row-text.ts'
import { valueAt } from '../../kit/value-at.ts'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { MayOpenProvider } from '../../ui/may-open.ts'
import { t } from '../context/list.messages.ts'
import {
  type List,
  type RowsContext,
  type SelectionContext,
  useListCommands,
  useListQuery,
  useListRows,
  useListSelection,
} from '../context/list-provider.tsx'
import { toggled } from '../context/row-selection.ts'
import { openedFromList } from '../context/use-row-route.ts'
import { PinnedMark, RowMarks, useDayMark } from '../marks/row-marks.tsx'
import styles from './card-list.module.css'
import { ListStatePanel } from './list-state-panel.tsx'
import { RowActionsCell } from './row-actions-cell.tsx'

/** Where a column stands on a card; undefined where it does not. Whose a row is, the owner's people see on every card. */
export const cardPlaceOf = ({ card, ownerOnly }: Pick<Column, 'card' | 'ownerOnly'>): CardPlace | undefined =>
  card ?? (ownerOnly && 'detail')

/** The list on narrow screens: a card a row, the same things to do. */
export function CardList() {
  usePhoneFormat()
  const list = { ...useListQuery(), ...useListRows(), ...useListSelection(), ...useListCommands() }
  const { resource, rows, view, state, rowFocus } = list
  const cards = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    rowFocus.current = (id) => cards.current?.querySelector<HTMLElement>(`[data-id="${id}"] a`)?.focus()
  }, [rowFocus])
  if (view === 'loading')
    return <Skeletons count={state.pageSize} label={t('list.loading', { nouns: resource.nouns.other })} />
  if (view !== 'rows') return <ListStatePanel />
  return (
    <>
      {list.can.select && <SelectPage {...list} />}
      <ul ref={cards} className={styles.list} aria-label={resource.title}>
        <MayOpenProvider value={nowhere}>
          {rows.map((row) => (
            <RowCard key={rowId(row)} row={row} {...list} />
          ))}
        </MayOpenProvider>
      </ul>
    </>
  )
}

/** Selects the rows of the page, as the head of the grid does; those of other pages stay as they are. */
function SelectPage({ rows, mayChange, selection, select, unselect }: RowsContext & SelectionContext) {
  const ids = rows.filter(mayChange).map(rowId)
  const selected = ids.filter((id) => selection.has(id)).length
  const isWhole = selected === ids.length
  if (ids.length === 0) return null
  return (
    <label className={styles.page}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = selected > 0 && !isWhole
        }}
        type="checkbox"
        className={styles.check}
        checked={isWhole}
        onChange={() => (isWhole ? unselect(ids) : select([...selection.keys(), ...ids]))}
      />
      {t('selection.selectPage')}
    </label>
  )
}

function RowCard({ row, ...list }: List & { row: object }) {
  const { resource, offered, can, mayChange, selection, select, hrefOf } = list
  const columns = offered.filter(({ hidden }) => !hidden)
  const id = rowId(row)
  const name = useRowName(resource)(row)
  const href = hrefOf(row)
  const day = useDayMark(id)
  const isAside = (column: Column) => cardPlaceOf(column) === 'aside'
  const details = columns.filter((column) => cardPlaceOf(column) && !isAside(column))
  return (
    <li
      className={styles.card}
      data-id={id}
      data-selected={selection.has(id)}
      data-changed={list.news.changed.has(id)}
      data-gone={list.news.gone.has(id)}
    >
      {day && <p className={styles.day}>{day}</p>}
      {can.select && mayChange(row) && (
        <label className={styles.box}>
          <input
            type="checkbox"
            className={styles.check}
            aria-label={t('row.select', { name })}
            checked={selection.has(id)}
            onChange={() => select(toggled(selection, id))}
          />
        </label>
      )}
      <div className={styles.text}>
        <div className={styles.head}>
          <Link className={styles.name} href={href} state={openedFromList}>
            {name}
          </Link>
          {columns.filter(isAside).map((column) => (
            <CardValue key={column.field} column={column} row={row} />
          ))}
        </div>
        <RowMarks row={row} tabIndex={0} />
        <PinnedMark id={id} />
        <dl className={styles.details}>
          {details
            .filter((column) => cellText(column, row))
            .map((column) => (
              <div key={column.field} className={styles.detail} data-place={cardPlaceOf(column)}>
                <dt className={cardPlaceOf(column) === 'labelled' ? undefined : 'visually-hidden'}>{column.label}</dt>
                <dd>
                  <CardValue column={column} row={row} />
                </dd>
              </div>
            ))}
        </dl>
      </div>
      <RowActionsCell row={row} tabIndex={0} {...list} hrefOf={noLink} />
    </li>
  )
}

// The whole card is the link: a second one to the same place would only be another stop for keyboards, and those to other
// places, under it, could be pressed by nobody. The row's details have them.
const noLink = () => undefined
const nowhere = () => false

function CardValue({ column, row }: { column: Column; row: object }) {
  const value = valueAt(row, column.field)
  if (value === undefined) return null
  return column.cell.render?.({ value, row, tabIndex: 0 }) ?? cellText(column, row)
}

function Skeletons({ count, label }: { count: number; label: string }) {
  return (
    <div className={styles.list} role="status" aria-label={label}>
      {Array.from({ length: Math.min(count, 12) }, (_, index) => index).map((index) => (
        <div key={index} className={styles.skeleton} />
      ))}
    </div>
  )
}
