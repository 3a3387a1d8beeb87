import { dateTimeCell, numberCell } from '../../kit/cells/number-cells.tsx'
import { codeCell, textCell } from '../../kit/cells/text-cells.tsx'
import { defineResource } from '../../kit/define-resource.ts'
import { personName } from '../../lib/names.ts'
import { ticketActions } from './ticket-actions.ts'
import { priorityCell, stateCell, ticketNumberCell } from './ticket-cells.ts'
import { t } from './tickets.messages.ts'

const ownerLookup = { label: t('owner'), list: 'DashUser.find', order: 'username', toText: personName } as const
const panels = () => import('./ticket-panels.tsx')

/** Support cases. */
export const tickets = defineResource({
  place: 'tickets',
  nouns: { one: t('one'), other: t('other') },
  // No channel tells of them.
  refreshMs: 15_000,
  list: 'Ticket.find',
  create: 'Ticket.create',
  remove: 'Ticket.deleteById',
  removeMany: 'Ticket.deleteAll',
  include: ['owner', 'creator', 'Customer'],
  columns: [
    { field: 'id', label: t('id'), cell: ticketNumberCell, search: 'id', card: 'aside' },
    { field: 'subject', label: t('subject'), cell: textCell, search: 'subject', grow: 2, widthPx: 280 },
    { field: 'state', label: t('state'), cell: stateCell, search: 'state', card: 'detail' },
    { field: 'priority', label: t('priority'), cell: priorityCell, search: 'priority', card: 'detail' },
    { field: 'createdAt', label: t('createdAt'), cell: dateTimeCell, card: 'labelled' },
    { field: 'owner.username', label: t('owner'), cell: textCell, search: 'owner', widthPx: 120, card: 'labelled' },
    { field: 'ownerId', label: t('ownerId'), cell: codeCell, search: 'ownerId', hidden: true, lookup: ownerLookup },
    { field: 'creator.username', label: t('creator'), cell: textCell, search: 'createdBy', widthPx: 120 },
    { field: 'versionNumber', label: t('versions'), cell: numberCell, widthPx: 95 },
    { field: 'updatedAt', label: t('updatedAt'), cell: dateTimeCell },
    { field: 'Customer.companyName', label: t('customer'), cell: textCell, ownerOnly: true },
  ],
  lead: 'subject',
  defaultSort: { field: 'createdAt', direction: 'desc' },
  actions: ticketActions,
  form: panels,
  details: panels,
  banner: () => import('./ticket-counts.tsx'),
})
