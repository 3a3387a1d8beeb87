import { forbidden } from '../errors/loopback-error.ts'
import type { Principal } from './principal.ts'

/** Throws a 403 where a query or body names the customer of somebody else, whatever the call does with it. */
export function refuseForeignCustomer({ isSuperAdmin, userId, customerId }: Principal, ...inputs: unknown[]): void {
  if (isSuperAdmin || userId === 0) return
  for (const input of inputs) {
    const named = typeof input === 'object' && input !== null ? Reflect.get(input, 'customerId') : undefined
    if (typeof named === 'number' && named !== customerId) throw forbidden('That is the customer of somebody else.')
  }
}
