import type { Target } from '../rows/row-result.ts'

/** What stands in the place of the question whether to delete, where rows leave in steps. */
export interface RetirementProps {
  targets: readonly Target[]
  /** Goes on to the question whether to delete: for rows that have left already. */
  onDelete: () => void
  onClose: () => void
}
