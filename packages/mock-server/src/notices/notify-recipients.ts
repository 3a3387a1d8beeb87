import type { Row } from '../store/models.ts'
import type { World } from '../world.ts'

type Addressee = Row<'Addressee'>

/** Where notices come from and go to. A world is one. */
export type NoticePlace = Pick<World, 'store' | 'clock' | 'outbox' | 'announcements'>

/** What somebody is told. */
export interface Notice {
  /** Customer it concerns; undefined for everybody. */
  customerId?: number
  /** What the mail is for, as the outbox names it. */
  kind: string
  subject: string
  text: string
}

/** Where a notice goes, by the channel its recipient has chosen; nowhere where the address of that channel is missing. */
function send({ clock, outbox, announcements }: NoticePlace, to: Addressee, { kind, subject, text }: Notice): void {
  const at = clock.now().toISOString()
  const { channel, email, phone, customerId, userId } = to
  if (channel === 'email' && email) outbox.add({ at, to: email, kind, subject, text })
  if (channel === 'sms' && phone) outbox.add({ at, to: phone, kind: `${kind}-sms`, subject, text })
  if (channel !== 'app' || userId === undefined) return
  const data = { status: 'info', date: at, msg: `${subject}. ${text}` }
  for (const listener of announcements)
    listener({ channel: 'notifications', event: 'message', data, customerId, userId })
}

/** Tells the recipients of a topic who are active: those of the customer it concerns, or of every customer. */
export function notifyRecipients(place: NoticePlace, topic: Addressee['topic'], notice: Notice): void {
  const { customerId } = notice
  const addressees = place.store.table('Addressee').find({ where: { topic, active: true } })
  for (const one of addressees) if (customerId === undefined || one.customerId === customerId) send(place, one, notice)
}
