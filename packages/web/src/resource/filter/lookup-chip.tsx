import { useListContext } from '../list.ts'
import { t } from './filter.messages.ts'
import { FilterChip } from './filter-chip.tsx'
import { lookupColumn, useLookupValues } from './use-lookup-values.ts'

interface LookupChipProps {
  id: number
  onRemove: () => void
}

/** The one row of another list that the rows are about, by name. */
export function LookupChip({ id, onRemove }: LookupChipProps) {
  const { resource } = useListContext()
  const column = lookupColumn(resource)
  const [found] = useLookupValues(resource, { id })(column?.search ?? '') ?? []
  const text = t('lookup', { label: column?.lookup?.label ?? '', name: found?.label ?? String(id) })
  return <FilterChip text={text} onRemove={onRemove} />
}
