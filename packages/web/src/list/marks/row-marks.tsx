import { createContext, type ReactNode, useContext } from 'react'
import type { MarksProps } from '../../resource/marks.ts'

/** What marks the rows of the page, once it is here. */
export interface PageMarks extends Pick<MarksProps, 'rows' | 'where' | 'only'> {
  Marks(props: MarksProps): ReactNode
}

export const MarksContext = createContext<PageMarks | undefined>(undefined)

interface RowMarksProps {
  row: object
  tabIndex: number
}

/** What is to be known of a row at a glance. */
export function RowMarks({ row, tabIndex }: RowMarksProps) {
  const page = useContext(MarksContext)
  if (!page) return null
  const { Marks, ...rest } = page
  return <Marks row={row} tabIndex={tabIndex} {...rest} />
}
