import { operationRights } from '../generated/permissions.gen.ts'
import type { operations } from '../generated/schema.gen.ts'
import { OWNER_ID } from '../owner.ts'
import type { Asker, SectionName } from './rights.ts'

/**
 * Who may make a call: a group of people, or those who see (a read) or change (a write) one of the sections. `changing` is a
 * read for those who change, `owner` is for the owner's staff alone.
 */
export type Permission =
  | 'public'
  | 'everybody'
  | 'any section'
  | 'administrators'
  | "owner's administrators"
  | 'super administrator'
  | readonly SectionName[]
  | { readonly changing: readonly SectionName[] }
  | { readonly owner: readonly SectionName[] }

/** What the contract says of a call. */
export interface OperationRight {
  readonly effect: 'read' | 'write'
  readonly who: Permission
  /** Not with an API key, and not while somebody acts as the person. */
  readonly noImpersonation?: true
  /** Everybody may make it for the own account; `who` is for those of others. */
  readonly isOwnAccount?: true
  /** The owner's staff who see (a read) or change (a write) one of the sections may make it for every customer. */
  readonly crossTenant?: readonly SectionName[]
  /** Who changes one of the sections may make it to buy what is held for the customer, and for nothing else. */
  readonly buying?: readonly SectionName[]
}

const byId: ReadonlyMap<string, OperationRight> = new Map(
  operationRights.flatMap(([right, calls]) =>
    calls.split(', ').flatMap((ofModel) => {
      const [model, ...verbs] = ofModel.split(' ')
      return verbs.map((verb): [string, OperationRight] => [`${model}.${verb}`, right])
    }),
  ),
)

/** What the contract says of a call. Throws for a name that is none. */
export function rightOf(operationId: keyof operations): OperationRight {
  const right = byId.get(operationId)
  if (!right) throw new TypeError(`The contract has no operation ${operationId}.`)
  return right
}

/** Whether somebody sees, or changes, one of the sections. */
export const isEnough = (
  { sections }: Asker,
  names: readonly SectionName[],
  effect: OperationRight['effect'],
): boolean =>
  names.some((name) => (effect === 'write' ? sections.get(name) === 'all' : (sections.get(name) ?? 'deny') !== 'deny'))

function isAmong(asker: Asker, { who, effect }: OperationRight): boolean {
  const { principalType, customerId, sections } = asker
  switch (who) {
    case 'public':
    case 'everybody':
      return true
    case 'super administrator':
      return false
    case 'administrators':
      return principalType !== 'USER'
    case "owner's administrators":
      return principalType === 'ADMIN' && customerId === OWNER_ID
    case 'any section':
      return [...sections.values()].includes('all')
    default: {
      if ('owner' in who) return customerId === OWNER_ID && isEnough(asker, who.owner, effect)
      return 'changing' in who ? isEnough(asker, who.changing, 'write') : isEnough(asker, who, effect)
    }
  }
}

/** Whether the way somebody is known is enough for the call. */
export function isMeansEnough({ means }: Asker, { effect, noImpersonation }: OperationRight): boolean {
  if (means === 'session') return true
  if (noImpersonation) return false
  return means !== 'reading key' || effect === 'read'
}

/** Whether somebody may make a call at all; `userId` is whose account it is about, where it is about one. */
export function mayCall(asker: Asker, operationId: keyof operations, userId?: number): boolean {
  const right = rightOf(operationId)
  if (right.who === 'public') return true
  if (asker.userId === 0 || !isMeansEnough(asker, right)) return false
  if (asker.isSuperAdmin) return true
  return (right.isOwnAccount === true && userId === asker.userId) || isAmong(asker, right)
}

/** Whether somebody may make a call to buy what is held for the customer: buying asks for a section of its own. */
export function mayBuy(asker: Asker, operationId: keyof operations): boolean {
  const right = rightOf(operationId)
  if (right.buying === undefined || asker.userId === 0 || !isMeansEnough(asker, right)) return false
  return asker.isSuperAdmin || isEnough(asker, right.buying, right.effect)
}

/** Whether somebody who may make a call may make it for this customer: his own, or any where the call is one of the owner's staff. */
export function mayCallFor(asker: Asker, operationId: keyof operations, customerId: number | undefined): boolean {
  if (asker.isSuperAdmin || customerId === asker.customerId) return true
  const { crossTenant, effect } = rightOf(operationId)
  return crossTenant !== undefined && asker.customerId === OWNER_ID && isEnough(asker, crossTenant, effect)
}
