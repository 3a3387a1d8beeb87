import type { components } from '@lineboard/contract'
import { isEmail } from '@lineboard/contract/email'
import { isPhoneNumber } from '@lineboard/contract/phone-number'
import { unprocessable } from '../../ground/errors.ts'
import type { Row } from '../../store/rows/internal-rows.ts'
import type { RuleContext } from '../rules/rule-context.ts'
import { ticketUser } from './ticket-people.ts'

type Version = Row<'TicketVersion'>
type Message = components['schemas']['TicketNotificationInput']

function refuse(message: string, value: string): never {
  throw unprocessable('TicketNotification', [{ field: 'to', code: 'format', message, value }])
}

/** Sends by channel: e-mails and text messages to the outbox, the rest to the user's open sessions. */
function deliver(context: RuleContext, ticket: Row<'Ticket'>, { channel, to, text = '' }: Message): void {
  const at = context.now().toISOString()
  const subject = `Ticket ${ticket.id}: ${ticket.subject}`
  if (channel === 'app') {
    const user = context.store.table('DashUser').by('username', to)[0]
    if (!user || !ticketUser(context, ticket.customerId, user.id)) refuse('is no username', to)
    context.announce({
      channel: 'notifications',
      event: 'message',
      data: { status: 'info', date: at, msg: subject },
      customerId: user.customerId,
      userId: user.id,
    })
    return
  }
  if (channel === 'email' && !isEmail(to)) refuse('is no e-mail address', to)
  if (channel === 'sms' && !isPhoneNumber(to)) refuse('is no phone number in E.164 form', to)
  context.world.outbox.add({ at, to, kind: channel === 'sms' ? 'ticket-sms' : 'ticket', subject, text })
}

/** Sends a message about a version and keeps it. Throws a 422 for an address that doesn't suit the channel. */
export function notify(
  context: RuleContext,
  ticket: Row<'Ticket'>,
  version: Version,
  { channel, to, text = version.body }: Message,
): Row<'TicketNotification'> {
  deliver(context, ticket, { channel, to, text })
  const at = context.now().toISOString()
  return context.store.table('TicketNotification').insert({
    versionId: version.id,
    channel,
    to,
    ...(text && { text }),
    status: 'sent',
    createdAt: at,
    sentAt: at,
  })
}

/** Tells everybody who observes a version of it, by e-mail, but not the one who made it. */
export function notifyObservers(context: RuleContext, ticket: Row<'Ticket'>, version: Version): void {
  for (const { userId } of [...context.store.table('Observer').by('versionId', version.id)]) {
    const email = userId === version.createdBy ? undefined : context.store.table('DashUser').get(userId)?.email
    if (email) notify(context, ticket, version, { channel: 'email', to: email })
  }
}
