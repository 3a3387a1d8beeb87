import { DAY_MS } from '@lineboard/contract/durations'
import { noticeDays } from '@lineboard/contract/maintenance'
import type { Row } from '../../store/rows/internal-rows.ts'
import type { Service } from '../rules/service.ts'

type Addressee = Row<'Addressee'>

/** Where notices come from and go to. A world is one. */
type NoticeContext = Pick<Service, 'store' | 'clock' | 'outbox' | 'announcements'>

/** What somebody is told. */
interface Notice {
  /** Customer it concerns; undefined for everybody. */
  customerId?: number
  /** What the mail is for, as the outbox names it. */
  kind: string
  subject: string
  text: string
}

/** Where a notice goes, by the channel its recipient has chosen; nowhere where the address of that channel is missing. */
function send({ clock, outbox, announcements }: NoticeContext, to: Addressee, { kind, subject, text }: Notice): void {
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
export function notifyRecipients(context: NoticeContext, topic: Addressee['topic'], notice: Notice): void {
  const { customerId } = notice
  const addressees = context.store.table('Addressee').find({ where: { topic, active: true } })
  for (const one of addressees)
    if (customerId === undefined || one.customerId === customerId) send(context, one, notice)
}

const effects = {
  none: 'Calls are not affected.',
  degraded: 'Calls may be disturbed.',
  outage: 'Calls do not come through meanwhile.',
} as const

const toMinute = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`

const isNear = ({ status, startsAt, endsAt }: Row<'Mainteinance'>, nowMs: number) =>
  (status === 'planned' || status === 'running') &&
  Date.parse(startsAt) - nowMs <= noticeDays * DAY_MS &&
  Date.parse(endsAt) > nowMs

/** Tells the recipients of notices of maintenance of each window that is near, once; of one that is put off, once more. */
export function announceMaintenance(context: NoticeContext): void {
  const { store, clock } = context
  const now = clock.now()
  const sent = store.table('SentNotice')
  for (const window of [...store.table('Mainteinance').all()]) {
    const { id, title, impact, startsAt, endsAt, description = '' } = window
    const key = `maintenance ${id} ${startsAt}`
    if (!isNear(window, now.getTime()) || sent.get(key)) continue
    sent.insert({ id: key, at: now.toISOString() })
    const times = `From ${toMinute(startsAt)} to ${toMinute(endsAt)}.`
    notifyRecipients(context, 'maintenance', {
      kind: 'maintenance',
      subject: `Planned work: ${title}`,
      text: [times, effects[impact], description].filter(Boolean).join(' '),
    })
  }
}
