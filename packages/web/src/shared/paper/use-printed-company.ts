import { seesEveryCustomer } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import { useCustomerName } from '../customer/use-customer-name.ts'

/** Whose figures are printed: the chosen customer's for people who see those of each, their own company's for others. */
export function usePrintedCompany(customerId: number | undefined): string | undefined {
  const { access, user } = useSession()
  const seesAll = seesEveryCustomer(access)
  const chosen = useCustomerName(seesAll ? customerId : undefined)
  return seesAll ? chosen : user?.Customer?.companyName
}
