import { nameFieldOf } from '@lineboard/contract/row-name'
import { t as operatorText } from '../../kit/filter/operators.messages.ts'
import { ownedBy } from '../../kit/linked-columns.tsx'
import type { RowOwner } from '../../kit/list-state.ts'
import { rowsOf, useCallByName } from '../../kit/rows/calls-by-name.ts'
import { nounsOf } from '../../shared/model-nouns.ts'
import { readableName } from '../../shared/phone/format-phone.ts'
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

interface OwnerChipProps extends RowOwner {
  onRemove: () => void
}

/** The row of another list whose rows alone are shown, by name. */
export function OwnerChip({ field, id, onRemove }: OwnerChipProps) {
  const { resource } = useListQuery()
  const model = ownedBy(resource.entity).find(({ foreignKey }) => foreignKey === field)?.model ?? resource.entity
  const list = `${model}.find`
  const { data } = useCallByName(list, { filter: { where: { id }, limit: 1 } })
  const [row = {}] = rowsOf(data)
  const name = readableName(String(Reflect.get(row, nameFieldOf(model) ?? 'id') ?? id))
  return <FilterChip text={t('owner', { noun: nounsOf(list).one, name })} onRemove={onRemove} />
}
