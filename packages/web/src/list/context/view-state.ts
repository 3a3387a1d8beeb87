/** What stands in the place of the rows. Each but the first two says what to do next. */
export type ViewState = 'rows' | 'loading' | 'empty' | 'no-match' | 'past-end' | 'failed' | 'forbidden'

interface ViewFacts {
  permitted: boolean
  /** The last answer was an error. Rows that were answered before it stay. */
  failed: boolean
  /** Rows of the page; undefined until the first answer. */
  rows: readonly object[] | undefined
  page: number
  /** Whether a filter or a period narrows the list. */
  narrowed: boolean
}

/** Which of the states a list is in. */
export function viewState({ permitted, failed, rows, page, narrowed }: ViewFacts): ViewState {
  if (!permitted) return 'forbidden'
  if (!rows) return failed ? 'failed' : 'loading'
  if (rows.length > 0) return 'rows'
  if (page > 1) return 'past-end'
  return narrowed ? 'no-match' : 'empty'
}
