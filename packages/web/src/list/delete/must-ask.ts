import { dependentsOf } from '@lineboard/contract/dependents'
import type { Resource } from '../../resource/define-resource.ts'
import type { Target } from '../../resource/rows/row-result.ts'
import { manyRows } from '../bulk/many-rows.ts'

type Asking = Pick<Resource, 'entity' | 'removalNotes'>

/** Whether deleting is asked about first: other rows may depend on these, or they are very many. */
export const mustAsk = ({ entity, removalNotes }: Asking, targets: readonly Target[]): boolean =>
  dependentsOf(entity).length > 0 || removalNotes !== undefined || targets.length > manyRows
