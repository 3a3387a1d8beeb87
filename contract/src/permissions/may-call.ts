import { operationRights } from '../generated/permissions.gen.ts'
import type { operations } from '../generated/schema.gen.ts'
import { type Asker, OWNER, type SectionName } from './asker.ts'

/**
 * Who may make a call: a group of people, or those who see (a read) or change (a write) one of the sections. `changing` is a
 * read for those who change.
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

/** What the contract says of a call. */
export interface OperationRight {
  readonly effect: 'read' | 'write'
  readonly who: Permission
  /** Not with an API key, and not while somebody acts as the person. */
  readonly isInPerson?: true
  /** Everybody may make it for the own account; `who` is for those of others. */
  readonly isOwnAccount?: true
}

const byId: Readonly<Record<string, OperationRight>> = operationRights

/** What the contract says of a call. Throws for a name that is none. */
export function rightOf(operationId: keyof operations): OperationRight {
  const right = byId[operationId]
  if (!right) throw new TypeError(`The contract has no operation ${operationId}.`)
  return right
}

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
      return principalType === 'ADMIN' && customerId === OWNER
    case 'any section':
      return [...sections.values()].includes('all')
    default: {
      const needsAll = effect === 'write' || 'changing' in who
      const names = 'changing' in who ? who.changing : who
      return names.some((name) => (needsAll ? sections.get(name) === 'all' : (sections.get(name) ?? 'deny') !== 'deny'))
    }
  }
}

/** Whether the way somebody is known is enough for the call. */
export function isMeansEnough({ means }: Asker, { effect, isInPerson }: OperationRight): boolean {
  if (means === 'session') return true
  if (isInPerson) return false
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
