import { keepFile, withOpenUrl, withOpenUrls } from '../../../domain/tickets/attachments.ts'
import { notify } from '../../../domain/tickets/notifications.ts'
import { checkPeople, observe } from '../../../domain/tickets/ticket-people.ts'
import { addVersion, openTicket, stateOf } from '../../../domain/tickets/versions.ts'
import { forbidden, notFound } from '../../../ground/errors.ts'
import type { Row } from '../../../store/rows/internal-rows.ts'
import { type Context, type Handlers, noContent } from '../../context/context.ts'
import { listRows, visibleRow } from '../../crud/include.ts'

type InVersion = Context<'Ticket.findVersionById'>['params']

const fileIn = ({ parts }: Context) => parts.find(({ name }) => name === 'file')

/** The ticket and version that a path names, for what is done at them: the audit log names the ticket. Throws a 404 when there is none the principal may see. */
function versionOf(context: Context & { params: InVersion }): {
  ticket: Row<'Ticket'>
  version: Row<'TicketVersion'>
} {
  const { id, versionId } = context.params
  const ticket = visibleRow(context, 'Ticket', id)
  const version = context.store.table('TicketVersion').get(versionId)
  if (version?.ticketId !== ticket.id) throw notFound('TicketVersion', versionId)
  context.touched('Ticket', ticket, ticket)
  return { ticket, version }
}

/** Support tickets with their versions. */
export const ticketHandlers = {
  'Ticket.find': (context) => listRows(context, 'Ticket').map((ticket) => withOpenUrls(context, ticket)),

  'Ticket.create'(context) {
    const { body, principal } = context
    const { customerId = principal.customerId } = body
    if (customerId !== principal.customerId && !principal.isSuperAdmin) throw forbidden()
    return openTicket(context, customerId, body)
  },

  'Ticket.countByOwner': ({ query, scoped, store }) => ({
    count: store.table('Ticket').count(scoped('Ticket', { ownerId: query.uid })),
  }),

  'Ticket.countByState': ({ query, scoped, store }) => ({
    count: store
      .table('Ticket')
      .count(scoped('Ticket', { stateId: query.sid, ...(query.uid !== undefined && { ownerId: query.uid }) })),
  }),

  'TicketVersion.latest'(context) {
    const { versionId } = visibleRow(context, 'Ticket', context.query.tid)
    const version = context.store.table('TicketVersion').get(versionId)
    if (!version) throw notFound('TicketVersion', versionId)
    return version
  },

  'Ticket.findVersions'(context) {
    const { id: ticketId } = visibleRow(context, 'Ticket', context.params.id)
    return context.store.table('TicketVersion').find({ where: { ticketId }, order: 'number ASC' })
  },

  'Ticket.createVersion': (context) =>
    addVersion(context, visibleRow(context, 'Ticket', context.params.id), context.body),

  'Ticket.findVersionById': (context) => versionOf(context).version,

  'Ticket.getVersionOwner'(context) {
    const { ownerId = 0 } = versionOf(context).version
    const owner = context.store.table('DashUser').get(ownerId)
    if (!owner) throw notFound('DashUser', ownerId)
    return owner
  },

  'Ticket.getVersionState': (context) => stateOf(versionOf(context).version.stateId),

  'Ticket.findVersionAssets'(context) {
    const { assetIds } = versionOf(context).version
    return assetIds.flatMap((id) => context.store.table('Asset').get(id) ?? [])
  },

  'Ticket.findVersionAssetById'(context) {
    const { assetId } = context.params
    const asset = versionOf(context).version.assetIds.includes(assetId) && context.store.table('Asset').get(assetId)
    if (!asset) throw notFound('Asset', assetId)
    return asset
  },

  'Ticket.findVersionAttachments'(context) {
    const { id: versionId } = versionOf(context).version
    const attachments = context.store.table('TicketAttachment').find({ where: { versionId } })
    return attachments.map((attachment) => withOpenUrl(context, attachment))
  },

  'Ticket.createVersionAttachment': (context) =>
    withOpenUrl(context, keepFile(context, versionOf(context).version, fileIn(context))),

  'Ticket.findVersionAttachmentById'(context) {
    const { version } = versionOf(context)
    const { attachId } = context.params
    const attachment = context.store.table('TicketAttachment').get(attachId)
    if (attachment?.versionId !== version.id) throw notFound('TicketAttachment', attachId)
    return withOpenUrl(context, attachment)
  },

  'Ticket.findVersionNotifications'(context) {
    const { id: versionId } = versionOf(context).version
    return context.store.table('TicketNotification').find({ where: { versionId } })
  },

  'Ticket.createVersionNotification'(context) {
    const { ticket, version } = versionOf(context)
    return notify(context, ticket, version, context.body)
  },

  'Ticket.findVersionNotificationById'(context) {
    const { version } = versionOf(context)
    const { notifId } = context.params
    const notification = context.store.table('TicketNotification').get(notifId)
    if (notification?.versionId !== version.id) throw notFound('TicketNotification', notifId)
    return notification
  },

  'Ticket.findVersionObservers'(context) {
    const { id: versionId } = versionOf(context).version
    return context.store.table('Observer').find({ where: { versionId } })
  },

  'Ticket.createVersionObserver'(context) {
    const { ticket, version } = versionOf(context)
    const { userId } = context.body
    checkPeople(context, ticket.customerId, { userId: [userId] })
    return observe(context, version.id, userId)
  },

  'Ticket.countVersionObservers': (context) => ({
    count: context.store.table('Observer').by('versionId', versionOf(context).version.id).length,
  }),

  'Ticket.deleteVersionObserver'(context) {
    const { version } = versionOf(context)
    const observers = context.store.table('Observer')
    const { obId } = context.params
    if (observers.get(obId)?.versionId !== version.id) throw notFound('Observer', obId)
    observers.delete(obId)
    return noContent()
  },
} satisfies Handlers
