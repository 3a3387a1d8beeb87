import { redact } from '@lineboard/contract/redact'
import { auditNameFieldOf } from '@lineboard/contract/row-name'
import { customerNamedBy } from '../../domain/access/permit.ts'
import { moneyMoved } from '../../domain/audit/money-moved.ts'
import { givenRole, keptRows, type RowNames, type TouchedRow, touchedFacts } from '../../domain/audit/touched-row.ts'
import type { ApiOperation } from '../../ground/contract/api-operation.ts'
import { entityMeta } from '../../ground/contract/entity-meta.ts'
import type { EntityName, Row } from '../../store/rows/internal-rows.ts'
import type { ApiRequest } from '../../world/request-log/exchanges.ts'
import type { World } from '../../world/world.ts'

/** What a body is about, where no row of the model of its call is touched: numbers on offer are no rows. */
interface StatedSubject {
  numbers: readonly string[]
  productId?: number
  subscriptionId?: number
}

/** What the body of a call says of itself: why it is made, for which customer, and what it is about. */
export type StatedReason = Pick<Row<'AuditLog'>, 'reason' | 'forCustomerId'> & { subject?: StatedSubject }

/** Longest reason that is kept: longer ones are refused by the contract, and their refusals recorded. */
const LONGEST_REASON = 500

/** Models of the calls whose bodies alone say what they are about. */
const modelsInBody = new Set(['NumberProvider', 'Product'])

/** What a body names: numbers on offer, or what is subscribed to. */
function statedSubject({ id }: ApiOperation, body: unknown): Pick<StatedReason, 'subject'> {
  if (!modelsInBody.has(id.split('.')[0] ?? '')) return {}
  const { numbers, productId, subscriptionId }: Record<string, unknown> = Object(body)
  return {
    subject: {
      numbers: Array.isArray(numbers) ? numbers.map(String) : [],
      ...(typeof productId === 'number' && { productId }),
      ...(typeof subscriptionId === 'number' && { subscriptionId }),
    },
  }
}

/** What a body tells: what it is about and, where the call takes a reason, why. One that names no customer is for that of the session. */
export function statedReason(operation: ApiOperation, body: unknown, ownCustomerId: number): StatedReason {
  return { ...statedSubject(operation, body), ...reasonIn(operation, body, ownCustomerId) }
}

function reasonIn({ bodySchema }: ApiOperation, body: unknown, ownCustomerId: number): StatedReason {
  if (!Object.hasOwn(Object(Reflect.get(Object(bodySchema), 'properties')), 'reason')) return {}
  const reason: unknown = Reflect.get(Object(body), 'reason')
  const forCustomerId = customerNamedBy(body) ?? ownCustomerId
  return {
    ...(typeof reason === 'string' && reason !== '' && { reason: reason.slice(0, LONGEST_REASON) }),
    ...(forCustomerId > 0 && { forCustomerId }),
  }
}

/** What is known of a call beside its request. */
export interface AuditNotes extends StatedReason {
  userId?: number
  actedById?: number
  affected?: number
  /** Rows that it added, changed or deleted. */
  touchedRows: readonly TouchedRow[]
}

/**
 * The customer that a call was made for by somebody of another one. Who acts as a user stays of their own customer, and what
 * people do for the customer they are of is nobody's service.
 */
function servedCustomer(world: World, { userId, actedById, forCustomerId }: AuditNotes): number | undefined {
  const personId = actedById ?? userId
  const person = personId === undefined ? undefined : world.store.table('DashUser').get(personId)
  return person && person.customerId !== forCustomerId ? forCustomerId : undefined
}

const isEntity = (name: string): name is EntityName => entityMeta(name) !== undefined

/** Names of rows that are there, and of those that this call deleted. */
function namesIn({ store }: World, touchedRows: readonly TouchedRow[]): RowNames {
  return (entity, id) => {
    const name = auditNameFieldOf(entity)
    if (name === undefined || !isEntity(entity)) return undefined
    const row =
      store.table(entity).get(id) ?? touchedRows.find((each) => each.model === entity && each.before?.id === id)?.before
    const text: unknown = row && Reflect.get(row, name)
    return typeof text === 'string' ? text : undefined
  }
}

/** Whether a call only kept how the user looks at the app, which it does after nearly each press: that is no change of data. */
function isOwnLook({ actedById, userId, touchedRows }: AuditNotes): boolean {
  const [touched, ...others] = touchedRows
  if (touched?.model !== 'DashUser' || others.length > 0 || actedById !== undefined) return false
  const { changes, recordId } = touchedFacts(touched)
  return recordId === userId && changes?.every(({ field }) => field === 'uiSettings') === true
}

/** The row that the path of a call names, where the call changed none of its model: a reset account sends a mail alone. */
function namedByPath(operation: string, path: string, names: RowNames) {
  const [model = ''] = operation.split('.')
  const recordId = Number(/^\/\w+\/(\d+)(\/|$)/.exec(path)?.[1])
  const recordName = Number.isNaN(recordId) ? undefined : names(model, recordId)
  return recordName === undefined ? {} : { recordId, recordName }
}

/** Most numbers that an entry names. */
const MOST_NAMED = 5

/** What the body of a call names, where the call changed no row of its model. */
function namedByBody({ store }: World, { subject }: AuditNotes, names: RowNames) {
  if (!subject) return undefined
  const { numbers, subscriptionId } = subject
  if (numbers.length > 0) {
    const named = numbers.slice(0, MOST_NAMED).join(', ')
    return { recordName: numbers.length > MOST_NAMED ? `${named}, …` : named }
  }
  const recordId = subject.productId ?? store.table('Subscription').get(subscriptionId ?? 0)?.productId
  const recordName = recordId === undefined ? undefined : names('Product', recordId)
  return recordId === undefined || recordName === undefined ? undefined : { recordId, recordName }
}

/** How many numbers are newly held: a purchase holds again what it buys, which nobody set out to do. */
function newlyHeld({ touchedRows }: AuditNotes): number | undefined {
  const holds = touchedRows.filter(({ model }) => model === 'NumberHold')
  return holds.length > 0 ? holds.filter(({ before }) => !before).length : undefined
}

/** Records a call that changes something in the audit log: who, as whom, what and from where. */
export function audit(
  world: World,
  request: ApiRequest,
  { id, method }: ApiOperation,
  notes: AuditNotes,
  statusCode: number,
): void {
  const { userId, actedById, touchedRows, reason } = notes
  const affected = notes.affected ?? newlyHeld(notes)
  const forCustomerId = servedCustomer(world, notes)
  const { path, ip, headers } = request
  if (isOwnLook(notes)) return
  // What a call does beside, to rows of other models, is no part of its sentence.
  const names = namesIn(world, touchedRows)
  const rows = keptRows(id.split('.')[0] ?? '', touchedRows, names)
  const [touched, ...others] = touchedRows.filter(({ model }) => id.startsWith(`${model}.`))
  const movements = moneyMoved(world.store, touchedRows)
  const user = userId === undefined ? undefined : world.store.table('DashUser').get(userId)
  world.store.table('AuditLog').insert({
    // Some paths have a token in them.
    endpoint: redact(path),
    method,
    ip,
    userAgent: headers['user-agent'] ?? '',
    ...(user && { userId: user.id, customerId: user.customerId }),
    ...(actedById !== undefined && { actedById }),
    ...(affected !== undefined && { affected }),
    ...(touched
      ? others.length === 0 && touchedFacts(touched, names)
      : (givenRole(touchedRows, names) ??
        (statusCode < 400 && (namedByBody(world, notes, names) ?? namedByPath(id, path, names))))),
    ...(rows && { rows }),
    ...(movements && { movements }),
    ...(reason !== undefined && { reason }),
    ...(forCustomerId !== undefined && { forCustomerId }),
    statusCode,
    createdAt: world.clock.now().toISOString(),
  })
}

/** How many rows a call says it deleted or changed; undefined where it does not say. */
export function affectedBy(body: unknown): number | undefined {
  const count: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'count') : undefined
  return typeof count === 'number' && count >= 0 ? count : undefined
}
