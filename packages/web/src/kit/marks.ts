import type { ReactNode } from 'react'

/** The page whose rows are marked. */
export interface MarkedPage {
  /** All its rows: what is asked of them is asked of all at once. */
  rows: readonly object[]
  /** Conditions of the list. */
  where: object
  /** Address of the list, narrowed to rows whose field is the value. */
  only(key: string, value: string): string
}

/** What marks a row; the same function for as long as nothing else is known, since each row is drawn with a new one. */
export type MarkRow = (row: object, tabIndex: number) => ReactNode

/** A hook that asks what is to be known of a page's rows at a glance, once for all of them. */
export type UseMarks = (page: MarkedPage) => MarkRow
