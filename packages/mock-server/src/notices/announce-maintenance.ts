import { DAY_MS } from '@lineboard/contract/durations'
import { noticeDays } from '@lineboard/contract/maintenance'
import type { Row } from '../store/models.ts'
import { type NoticePlace, notifyRecipients } from './notify-recipients.ts'

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
export function announceMaintenance(place: NoticePlace): void {
  const { store, clock } = place
  const now = clock.now()
  const sent = store.table('SentNotice')
  for (const window of [...store.table('Mainteinance').all()]) {
    const { id, title, impact, startsAt, endsAt, description = '' } = window
    const key = `maintenance ${id} ${startsAt}`
    if (!isNear(window, now.getTime()) || sent.get(key)) continue
    sent.insert({ id: key, at: now.toISOString() })
    const times = `From ${toMinute(startsAt)} to ${toMinute(endsAt)}.`
    notifyRecipients(place, 'maintenance', {
      kind: 'maintenance',
      subject: `Planned work: ${title}`,
      text: [times, effects[impact], description].filter(Boolean).join(' '),
    })
  }
}
