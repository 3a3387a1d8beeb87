import { isMeansEnough, mayBuy, mayCall, rightOf, type SectionName } from '@lineboard/contract/permissions'
import type { ApiOperation } from '../contract/api-operation.ts'
import { forbidden, type LoopbackError, unauthorized } from '../errors/loopback-error.ts'
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
