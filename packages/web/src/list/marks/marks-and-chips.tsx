import { and, type Day, dayAt, formatFilterText, periodWhere } from '@lineboard/sdk'
import { useEffect, useMemo, useState } from 'react'
import { useLoaded } from '../../browser/lazy.ts'
import { whenAtRest } from '../../data/when-at-rest.ts'
import type { Column } from '../../kit/column.ts'
import type { Resource } from '../../kit/define-resource.ts'
import type { MarkedPage, MarkRow, UseMarks } from '../../kit/list-options.ts'
import { formatListState } from '../../kit/list-state.ts'
import { countOf, useCallByName } from '../../kit/rows/calls-by-name.ts'
import { rowId } from '../../kit/rows/row-text.ts'
import { valueAt } from '../../kit/value-at.ts'
import { comma } from '../../lib/messages.ts'
import { instantsOf } from '../../shared/period/period-name.ts'
import { formatShortDay, timeZone } from '../../state/dates.ts'
import { t as listText } from '../context/list.messages.ts'
import {
  type QueryContext,
  type RowsContext,
  type ServerGaps,
  useListQuery,
  useListRows,
} from '../context/list-provider.tsx'
import styles from '../table/stale-line.module.css'
import { t } from './relations-missing.messages.ts'

export { QuickChips } from './quick-chips.tsx'

/** How long the rows have stood before more is asked of them, in milliseconds. */
const REST_MS = 300

interface FindMarksProps {
  source: NonNullable<Resource['marks']>
  onMarks: (mark: MarkRow) => void
}

/** Brings what marks rows, once they stand. */
export function FindMarks({ source, onMarks }: FindMarksProps) {
  const { resource, where, state, filter } = useListQuery()
  const { rows, outdated } = useListRows()
  const [isAtRest, setAtRest] = useState(false)
  useEffect(() => whenAtRest(() => setAtRest(true), REST_MS), [])
  const { value: loaded } = useLoaded(source, isAtRest)
  // Apart from the rows: with another function each row is drawn again, and one row that changes is no reason to.
  const only = useMemo(
    () => (key: string, value: string) => {
      const block = { type: 'field', key, operator: 'is', value } as const
      const text = formatFilterText([...filter.ast, block], resource.searchable)
      return `${resource.href}?${formatListState({ ...state, filter: text, page: 1 }, resource.rules)}`
    },
    [state, filter, resource],
  )
  const page = useMemo(() => ({ rows, where, only }), [rows, where, only])
  // Rows of the question before keep their marks for as long as they stand.
  const [marked, setMarked] = useState(page)
  if (!outdated && marked !== page) setMarked(page)
  return loaded && <Marked page={marked} useMarks={loaded.useMarks} onMarks={onMarks} />
}

interface MarkedProps {
  page: MarkedPage
  useMarks: UseMarks
  onMarks: (mark: MarkRow) => void
}

function Marked({ page, useMarks, onMarks }: MarkedProps) {
  const mark = useMarks(page)
  useEffect(() => onMarks(mark), [onMarks, mark])
  return null
}

/** The columns whose values are those of related rows. */
export function relatedColumns({ include }: Pick<Resource, 'include'>, columns: readonly Column[]): readonly Column[] {
  const names = new Set(include.flatMap((each) => (typeof each === 'string' ? each : Object.keys(each))))
  return columns.filter(({ field }) => names.has(field.split('.')[0] ?? ''))
}

export type Shown = ServerGaps & Pick<QueryContext, 'state' | 'resource' | 'columns'>

/** That rows come without what they are related to, and which columns stand empty; that they are not sorted by it. */
export function RelationsMissing({ relationsMissing, unsorted, state, resource, columns }: Shown) {
  const { other: nouns } = resource.nouns
  const empty = relatedColumns(resource, columns).map(({ label }) => label)
  return (
    <>
      {relationsMissing && (
        <div className={styles.line}>
          {empty.length > 0 ? t('alone', { nouns, columns: empty.join(comma) }) : t('aloneText', { nouns })}
        </div>
      )}
      {unsorted && (
        <div className={styles.line}>{t('unsorted', { column: labelOf(resource, state.sort.field), nouns })}</div>
      )}
    </>
  )
}

const labelOf = ({ columns }: Pick<QueryContext['resource'], 'columns'>, field: string) =>
  columns.find((column) => column.field === field)?.label ?? field

/** The first row of a day on a page. */
interface DayStart {
  index: number
  day: Day
  /** Rows of the day on the page. */
  rows: number
  /** All rows of the day are on the page: it neither came over from the page before nor goes on. */
  isWhole: boolean
}

interface Page {
  /** When each row was, in the order of the page; undefined where a row has no time. */
  times: readonly (string | undefined)[]
  timeZone: string
  isFirst: boolean
  isLast: boolean
}

/** Where days begin among the rows of a page that are in the order of their time. */
export function dayStarts({ times, timeZone, isFirst, isLast }: Page): readonly DayStart[] {
  const starts: { index: number; day: Day; rows: number }[] = []
  for (const [index, time] of times.entries()) {
    if (time === undefined) continue
    const day = dayAt(Date.parse(time), timeZone)
    const last = starts.at(-1)
    if (last?.day === day) last.rows += 1
    else starts.push({ index, day, rows: 1 })
  }
  return starts.map((start, at) => ({
    ...start,
    isWhole: (at > 0 || isFirst) && (at < starts.length - 1 || isLast),
  }))
}

/** The conditions of a list, of the rows of one day. Those of a list of that very day are its own: it is counted once. */
export const dayWhere = (where: object, periodField: string, day: Day): object =>
  and(where, periodWhere(periodField, instantsOf({ mode: 'range', start: day, end: day })))

const timeOf = (row: object, field: string): string | undefined => {
  const value = valueAt(row, field)
  return typeof value === 'string' ? value : undefined
}

/** The rows of a day by the conditions of the list; asked only of a day that other pages may have rows of. */
function useDayCount(
  { resource, where, outdated }: QueryContext & RowsContext,
  start: DayStart | undefined,
): number | undefined {
  const { count = '', periodField } = resource
  const isAsked = start && !start.isWhole && count && periodField && !outdated
  const asked = isAsked ? { where: dayWhere(where, periodField, start.day) } : null
  const { data } = useCallByName(count, asked, { silent: true, isAside: true })
  return start?.isWhole ? start.rows : countOf(data)
}

/** Tells rows that are in the order of their time where a day begins, and how many the day has in all. */
export function DayMarks({ onMarks }: { onMarks: (marks: ReadonlyMap<number, string>) => void }) {
  const list = { ...useListQuery(), ...useListRows() }
  const { resource, listed: rows, state, count } = list
  const { periodField: field, nouns } = resource
  const isInOrder = resource.showsDays === true && field !== undefined && state.sort.field === field
  const starts = useMemo(
    () =>
      isInOrder
        ? dayStarts({
            times: rows.map((row) => timeOf(row, field)),
            timeZone: timeZone(),
            isFirst: state.page === 1,
            isLast: rows.length < state.pageSize || (count !== undefined && state.page * state.pageSize >= count),
          })
        : [],
    [isInOrder, rows, field, state.page, state.pageSize, count],
  )
  const [first] = starts
  const last = starts.length > 1 ? starts.at(-1) : undefined
  const firstCount = useDayCount(list, first)
  const lastCount = useDayCount(list, last)
  const marks = useMemo(() => {
    const countIn = (start: DayStart) => {
      if (start === first) return firstCount
      return start === last ? lastCount : start.rows
    }
    return new Map(
      starts.flatMap((start) => {
        const row = rows[start.index]
        const inAll = countIn(start)
        const time = row && field && timeOf(row, field)
        if (!time) return []
        const day = formatShortDay(time)
        const text = inAll === undefined ? day : listText('list.day', { day, count: inAll, ...nouns })
        return [[rowId(row), text] as const]
      }),
    )
  }, [starts, first, last, firstCount, lastCount, rows, field, nouns])
  useEffect(() => onMarks(marks), [onMarks, marks])
  return null
}
