import { visibleRow } from '../../crud/read.ts'
import { notFound } from '../../errors/loopback-error.ts'
import type { Row } from '../../store/models.ts'
import type { Context } from '../types.ts'

type InVersion = Context<'Ticket.findVersionById'>['params']

/** The ticket and version that a path names, for what is done at them: the audit log names the ticket. Throws a 404 when there is none the principal may see. */
export function versionOf(context: Context & { params: InVersion }): {
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
