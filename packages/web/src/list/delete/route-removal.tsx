import { useMemo } from 'react'
import { rowId } from '../../kit/rows/row-text.ts'
import { useFreshRow } from '../../kit/rows/use-fresh-row.ts'
import { useRowName } from '../../kit/rows/use-row-name.ts'
import { useListContext } from '../list.ts'
import { RemovalQuestion } from './removal-question.tsx'

interface RouteRemovalProps {
  id: number
  onClose: () => void
}

/** The question whether to delete the row that the address names. */
export function RouteRemoval({ id, onClose }: RouteRemovalProps) {
  const { resource, rows, mayChange, selection, select } = useListContext()
  const listed = rows.find((row) => rowId(resource, row) === id)
  const { row = listed } = useFreshRow(resource, id)
  const nameOf = useRowName(resource)
  const name = row && mayChange(row) ? nameOf(row) : undefined
  const targets = useMemo(() => (name === undefined ? [] : [{ id, name }]), [id, name])
  if (targets.length === 0) return null
  const handleRemoved = () => select([...selection.keys()].filter((each) => each !== id))
  return <RemovalQuestion resource={resource} targets={targets} onRemoved={handleRemoved} onClose={onClose} />
}
