import { fieldRights, ownerRights, personalFields, rowRights } from '../generated/permissions.gen.ts'
import { OWNER_ID } from '../owner.ts'
import { isEnough } from './may-call.ts'
import type { Asker, SectionName } from './rights.ts'

/**
 * Whose the rows of an entity are: of the customer they name, of everybody, each the customer itself, of the customer or (without
 * one) everybody, of the customer or (the owner's) everybody, of whom the row is that they name, or of one user and of
 * those at the customer who change a section.
 */
export type RowRight =
  | 'customer'
  | 'everybody'
  | 'itself'
  | 'customer or everybody'
  | 'customer or owner'
  | { readonly through: string; readonly model: string }
  | { readonly own: string; readonly unlessChanging: readonly SectionName[] }

/** Who reads a field: nobody in a query (`secret`), its own user, or who sees one of the sections. */
export type FieldRight = 'secret' | 'own' | readonly SectionName[]

/** Whose a row is: a customer's and a user's, where it names one. */
export interface Belonging {
  /** Missing: everybody's. */
  customerId?: number | undefined
  userId?: number | undefined
}

/** What is done with a field. */
export type FieldUse = 'read' | 'search' | 'order'

const rows: Readonly<Record<string, RowRight>> = rowRights
const seenByOwner: Readonly<Record<string, readonly SectionName[]>> = ownerRights
/** Who reads a guarded field, by entity and field. */
const fields: ReadonlyMap<string, ReadonlyMap<string, FieldRight>> = readFieldRights(fieldRights)

function readFieldRights(rights: readonly (readonly [FieldRight, string])[]) {
  const byModel = new Map<string, Map<string, FieldRight>>()
  for (const [right, entities] of rights) {
    for (const entity of entities.split(', ')) {
      const [model = '', ...names] = entity.split(' ')
      const known = byModel.get(model) ?? new Map<string, FieldRight>()
      byModel.set(model, known)
      for (const name of names) known.set(name, right)
    }
  }
  return byModel
}

const personal: Readonly<Record<string, readonly string[]>> = personalFields

/** Fields of an entity that only a person in a session of their own changes: what they sign in with, and what they agree to. */
export const personalFieldsOf = (model: string): readonly string[] =>
  Object.hasOwn(personal, model) ? (personal[model] ?? []) : []

/** Whose the rows of an entity are; undefined for tables that no call answers. */
export const rowRightOf = (model: string): RowRight | undefined =>
  Object.hasOwn(rows, model) ? rows[model] : undefined

/** Whether somebody sees the rows of an entity of every customer: the super administrator, or the owner's staff where a section shows them. */
export function seesAllRows(asker: Asker, model: string): boolean {
  if (asker.isSuperAdmin) return true
  const sections = Object.hasOwn(seenByOwner, model) ? seenByOwner[model] : undefined
  return sections !== undefined && asker.customerId === OWNER_ID && isEnough(asker, sections, 'read')
}

/** Whether somebody sees the rows of all users at the customer, where the entity keeps them to their users. */
export function seesColleagues(asker: Asker, right: RowRight): boolean {
  return (
    asker.isSuperAdmin ||
    typeof right === 'string' ||
    !('own' in right) ||
    isEnough(asker, right.unlessChanging, 'write')
  )
}

/** Whether somebody sees a row of an entity that belongs so. */
export function maySeeRow(asker: Asker, model: string, { customerId, userId }: Belonging): boolean {
  const right = rowRightOf(model)
  if (seesAllRows(asker, model) || right === undefined || customerId === undefined) return true
  // What is the owner's holds for everybody, so that its staff see what others have beside it.
  const isShared = right === 'customer or owner' && (customerId === OWNER_ID || asker.customerId === OWNER_ID)
  const isNear = customerId === asker.customerId || isShared
  return isNear && (seesColleagues(asker, right) || userId === asker.userId)
}

/** Whether somebody may change a row that belongs so: what is everybody's is the owner's. */
export function mayChangeRow(asker: Asker, model: string, belonging: Belonging): boolean {
  if (asker.isSuperAdmin) return true
  if (belonging.customerId === undefined) return asker.customerId === OWNER_ID && asker.principalType === 'ADMIN'
  return belonging.customerId === asker.customerId && maySeeRow(asker, model, belonging)
}

/** Who reads a field; undefined where everybody does who reads the row. */
export const fieldRightOf = (model: string, field: string): FieldRight | undefined => fields.get(model)?.get(field)

/** Whether an entity has fields that not everybody reads who reads its rows. */
export const hasGuardedFields = (model: string): boolean => fields.has(model)

/**
 * Whether somebody may read a field of a row, or ask for rows by it. A search is about rows of many users, so that a field that is
 * the user's own can't be searched by anybody; a secret is read in its masked form only.
 */
export function mayUseField(asker: Asker, model: string, field: string, use: FieldUse, ownerId?: number): boolean {
  const right = fieldRightOf(model, field)
  if (right === undefined) return true
  if (right === 'secret') return use === 'read'
  if (use === 'read' && ownerId === asker.userId) return true
  return right !== 'own' && (asker.isSuperAdmin || isEnough(asker, right, 'read'))
}
