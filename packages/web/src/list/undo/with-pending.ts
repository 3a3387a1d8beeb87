import type { Resource } from '../../kit/define-resource.ts'
import { rowId } from '../../kit/rows/row-text.ts'
import type { PendingChange } from '../../state/pending-changes.ts'

/** The rows as they will be once the pending changes are carried out: without the deleted, with the changed ones. */
export function withPending(
  resource: Pick<Resource, 'idField' | 'model'>,
  rows: readonly object[],
  changes: readonly Pick<PendingChange, 'model' | 'rows'>[],
): readonly object[] {
  const concerning = changes.filter(({ model }) => model === resource.model)
  if (concerning.length === 0) return rows
  return rows.flatMap((row) => {
    let shown: object | undefined = row
    for (const change of concerning) {
      const id = rowId(resource, row)
      if (shown && change.rows.has(id)) shown = merged(shown, change.rows.get(id))
    }
    return shown ? [shown] : []
  })
}

const merged = (row: object, over: object | undefined) => over && { ...row, ...over }
