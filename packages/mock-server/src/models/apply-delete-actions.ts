import { type DeleteAction, deleteActionOf } from '@lineboard/contract/delete-actions'
import { type Reference, referencesTo } from '@lineboard/contract/references'
import { viewOf } from '../contract/joined-fields.ts'
import type { Context } from '../handlers/types.ts'
import type { AnyRow, Id, ModelName } from '../store/models.ts'
import type { Store, Table } from '../store/types.ts'
import { unlinkField } from './number-links.ts'
import type { AnyModelRules } from './types.ts'

type Noting = Pick<Context, 'store' | 'touched'>

interface Named {
  reference: Reference
  table: Table
}

/** Tables whose rows name rows of a model in a field of their own, and have this action when those go. */
function named(store: Store, model: string, action: DeleteAction): Named[] {
  const own = referencesTo(model).filter(({ kind, ...reference }) => !kind && !viewOf[reference.model])
  return own.flatMap((reference) => {
    const table = store.anyTable(reference.model)
    return table && deleteActionOf(reference) === action ? [{ reference, table }] : []
  })
}

const among = (ids: readonly Id[]) => (ids.length === 1 ? ids[0] : { inq: ids })

/** How many rows keep a row from being deleted, as they name it. */
export const refusing = (store: Store, model: ModelName, id: Id): number =>
  named(store, model, 'refuses').reduce((sum, { reference, table }) => sum + table.count({ [reference.field]: id }), 0)

/**
 * Does what the contract says of rows that name others which go: takes them out, and what names them in turn, or takes the name off them.
 * Each of them is noted for the audit log. `goneOf` answers what else goes with a row of a model.
 */
export function applyDeleteActions(
  context: Noting,
  model: ModelName,
  going: readonly AnyRow[],
  goneOf: (model: ModelName) => AnyModelRules['gone'],
): void {
  const { store } = context
  const ids = going.map(({ id }) => id)
  const gone = goneOf(model)
  for (const row of going) gone?.(row, store)
  for (const { reference, table } of named(store, model, 'goes')) {
    const rows = table.deleteWhere({ [reference.field]: among(ids) })
    for (const row of rows) context.touched(table.model, row, undefined)
    if (rows.length > 0) applyDeleteActions(context, table.model, rows, goneOf)
  }
  for (const { reference, table } of named(store, model, 'goes without'))
    for (const row of table.find({ where: { [reference.field]: among(ids) } })) {
      unlinkField(store, row, reference)
      context.touched(table.model, row, table.get(row.id))
    }
}
