import type { Target } from '../rows/row-result.ts'

/** What is done before rows are deleted. It stays done, so that the deletion can't be taken back either. */
export type First = (() => Promise<void>) | undefined

/** What the question before deleting says and asks of rows of one kind, below what depends on them. */
export interface RemovalNotesProps {
  targets: readonly Target[]
  /** Hears what must be done first, undefined for nothing. Until it does, nobody knows what is agreed to. */
  onFirst: (first: First) => void
}
