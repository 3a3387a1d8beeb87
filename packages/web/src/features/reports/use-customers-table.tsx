import { loadOnce, useLoaded } from '../../browser/lazy.ts'
import { seesEveryCustomer, useMay } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import { CUSTOMERS } from './callers-href.ts'
import type { CountedTableProps } from './counted-table.tsx'
import { t } from './reports.messages.ts'

// Tables that are counted from calls are no part of what is drawn first.
const counted = loadOnce(() => import('./callers-table.tsx'))

/** The tables that reports have beside their own, once they are here. */
export const useCountedTables = () => useLoaded(counted).value

/** The table of calls by customer, for staff who see those of all and have chosen no customer. */
export function useCustomersTable(props: CountedTableProps) {
  const loaded = useCountedTables()
  // Counted from calls, which not everybody sees.
  const isCounted = useMay('CallLog.find')
  const { access } = useSession()
  const isOfAll = seesEveryCustomer(access) && props.asked.question.customerId === undefined
  if (!loaded || !isCounted || !isOfAll) return []
  return [{ id: CUSTOMERS, title: t('customers.title'), table: <loaded.CustomersTable {...props} /> }]
}
