import { useCall } from '../../data/use-call.ts'
import { t } from './filter.messages.ts'
import { FilterChip } from './filter-chip.tsx'

interface CustomerChipProps {
  id: number
  onRemove: () => void
}

/** The customer whose rows alone are shown. */
export function CustomerChip({ id, onRemove }: CustomerChipProps) {
  const { data } = useCall('Customer.findById', { id }, { silent: true })
  return <FilterChip text={t('customer', { name: data?.companyName ?? String(id) })} onRemove={onRemove} />
}
