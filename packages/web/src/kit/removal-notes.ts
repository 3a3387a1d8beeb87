import type { Call } from '../data/last-calls.ts'
import type { Target } from './row-result.ts'

/** What is done before rows are deleted, once nobody can take it back any more. */
export interface First {
  /** Does what is left of it: trying again must be safe. Throws what the server refuses. */
  run(): Promise<void>
  /** The same as calls, for a page that goes. */
  last: readonly Call[]
}

/** What the question before deleting says and asks of rows of one kind, below what depends on them. */
export interface RemovalNotesProps {
  targets: readonly Target[]
  /** The row that everything is moved to; undefined where nothing is moved. */
  moveToId: number | undefined
  /**
   * Hears what must be done first, undefined for nothing; `refused` where the server would not have it, so that it can't be agreed
   * to. Until it does, nobody knows what is agreed to.
   */
  onFirst: (first: First | 'refused' | undefined) => void
}

/** What stands in the place of the question whether to delete, where rows leave in steps. */
export interface RetirementProps {
  targets: readonly Target[]
  /** Goes on to the question whether to delete: for rows that have left already. */
  onDelete: () => void
  onClose: () => void
}
