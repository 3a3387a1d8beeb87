import { createContext, useContext } from 'react'
import type { MarkRow } from '../../kit/marks.ts'

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
