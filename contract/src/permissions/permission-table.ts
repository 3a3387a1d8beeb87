import { contractDocument } from '../document.ts'
import {
  fieldRights,
  operationRights,
  ownerRights,
  personalFields,
  type rowRights,
} from '../generated/permissions.gen.ts'
import type { operations } from '../generated/schema.gen.ts'
import { OWNER_ID } from '../owner.ts'
import { may } from './may.ts'
import { type OperationRight, type Permission, rightOf } from './may-call.ts'
import { type Belonging, rowRightOf } from './may-touch.ts'
import type { Asker, Rights, SectionAccess, SectionName } from './rights.ts'

/** Sections that the table asks about: each one's role gives the same permission for all of them. */
const asked = [
  ...new Set(
    operationRights.flatMap(([{ who, buying = [] }]: readonly [OperationRight, string]) => [
      ...namesIn(who),
      ...buying,
    ]),
  ),
]

function namesIn(who: Permission): readonly SectionName[] {
  if (typeof who === 'string') return []
  if ('owner' in who) return who.owner
  return 'changing' in who ? who.changing : who
}

const CUSTOMER = 2
const SOMEBODY = 7

function person(
  access: SectionAccess | undefined,
  more: Partial<Rights> = {},
  means: Asker['means'] = 'session',
): Asker {
  const sections = new Map(access === undefined ? [] : asked.map((name) => [name, access]))
  const rights: Rights = { customerId: CUSTOMER, principalType: 'USER', isSuperAdmin: false, sections, ...more }
  return { ...rights, userId: SOMEBODY, means }
}

/** Everybody the table has a column for. */
export const people: Readonly<Record<string, Asker>> = {
  visitor: { ...person(undefined, { customerId: 0, principalType: 'ANONYMOUS' }), userId: 0 },
  'no role': person(undefined),
  'read only': person('readonly'),
  staff: person('all'),
  administrator: person('all', { principalType: 'ADMIN' }),
  'acted as': person('all', { principalType: 'ADMIN' }, 'impersonation'),
  'reading key': person('all', { principalType: 'ADMIN' }, 'reading key'),
  'writing key': person('all', { principalType: 'ADMIN' }, 'writing key'),
  "owner's administrator": person('all', { principalType: 'ADMIN', customerId: OWNER_ID }),
  'super administrator': person('all', { principalType: 'ADMIN', customerId: OWNER_ID, isSuperAdmin: true }),
}

/** Rows a call may be about, by what they are called in the table. */
function targets(model: string, asker: Asker): Readonly<Record<string, Belonging>> {
  const right = rowRightOf(model)
  const own = { own: { customerId: asker.customerId, userId: asker.userId } }
  const others = { others: { customerId: 99, userId: 99 } }
  if (right === 'everybody') return { everybody: {} }
  if (right === 'customer or everybody') return { ...own, everybody: {}, ...others }
  if (right === 'customer or owner') return { ...own, everybody: { customerId: OWNER_ID }, ...others }
  if (typeof right === 'object' && 'own' in right)
    return { ...own, colleagues: { customerId: asker.customerId, userId: 99 }, ...others }
  return { ...own, ...others }
}

/** Whose rows somebody may make a call about, in a word or two; empty for nobody's. */
function cell(asker: Asker, operation: keyof operations): string {
  const [named = ''] = operation.split('.')
  const { isOwnAccount, crossTenant } = rightOf(operation)
  // What is sold to everybody is bought for one customer.
  const model = crossTenant && rowRightOf(named) === 'everybody' ? 'Subscription' : named
  if (!may(asker, { operation }))
    return isOwnAccount && may(asker, { operation, accountId: asker.userId }) ? 'itself' : ''
  if (rightOf(operation).who === 'public') return 'yes'
  const reached = Object.entries(targets(model, asker)).flatMap(([name, row]) =>
    may(asker, { operation, model, row }) ? [name] : [],
  )
  return reached.includes('others') ? 'all' : reached.join(', ')
}

/** Who may make a call, in words. */
export function inWords({ who }: { who: Permission }): string {
  if (typeof who === 'string') return who
  if ('owner' in who) return `${who.owner.join(', ')} (the owner's staff)`
  return 'changing' in who ? `${who.changing.join(', ')} (to change)` : who.join(', ')
}

/** A line a call: its name, what it needs, and whose rows each may make it about. */
export interface WhoMayLine {
  operation: string
  needs: string
  /** By column, as `people` names them. */
  cells: readonly string[]
}

/** Who may do what: every call, for everybody there is a column for. */
export function whoMay(): WhoMayLine[] {
  // The document is of the contract that the ids of operations are of.
  return contractDocument.operations
    .map(({ id }) => id as keyof operations)
    .map((operation) => {
      const right = rightOf(operation)
      const words = [
        right.effect,
        inWords(right),
        ...(right.buying ? [`${right.buying.join(', ')} (to buy what is held)`] : []),
        ...(right.noImpersonation ? ['in person'] : []),
      ]
      return { operation, needs: words.join('; '), cells: Object.values(people).map((asker) => cell(asker, operation)) }
    })
}

/** Whose the rows of an entity are, in words. */
export function rowsInWords(model: keyof typeof rowRights): string {
  const seen: readonly string[] = Object.hasOwn(ownerRights, model)
    ? ownerRights[model as keyof typeof ownerRights]
    : []
  return [ownRowsInWords(model), ...seen.map((name) => `all for the owner's staff who see ${name}`)].join('; ')
}

function ownRowsInWords(model: keyof typeof rowRights): string {
  const right = rowRightOf(model)
  if (right === undefined || typeof right === 'string') return right ?? ''
  return 'own' in right
    ? `own (\`${right.own}\`), or ${right.unlessChanging.join(', ')} (to change)`
    : `as its ${right.model} (\`${right.through}\`)`
}

/** Fields that only a person in a session of their own changes, as `Entity.field`. */
export const personalFieldNames = (): readonly string[] =>
  Object.entries(personalFields).flatMap(([model, fields]) => fields.map((field) => `${model}.${field}`))

/** Fields that not everybody reads who reads the row: entity, field, and who does. */
export const guardedFields = (): readonly (readonly [string, string, string])[] =>
  fieldRights.flatMap(([right, entities]) =>
    entities.split(', ').flatMap((entity) => {
      const [model = '', ...fields] = entity.split(' ')
      return fields.map((field) => [model, field, typeof right === 'string' ? right : right.join(', ')] as const)
    }),
  )
