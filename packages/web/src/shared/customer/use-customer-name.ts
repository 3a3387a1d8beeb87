import { useCall } from '../../data/use-call.ts'
import { t } from './customer.messages.ts'

/** What the chosen customer is called: by its number until its name is here; all of them without one. */
export function useCustomerName(id: number | undefined): string {
  const filter = { where: { id: id ?? 0 }, fields: ['id', 'companyName'] as const, limit: 1 }
  const { data } = useCall('Customer.find', id === undefined ? null : { filter }, { silent: true })
  return id === undefined ? t('all') : (data?.[0]?.companyName ?? `#${id}`)
}
