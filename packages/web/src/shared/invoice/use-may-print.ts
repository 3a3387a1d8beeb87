import { mayAs, seesEveryCustomer } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'

/** Whether this person may have a customer's invoices as files: those of others are for who sees everything of everybody. */
export function useMayPrint(customerId: number): boolean {
  const { user, access } = useSession()
  const isOpen = customerId === user?.customerId || seesEveryCustomer(access)
  return isOpen && mayAs(access, 'PaymentMethod.getCustomerInvoice')
}
