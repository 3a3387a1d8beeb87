import { createContext, type ReactNode, useContext } from 'react'
import styles from './day-cell.module.css'

/** What stands above the first row of each day, by id. */
export const DayMarksContext = createContext<ReadonlyMap<number, string>>(new Map())

/** What stands above the row, where a day begins with it. */
export const useDayMark = (id: number): string | undefined => useContext(DayMarksContext).get(id)

interface DayCellProps {
  id: number
  children: ReactNode
}

/** A time, and over its row the day that begins with it. */
export function DayCell({ id, children }: DayCellProps) {
  const mark = useDayMark(id)
  if (mark === undefined) return children
  return (
    <>
      <span className={styles.day} data-day="" title={mark}>
        {mark}
      </span>
      {children}
    </>
  )
}
