import { isMeansEnough, mayBuy, mayCall, mayCallFor, rightOf, type SectionName } from '@lineboard/contract/permissions'
import type { ApiOperation } from '../../ground/contract/api-operation.ts'
import { forbidden, type LoopbackError, notFound, unauthorized } from '../../ground/errors.ts'
import type { Row } from '../../store/rows/internal-rows.ts'
import type { Store } from '../../store/rows/types.ts'
import type { Principal } from './principal.ts'

/** Whether the principal may change things in a section. */
export const mayChange = ({ isSuperAdmin, sections }: Principal, section: SectionName): boolean =>
  isSuperAdmin || sections.get(section) === 'all'

/** Throws a 403 for what is done with a password alone: not with an API key, nor while somebody acts as the person. */
export function refuseUnlessInPerson({ means }: Principal, what: string): void {
  if (means === 'session') return
  const how = means === 'impersonation' ? 'while you act as somebody else' : 'with an API key'
  throw forbidden(`${what} can't be changed ${how}: sign in.`)
}

/** Why the principal may not call the operation, or undefined when it may. */
export function refusal(
  operation: ApiOperation,
  params: Readonly<Record<string, string>>,
  principal: Principal,
): LoopbackError | undefined {
  if (mayCall(principal, operation.id, Number(params.id))) return undefined
  // Whether it buys what is held is seen by the number, where it is added.
  if (mayBuy(principal, operation.id)) return undefined
  const right = rightOf(operation.id)
  if (!isMeansEnough(principal, right))
    return forbidden('This needs a session of your own: sign in with your password.')
  return right.effect === 'read' ? unauthorized() : forbidden()
}

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

/**
 * The customer something is done for: the named one, else the session's own. Throws a 403 for somebody else's, which only the
 * super administrator and the owner's staff may name, and a 404 when there is none.
 */
export function customerFor(
  { principal, operation, store }: { principal: Principal; operation: Pick<ApiOperation, 'id'>; store: Store },
  customerId = principal.customerId,
): Row<'Customer'> {
  if (!mayCallFor(principal, operation.id, customerId)) throw forbidden()
  const customer = store.table('Customer').get(customerId)
  if (!customer) throw notFound('Customer', customerId)
  return customer
}
