import { createContext, type ReactNode, useContext } from 'react'
import type { MarkRow } from '../../kit/list-options.ts'
import { t } from '../context/list.messages.ts'
import { PinnedRowsContext } from '../context/row-news.ts'
import dayCellStyles from './day-cell.module.css'
import styles from './pinned-mark.module.css'

/** What marks the rows of the page, once it is here. */
export const MarksContext = createContext<MarkRow | undefined>(undefined)

interface RowMarksProps {
  row: object
  tabIndex: number
}

/** What is to be known of a row at a glance. */
export function RowMarks({ row, tabIndex }: RowMarksProps) {
  return useContext(MarksContext)?.(row, tabIndex)
}

/** Says why a row is pinned. */
export function PinnedMark({ id }: { id: number }) {
  const why = useContext(PinnedRowsContext).get(id)
  if (!why) return null
  const text = t(`live.stays.${why}`)
  return (
    <span className={styles.mark} title={text}>
      {text}
    </span>
  )
}

/** What is said beside the first row of each day, by id. */
export const DayMarksContext = createContext<ReadonlyMap<number, string>>(new Map())

/** What is said of the row, where a day begins with it. */
export const useDayMark = (id: number): string | undefined => useContext(DayMarksContext).get(id)

interface DayCellProps {
  id: number
  children: ReactNode
}

/** A time, and above it the day that begins with it: two lines of a cell, so that the row is as high as any other. */
export function DayCell({ id, children }: DayCellProps) {
  const mark = useDayMark(id)
  if (mark === undefined) return children
  return (
    <span className={dayCellStyles.lines} data-day="">
      <span className={dayCellStyles.day} title={mark}>
        {mark}
      </span>
      <span className={dayCellStyles.time}>{children}</span>
    </span>
  )
}
