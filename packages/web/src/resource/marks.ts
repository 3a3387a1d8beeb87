/** A row with the page it stands on, for what is to be known of it at a glance. */
export interface MarksProps {
  row: object
  /** All rows of the page: what is asked of one is asked of all at once. */
  rows: readonly object[]
  /** Conditions of the list. */
  where: object
  tabIndex: number
  /** Address of the list, narrowed to rows whose field is the value. */
  only(key: string, value: string): string
}
