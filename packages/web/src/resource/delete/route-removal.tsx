import { useListContext } from '../list.ts'
import { rowId, rowName } from '../row-text.ts'
import { useFreshRow } from '../use-fresh-row.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { useRemoval } from './use-removal.ts'

interface RouteRemovalProps {
  id: number
  onClose: () => void
}

/** The question whether to delete the row that the address names. */
export function RouteRemoval({ id, onClose }: RouteRemovalProps) {
  const { resource, rows } = useListContext()
  const listed = rows.find((row) => rowId(resource, row) === id)
  const { row = listed } = useFreshRow(resource, id)
  const remove = useRemoval(resource)
  if (!row) return null
  return (
    <RemoveDialog
      resource={resource}
      targets={[{ id, name: rowName(resource, row) }]}
      remove={remove}
      onRemoved={() => undefined}
      onClose={onClose}
    />
  )
}
