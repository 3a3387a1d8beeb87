import type { components, operationTable } from '@lineboard/contract'
import { DAY_MS } from '@lineboard/contract/durations'
import { entities } from '@lineboard/contract/entities'
import { referencesTo } from '@lineboard/contract/references'
import { editsOf } from '../../kit/rows/field-conflicts.ts'
import { matchOperation } from './match-operation.ts'
import type { Setter } from './setters.ts'

/** Why what a call did is not undone here: what takes it back instead, or that there is nothing to take back. */
type Reason = 'noRecord' | 'money' | 'proof' | 'key' | 'card' | 'menu' | 'ticket' | 'numbersOfCalls' | 'consent'

type Table = typeof operationTable
type Reasons = { readonly [Model in keyof Table]?: { readonly [Verb in keyof Table[Model]]?: Reason } }

/** Calls that are not undone from their entries. All others are, as far as their entries keep what was there before. */
const reasons = {
  ApiKey: {
    deleteById: 'key',
  },
  DashUser: {
    authenticate: 'noRecord',
    logout: 'noRecord',
    impersonate: 'noRecord',
    deimpersonate: 'noRecord',
    activate: 'proof',
    forgotPassword: 'proof',
    requestEmail: 'proof',
    verifyEmail: 'proof',
    accountReset: 'proof',
    beginSecondFactor: 'proof',
    confirmSecondFactor: 'proof',
    disableSecondFactor: 'proof',
    resetSecondFactor: 'proof',
    verifySecondFactor: 'proof',
    endSession: 'noRecord',
    endSessions: 'noRecord',
    register: 'money',
  },
  NumberProvider: {
    reserve: 'noRecord',
    release: 'noRecord',
  },
  PaymentMethod: {
    createIntent: 'noRecord',
    setupCardIntent: 'noRecord',
    refund: 'money',
    intentToWallet: 'money',
    chargeCustomer: 'money',
    attach: 'card',
    detach: 'card',
    saveConsent: 'consent',
  },
  PaymentTransaction: {
    create: 'money',
  },
  Product: {
    subscribeProduct: 'money',
    unsubscribeProduct: 'money',
  },
  Ivr: {
    createAction: 'menu',
    replaceAction: 'menu',
    deleteAction: 'menu',
    deleteAllActions: 'menu',
  },
  Ticket: {
    createVersion: 'ticket',
    createVersionAttachment: 'ticket',
    createVersionNotification: 'ticket',
    createVersionObserver: 'ticket',
    deleteVersionObserver: 'ticket',
  },
  OpNumber: {
    updateLogs: 'numbersOfCalls',
  },
} as const satisfies Reasons

const known: Readonly<Record<string, Readonly<Record<string, Reason>>>> = reasons

/** Why what a call did is not undone here; undefined where it is. */
export const reasonOf = (model: string, verb: string): Reason | undefined => known[model]?.[verb]

export type AuditLog = components['schemas']['AuditLog']
export type AuditRow = components['schemas']['AuditRow']
type AuditChange = components['schemas']['AuditChange']

const rowKey = (model: string, id: number) => `${model} ${id}`

/** What the rows of a model name by their fields. */
const referencesOf = (model: string) =>
  Object.keys(entities).flatMap((names) =>
    referencesTo(names).flatMap((each) => (each.model === model && !each.kind ? [{ field: each.field, names }] : [])),
  )

/** How many days a change can be undone. */
export const undoDays = 30

/** Why an entry can't be undone: it did nothing, is too old, added a row, its values were not kept, or it is no call that is undone. */
export type WhyNot = 'refused' | 'old' | 'added' | 'notKept' | Reason

/** Ids of other rows that a row names, with their models. */
const namedBy = ({ model, row = {} }: AuditRow): string[] =>
  referencesOf(model).map(({ names, field }) => rowKey(names, Number(Reflect.get(row, field))))

/** Deleted rows in an order in which each comes after those that it names. */
function inOrder(rows: readonly AuditRow[]): AuditRow[] {
  const waiting = new Map(rows.map((row) => [rowKey(row.model, row.recordId), row]))
  const placed: AuditRow[] = []
  const place = (key: string, row: AuditRow) => {
    waiting.delete(key)
    for (const name of namedBy(row)) {
      const named = waiting.get(name)
      if (named) place(name, named)
    }
    placed.push(row)
  }
  for (const [key, row] of waiting) if (waiting.has(key)) place(key, row)
  return placed
}

const kinds: Readonly<Record<string, { fields: Readonly<Record<string, string>> }>> = entities

/** The rows that a call changed or deleted, with what is known of them as they were: deleted ones in the order in which they come back. */
export function partsOf({ method, endpoint, rows, recordId, recordName, changes }: AuditLog): AuditRow[] {
  const model = matchOperation(method, endpoint)?.model
  if (!model) return []
  if (rows) {
    const [deleted, changed] = [rows.filter(({ row }) => row), rows.filter(({ row }) => !row)]
    const [own, along] = [
      deleted.filter((each) => each.model === model),
      deleted.filter((each) => each.model !== model),
    ]
    return [...inOrder(own), ...inOrder(along), ...changed]
  }
  // A role that was given is no field of the person: it stands in a row of its own, which the entry of its own model has.
  const own = changes?.filter(({ field }) => Object.hasOwn(kinds[model]?.fields ?? {}, field)) ?? []
  if (recordId === undefined || own.length === 0) return []
  return [{ model, recordId, changes: own, ...(recordName !== undefined && { recordName }) }]
}

const isKept = ({ cut, before, after }: AuditChange) => !cut && !(before === undefined && after === undefined)

/** Why an entry can't be undone at a time; undefined where the rows as they are now decide. */
export function whyNot(entry: AuditLog, now: Date): WhyNot | undefined {
  if (entry.statusCode >= 400) return 'refused'
  const call = matchOperation(entry.method, entry.endpoint)
  const reason = call && reasonOf(call.model, call.verb)
  if (reason) return reason
  if (now.getTime() - new Date(entry.createdAt).getTime() > undoDays * DAY_MS) return 'old'
  const parts = partsOf(entry)
  if (parts.some(({ row, changes = [] }) => row !== undefined || changes.some(isKept))) return undefined
  return entry.method === 'POST' && parts.length === 0 && entry.recordId !== undefined ? 'added' : 'notKept'
}

/**
 * Where a field stands: still as the change made it, changed since, back already, kept by the server alone, or changed without its
 * values being kept.
 */
export type Standing = 'asMade' | 'changedSince' | 'isBack' | 'served' | 'notKept'

/** A field of a change, what it was before, and what it is now. */
export interface FieldUndo {
  field: string
  before: unknown
  /** What they are called, where they are ids of other rows. */
  beforeName?: string | undefined
  nowName?: string | undefined
  now: unknown
  standing: Standing
  /** What sets it, where the row's form does not. */
  setter?: Setter
}

/** A value as the row has it: objects and lists are kept as JSON. */
function valueKept(model: string, field: string, kept: AuditChange['before']): unknown {
  const isJson = ['object', 'array'].includes(kinds[model]?.fields[field] ?? '')
  return isJson && typeof kept === 'string' ? JSON.parse(kept) : kept
}

/** Whether two values are the same to people. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  editsOf({ value: one }, { value: other }).length === 0

/**
 * What undoing the changes of a row would do to it as it is now; `takes` says which fields a change of it may set, from one value to
 * another, or what else sets them.
 */
export function fieldsOf(
  { model, changes = [] }: AuditRow,
  row: object,
  takes: (field: string, now: unknown, before: unknown) => boolean | Setter,
): FieldUndo[] {
  return changes.map((change): FieldUndo => {
    const { field } = change
    const now: unknown = Reflect.get(row, field)
    if (!isKept(change)) return { field, before: undefined, now, standing: 'notKept' }
    const { beforeName, afterName } = change
    const before = valueKept(model, field, change.before)
    const isAsMade = isSameValue(valueKept(model, field, change.after), now)
    const isBack = isSameValue(before, now)
    const nowName = isBack ? beforeName : isAsMade ? afterName : undefined
    const names = { ...(beforeName !== undefined && { beforeName }), ...(nowName !== undefined && { nowName }) }
    if (isBack) return { field, before, now, ...names, standing: 'isBack' }
    const taken = takes(field, now, before)
    if (!taken) return { field, before, now, ...names, standing: 'served' }
    const standing = isAsMade ? 'asMade' : 'changedSince'
    return { field, before, now, ...names, standing, ...(typeof taken === 'object' && { setter: taken }) }
  })
}
