import { deletedSource, NONE } from '@lineboard/contract/call-groups'
import { locale } from '../../lib/messages.ts'
import { formatPhone } from '../phone/format-phone.ts'
import { t } from './group-names.messages.ts'

/** A group of calls as servers name it. */
interface Group {
  key: string
  label: string
}

const days = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'long' })

/** What a source is called; servers have English words for none, and for one that is gone. */
export function sourceName({ key, label }: Group): string {
  if (key === NONE) return t('noSource')
  return label === deletedSource(key) ? t('deletedSource', { key }) : label
}

/** A number that calls were delivered to. */
export const deliveredName = ({ key, label }: Group): string => (key === NONE ? t('notDelivered') : formatPhone(label))

/** A day of the week, keyed 0 (Sunday) to 6; the first of November 2026 is a Sunday. */
export const weekdayName = ({ key }: Group): string => days.format(Date.UTC(2026, 10, 1 + Number(key)))
