import type { components } from '@lineboard/contract'
import { entities } from '@lineboard/contract/entities'
import { TicketStateName } from '@lineboard/contract/enumerations'
import { type FieldIssue, unprocessable } from '../../ground/errors.ts'
import type { Row } from '../../store/rows/internal-rows.ts'
import { notifyRecipients } from '../notices/notices.ts'
import { isShared, isUsable } from '../rules/checks.ts'
import type { RuleContext } from '../rules/rule-context.ts'
import { notifyObservers } from './notifications.ts'
import { checkPeople, observe, ticketUser } from './ticket-people.ts'

type Reference = components['schemas']['AssetReference']
type Kind = keyof typeof models

const { models } = entities.Asset.references.recordId

const names = {
  tracking_number: 'tracking number',
  receiving_number: 'receiving number',
  tracking_source: 'tracking source',
  sip_gateway: 'gateway',
  call: 'call',
  voice_menu: 'voice menu',
  user: 'user',
} as const satisfies Record<Kind, string>

const isKind = (kind: string): kind is Kind => Object.hasOwn(models, kind)

/** Whether a record is there, and a ticket of the customer can't be about it: of people, those it has nothing to do with. */
function isForeign(context: RuleContext, customerId: number, kind: Kind, id: number): boolean {
  const model = models[kind]
  const row = context.store.table(model).get(id)
  if (!row) return false
  return kind === 'user' ? !ticketUser(context, customerId, id) : !isUsable(row, customerId, isShared(model))
}

/**
 * Refuses records of other customers than the ticket's. One that is not there is taken by its name, as that of an asset outlives it
 * (`Asset.recordId` of the contract's delete actions); and what the ticket was about before, its `assetIds`, may stay: its record may
 * have gone to another customer since.
 */
function checkAssets(
  context: RuleContext,
  customerId: number,
  references: readonly Reference[],
  assetIds: readonly number[] = [],
): void {
  const before = assetIds.map((id) => context.store.table('Asset').get(id))
  const issues = references.flatMap(({ kind, recordId, name }): FieldIssue[] => {
    if (recordId === undefined || !isKind(kind)) return []
    if (before.some((asset) => asset?.kind === kind && asset.recordId === recordId)) return []
    if (!isForeign(context, customerId, kind, recordId)) return []
    const message = `has "${name}", which is no ${names[kind]} of this customer`
    return [{ field: 'assets', code: 'existence', message, value: recordId }]
  })
  if (issues.length > 0) throw unprocessable('Ticket', issues)
}

/** Ids of what a ticket is about. One of the same kind and record is used again, another is added. */
function assetIdsOf({ store, now }: RuleContext, customerId: number, references: readonly Reference[]): number[] {
  const assets = store.table('Asset')
  const ids = references.map((reference) => {
    const { kind, recordId, name } = reference
    const isSame = (recordId === undefined ? { name } : { recordId }) satisfies Partial<Reference>
    const known = assets.findOne({ customerId, kind, ...isSame })
    return (known ?? assets.insert({ ...reference, customerId, createdAt: now().toISOString() })).id
  })
  return [...new Set(ids)]
}

type State = components['schemas']['TicketState']

/** Names the state of an id; the validators let no other id through. */
export function stateOf(id: State['id']): State {
  return { id, name: TicketStateName[id - 1] ?? 'open' }
}

type Ticket = Row<'Ticket'>
type Version = Row<'TicketVersion'>
type TicketInput = components['schemas']['TicketInput']
type VersionInput = components['schemas']['TicketVersionInput']

const OPEN = 1

/** What the ticket repeats of its latest version. */
function latestOf({ id, title, priority, ownerId, stateId, state, number, createdAt }: Version) {
  return {
    subject: title,
    priority,
    ownerId,
    stateId,
    state,
    versionId: id,
    versionNumber: number,
    updatedAt: createdAt,
  }
}

/** Opens a ticket with its first version. Whoever opens it observes it, and so do those named. */
export function openTicket(context: RuleContext, customerId: number, input: TicketInput): Ticket {
  const { store, principal, now } = context
  if (!store.table('Customer').get(customerId)) {
    throw unprocessable('Ticket', [
      { field: 'customerId', code: 'existence', message: 'does not exist', value: customerId },
    ])
  }
  const { subject, body = '', priority = 'normal', ownerId, stateId = OPEN, assets = [], observers = [] } = input
  checkPeople(context, customerId, { ownerId: [ownerId], observers })
  checkAssets(context, customerId, assets)
  const createdAt = now().toISOString()
  const made = { createdBy: principal.userId, createdAt }
  const state = stateOf(stateId).name
  const tickets = store.table('Ticket')
  // The two name each other, so the ticket is written once more when its version has an id.
  const ticket = tickets.insert({
    customerId,
    subject,
    priority,
    stateId,
    state,
    versionId: 1,
    versionNumber: 1,
    ...made,
    updatedAt: createdAt,
  })
  const version = store.table('TicketVersion').insert({
    ticketId: ticket.id,
    number: 1,
    title: subject,
    body,
    priority,
    ...(ownerId !== undefined && { ownerId }),
    stateId,
    state,
    assetIds: assetIdsOf(context, customerId, assets),
    ...made,
  })
  for (const userId of [principal.userId, ...observers]) observe(context, version.id, userId)
  const opened = tickets.patch(ticket.id, latestOf(version))
  context.touched('Ticket', undefined, opened)
  notifyObservers(context, opened, version)
  notifyRecipients(context.world, 'tickets', {
    customerId,
    kind: 'ticket-opened',
    subject: `Ticket ${opened.id}: ${subject}`,
    text: body || subject,
  })
  return opened
}

/** Adds a version: what is left out stays as before, but the body. Observers stay too, and are told. */
export function addVersion(context: RuleContext, ticket: Ticket, input: VersionInput): Version {
  const { store, principal, now } = context
  const versions = store.table('TicketVersion')
  const before = versions.get(ticket.versionId)
  const { title = ticket.subject, body = '', priority = ticket.priority, stateId = ticket.stateId, assets } = input
  // Null takes the owner away; nothing said leaves the ticket with whoever has it.
  const ownerId = input.ownerId === undefined ? ticket.ownerId : (input.ownerId ?? undefined)
  checkPeople(context, ticket.customerId, { ownerId: [input.ownerId ?? undefined] })
  checkAssets(context, ticket.customerId, assets ?? [], before?.assetIds)
  const version = versions.insert({
    ticketId: ticket.id,
    number: ticket.versionNumber + 1,
    title,
    body,
    priority,
    ...(ownerId !== undefined && { ownerId }),
    stateId,
    state: stateOf(stateId).name,
    assetIds: assets ? assetIdsOf(context, ticket.customerId, assets) : (before?.assetIds ?? []),
    createdBy: principal.userId,
    createdAt: now().toISOString(),
  })
  for (const { userId } of [...store.table('Observer').by('versionId', ticket.versionId)]) {
    observe(context, version.id, userId)
  }
  context.touched('Ticket', ticket, ticket)
  notifyObservers(context, store.table('Ticket').patch(ticket.id, latestOf(version)), version)
  return version
}
