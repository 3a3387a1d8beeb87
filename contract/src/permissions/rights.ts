import type { components } from '../generated/schema.gen.ts'
import { OWNER_ID } from '../owner.ts'

/** A section of the app, which roles give permissions for. */
export type SectionName = components['schemas']['GuiSectionName']

/** Whether a role may see a section, and change things in it. */
export type SectionAccess = 'deny' | 'readonly' | 'all'

/** What somebody may do: what one person's rights are compared with another's by. */
export interface Rights {
  /** Customer the person belongs to; 0 for nobody in particular. */
  customerId: number
  /** Principal type of the first role: USER, ADMIN or others; ANONYMOUS without a session. */
  principalType: string
  isSuperAdmin: boolean
  /** Permission by section name. A section without an entry is denied. */
  sections: ReadonlyMap<string, SectionAccess>
}

/** How somebody is known: signed in, through somebody who acts as him, or by an API key of that scope. */
export type Means = 'session' | 'impersonation' | 'reading key' | 'writing key'

/** Who asks. */
export interface Asker extends Rights {
  /** 0 without a session. */
  userId: number
  means: Means
}

const level = ({ principalType }: Rights) => ({ ANONYMOUS: 0, USER: 0, ADMIN: 2 })[principalType] ?? 1
const degree = (access: SectionAccess | undefined) => ({ deny: 0, readonly: 1, all: 2 })[access ?? 'deny']

/** Whether the one may do all that the other may, the customers aside: the same type or a higher one, and each section. */
export function reaches(one: Rights, other: Rights): boolean {
  if (one.isSuperAdmin || other.isSuperAdmin) return one.isSuperAdmin
  if (level(one) < level(other)) return false
  return [...other.sections].every(([name, access]) => degree(one.sections.get(name)) >= degree(access))
}

/** What a role gives to somebody of a type. */
export type Grant = Pick<Rights, 'principalType' | 'sections'>

/** Whether the one may give that to anybody: nobody gives what they lack. */
export const mayGive = (one: Rights, { principalType, sections }: Grant): boolean =>
  reaches(one, { customerId: one.customerId, isSuperAdmin: false, principalType, sections })

/** Whether the account, keys, roles and tokens of the other are for this one to look after. */
export const mayLookAfter = (one: Rights, other: Rights): boolean =>
  reaches(one, other) && (one.isSuperAdmin || one.customerId === other.customerId)

/**
 * Whether the one may act as the other, where he may make the call: staff of the owner as anybody, administrators within their
 * customer, and nobody as somebody who may do more.
 */
export function mayActAs(one: Rights, other: Rights): boolean {
  if (one.isSuperAdmin) return true
  const isWithin = one.customerId === other.customerId && level(one) > 0
  return reaches(one, other) && (isWithin || one.customerId === OWNER_ID)
}
