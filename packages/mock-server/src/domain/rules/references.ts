import { type DeleteAction, deleteActionOf } from '@lineboard/contract/delete-actions'
import { type Reference, referencesTo } from '@lineboard/contract/references'
import { viewOf } from '../../ground/contract/entity-meta.ts'
import type { Id, ModelName } from '../../store/rows/internal-rows.ts'
import type { Store, Table } from '../../store/rows/types.ts'

interface Referring {
  reference: Reference
  table: Table
}

/** Tables whose rows name rows of a model in a field of their own, and have this action when those go. */
export function referring(store: Store, model: string, action: DeleteAction): Referring[] {
  const own = referencesTo(model).filter(({ kind, ...reference }) => !kind && !viewOf[reference.model])
  return own.flatMap((reference) => {
    const table = store.anyTable(reference.model)
    return table && deleteActionOf(reference) === action ? [{ reference, table }] : []
  })
}

export const among = (ids: readonly Id[]) => (ids.length === 1 ? ids[0] : { inq: ids })

/** How many rows keep a row from being deleted, as they name it. */
export const refusing = (store: Store, model: ModelName, id: Id): number =>
  referring(store, model, 'refuses').reduce(
    (sum, { reference, table }) => sum + table.count({ [reference.field]: id }),
    0,
  )
