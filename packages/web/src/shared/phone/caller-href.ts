import { hrefOf } from '../../places/href.ts'
import { seesEveryCustomer } from '../../state/may.ts'
import { session } from '../../state/session.ts'

/** Address of all that is known of a number that calls; for who sees every customer's rows, of those of this customer. */
export const callerHref = (number: string, customerId?: number): string =>
  hrefOf('caller', { number }, { customer: seesEveryCustomer(session.access) ? customerId : undefined })
