import {
  type Asker,
  mayActAs as actsAs,
  type Belonging,
  mayChangeRow as changesRow,
  mayGive as gives,
  type Hold,
  lostHold as holdLost,
  losesOwn as losesOwnRights,
  may as mayDo,
  reaches as reachesRights,
  rowRightOf,
} from '@lineboard/contract/permissions'
import type { OperationId } from '../operations/operation-types.ts'
import { type Access, type AccessVisibility, accessOf } from './access.ts'

/** What a call is about, as far as it is known. */
export interface About {
  /** Entity of the row, such as `DashUser`. */
  model?: string
  /** The row as the API answers it. */
  row?: object
  /** User whose account it is about. */
  accountId?: number
}

const askerOf = ({ sections, ...rest }: Access): Asker => ({ ...rest, sections: new Map(Object.entries(sections)) })

function numberIn(row: object, field: string): number | undefined {
  const value: unknown = Reflect.get(row, field)
  return typeof value === 'number' ? value : undefined
}

/** Whose a row is, read off the row; undefined where the row does not say, so that only the server knows. */
function belongingOf(model: string, row: object): Belonging | undefined {
  const right = rowRightOf(model)
  if (right === undefined || right === 'everybody') return {}
  if (right === 'itself') return { customerId: numberIn(row, 'id') }
  const customerId = numberIn(row, 'customerId')
  if (customerId === undefined) return right === 'customer or everybody' ? {} : undefined
  return { customerId, userId: typeof right === 'object' && 'own' in right ? numberIn(row, right.own) : undefined }
}

/**
 * Whether a user may make a call, by the contract's whole table: the sections of the role, the kind of administrator, whose
 * the row is, and whether it needs a session of one's own. The server asks the same question.
 */
export function may(access: Access, operation: OperationId, { model, row, accountId }: About = {}): boolean {
  const belonging = model === undefined || row === undefined ? undefined : belongingOf(model, row)
  return mayDo(askerOf(access), {
    operation,
    ...(accountId !== undefined && { accountId }),
    ...(model !== undefined && belonging && { model, row: belonging }),
  })
}

// No customer has it, so that only who sees those of all sees this one. The owner's staff see customers, but not their numbers.
const ofNoCustomer = { model: 'OpNumber', row: { customerId: -1 } }

/** Whether a user sees the rows of every customer: only then does it tell something whose a row is, and amounts are in the stored currency. */
export const seesEveryCustomer = (access: Access): boolean => may(access, 'OpNumber.find', ofNoCustomer)

/** Whether a user may change a row that the API has answered: rows of nobody in particular are the owner's. */
export function mayChangeRow(access: Access, model: string, row: object): boolean {
  const belonging = belongingOf(model, row)
  return belonging === undefined || changesRow(askerOf(access), model, belonging)
}

/** Whether the one may do all that the other may: nobody changes the account, keys or role of somebody who may do more. */
export const reaches = (one: Access, other: Access): boolean => reachesRights(askerOf(one), askerOf(other))

/** Whether a user may give a role of these visibilities to a user of a type: nobody gives what they lack. */
export const mayGiveRole = (
  giver: Access,
  guiVisibilities: readonly AccessVisibility[],
  principalType = 'USER',
): boolean => {
  const held = accessOf({ id: 0, DashRoleMapping: [{ principalType }] }, guiVisibilities)
  return gives(askerOf(giver), askerOf(held))
}

/** Whether the one may act as the other: staff of the owner as anybody they reach, administrators within their customer. */
export const mayActAs = (one: Access, other: Access): boolean =>
  may(one, 'DashUser.impersonate') && actsAs(askerOf(one), askerOf(other))

/** Whether a change would leave somebody with less than before it: nobody takes rights from himself, but the super administrator. */
export const losesOwn = (before: Access, after: Access): boolean => losesOwnRights(askerOf(before), askerOf(after))

/** What one of the people at a customer may do before a change and nobody after it: the server refuses such a change. */
export const lostHold = (before: readonly Access[], after: readonly Access[]): Hold | undefined =>
  holdLost(before.map(askerOf), after.map(askerOf))
