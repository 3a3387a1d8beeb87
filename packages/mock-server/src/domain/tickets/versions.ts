import type { components } from '@lineboard/contract'
import { TicketStateName } from '@lineboard/contract/enumerations'
import { unprocessable } from '../../ground/errors.ts'
import type { Row } from '../../store/rows/models.ts'
import { notifyRecipients } from '../notices/notices.ts'
import type { RuleContext } from '../rules/rule-context.ts'
import { assetIdsOf, checkAssets } from './assets.ts'
import { notifyObservers } from './notifications.ts'
import { checkPeople, observe } from './ticket-people.ts'

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
