import { mayCallFor } from '@lineboard/contract/permissions'
import { forbidden, notFound } from '../errors/loopback-error.ts'
import type { Context } from '../handlers/types.ts'
import type { Row } from '../store/models.ts'

/**
 * The customer something is done for: the named one, else the session's own. Throws a 403 for somebody else's, which only the
 * super administrator and the owner's staff may name, and a 404 when there is none.
 */
export function customerFor(
  { principal, operation, store }: Context,
  customerId = principal.customerId,
): Row<'Customer'> {
  if (!mayCallFor(principal, operation.id, customerId)) throw forbidden()
  const customer = store.table('Customer').get(customerId)
  if (!customer) throw notFound('Customer', customerId)
  return customer
}
