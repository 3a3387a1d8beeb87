import { mayCallFor } from '@lineboard/contract/permissions'
import type { ApiOperation } from '../contract/api-operation.ts'
import { forbidden } from '../errors/loopback-error.ts'
import type { Principal } from './principal.ts'

/** The customer that a query or body names, as a number or as a form writes it; undefined for none. */
export function customerNamedBy(input: unknown): number | undefined {
  const named: unknown = typeof input === 'object' && input !== null ? Reflect.get(input, 'customerId') : undefined
  const isNumber = typeof named === 'number' || (typeof named === 'string' && /^\d+$/.test(named))
  return isNumber ? Number(named) : undefined
}

/**
 * Throws a 403 where a query or body names the customer of somebody else, whatever the call does with it: also where it takes no
 * customer, as the answer would be about another one than was asked for. The owner's staff name others where the call is made for them.
 * A query that names two is held to both.
 */
export function refuseForeignCustomer(
  principal: Principal,
  { id }: ApiOperation,
  query: URLSearchParams,
  body: unknown,
): void {
  if (principal.userId === 0) return
  const inQuery = query.getAll('customerId').map((customerId) => ({ customerId }))
  for (const input of [...inQuery, body]) {
    const named = customerNamedBy(input)
    if (named !== undefined && !mayCallFor(principal, id, named))
      throw forbidden('That is the customer of somebody else.')
  }
}
