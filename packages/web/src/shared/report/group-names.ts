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

/** Servers have English words for none, and for one that is gone. */
function sourceName({ key, label }: Group): string {
  if (key === NONE) return t('noSource')
  return label === deletedSource(key) ? t('deletedSource', { key }) : label
}

/** What sources that stand beside each other are called: those of one name, such as of two customers, are told apart by their ids. */
export function sourceNames(groups: readonly Group[]): (group: Group) => string {
  const once = new Set<string>()
  const several = new Set<string>()
  for (const { label } of groups) {
    if (once.has(label)) several.add(label)
    once.add(label)
  }
  return (group) => (several.has(group.label) ? `${sourceName(group)} #${group.key}` : sourceName(group))
}

/** A number that calls were delivered to. */
export const deliveredName = ({ key, label }: Group): string => (key === NONE ? t('notDelivered') : formatPhone(label))

/** A day of the week, keyed 0 (Sunday) to 6; the first of November 2026 is a Sunday. */
export const weekdayName = ({ key }: Group): string => days.format(Date.UTC(2026, 10, 1 + Number(key)))
