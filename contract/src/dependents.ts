import { type DeleteAction, deleteActionOf } from './delete-actions.ts'
import { operationTable } from './operation-table.ts'
import { type Reference, referenceName, referencesTo } from './references.ts'

/** Rows that name others by id, and the call that finds how many there are. */
export interface Dependent extends Reference {
  /** Operation that counts them by their field, or that lists them where none counts. */
  count: string
  /** Relation of the rows that `count` lists, where the references are in rows that are part of those. */
  part?: string
  /** What happens to them when what they name is deleted. */
  onDelete: DeleteAction
}

/**
 * References that the question before deleting does not speak of, and why: by `Model.field`, or by the model for all its
 * fields. What is neither here nor among the dependents of an entity is an error.
 */
export const reviewed: Readonly<Record<string, string>> = {
  CallLogSupport: 'the same calls with other fields',
  LightCallLog: 'the same calls with fewer fields',
  AuditLog: 'history, which stays',
  TicketVersion: 'part of a ticket, which says itself what its latest version says',
  TicketAttachment: 'part of a ticket',
  TicketNotification: 'part of a ticket',
  'CallLog.handledBy': 'history, which stays',
  'Ticket.createdBy': 'history, which stays',
  'Asset.recordId': 'what a ticket is about keeps the name it had',
  CustomerProductsRel: 'comes and goes with a subscription',
  'IvrAction.ivrId': 'part of a voice menu',
  GuiVisibility: 'part of a role',
  DashRoleMapping: 'part of a user; before a role goes, its people are given another one',
  VerificationToken: 'part of a user: it is worth nothing without its address',
}

/** Rows without calls of their own, and the list of what they are part of. */
const parts: Readonly<Record<string, { count: string; part: string }>> = {
  IvrAction: { count: 'Ivr.find', part: 'Actions' },
}

const table: Readonly<Record<string, object>> = operationTable

function callThatCounts({ model, field }: Reference): Pick<Dependent, 'count' | 'part'> {
  const part = parts[model]
  if (part) return part
  // What stands inside a value is no condition that every server understands: those rows are read.
  const verbs = field.includes('.') ? ['find'] : ['count', 'countPaged', 'find']
  const verb = verbs.find((each) => Object.hasOwn(table[model] ?? {}, each))
  if (verb === undefined) throw new Error(`Nothing lists ${model}, whose ${field} names other rows.`)
  return { count: `${model}.${verb}` }
}

const isReviewed = (reference: Reference) => reference.model in reviewed || referenceName(reference) in reviewed

/** The rows of other entities that name those of an entity: what deleting one of its rows asks about, moves or counts. */
export const dependentsOf = (entity: string): Dependent[] =>
  referencesTo(entity)
    .filter((reference) => !isReviewed(reference))
    .map((reference) => ({ ...reference, ...callThatCounts(reference), onDelete: deleteActionOf(reference) }))
