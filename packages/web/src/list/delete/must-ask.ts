import type { Resource } from '../../resource/define-resource.ts'
import type { Target } from '../../resource/rows/row-result.ts'
import { undoableRows } from '../bulk/undoable-rows.ts'

type Asking = Pick<Resource, 'dependents' | 'removalNotes'>

/** Whether deleting must be asked about first: other rows depend on these, or they are too many to take back. */
export const mustAsk = ({ dependents = [], removalNotes }: Asking, targets: readonly Target[]): boolean =>
  dependents.length > 0 || removalNotes !== undefined || targets.length > undoableRows
