import { t as operatorText } from '../../kit/filter/operators.messages.ts'
import { useListQuery } from '../context/list-provider.tsx'
import { t } from './filter.messages.ts'
import { FilterChip } from './filter-chip.tsx'
import { lookupColumn, useLookupValues } from './known-values.ts'

interface LookupChipProps {
  id: number
  /** The rows are about all others. */
  isNot: boolean
  onRemove: () => void
}

/** The one row of another list that the rows are about, by name. */
export function LookupChip({ id, isNot, onRemove }: LookupChipProps) {
  const { resource } = useListQuery()
  const column = lookupColumn(resource)
  const [found] = useLookupValues(resource, { id })(column?.search ?? '') ?? []
  const [field, value] = [column?.lookup?.label ?? '', found?.label ?? String(id)]
  const text = isNot
    ? operatorText('condition', { field, operator: operatorText('isNot'), value })
    : t('lookup', { label: field, name: value })
  return <FilterChip text={text} onRemove={onRemove} />
}
