import { createContext, type ReactNode, useContext } from 'react'
import styles from './day-cell.module.css'

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
    <span className={styles.lines} data-day="">
      <span className={styles.day} title={mark}>
        {mark}
      </span>
      <span className={styles.time}>{children}</span>
    </span>
  )
}
