import type { PermissionName } from '@lineboard/contract/permission-ids'
import { type SectionName, sectionNames } from '@lineboard/sdk'
import { comma } from '../../lib/messages.ts'
import { t as menuName } from '../../places/menu.messages.ts'
import { allPlaces } from '../../places/place.ts'
import { titleOf } from '../../places/title-of.ts'
import { softphoneConfig } from '../../state/softphone-config.ts'
import { type PermissionDraft, toDraft } from './permissions.ts'
import { isManaged, t } from './rights.messages.ts'

/** A section by what it shows: who only reads it manages nothing. */
const nameOf = (section: SectionName): string =>
  isManaged(section) ? t(`inWords.sections.${section}`) : menuName(`sections.${section}`)

/** The same with the other screens that come with the section: whoever may not open one, must not think so. */
function namedWithScreens(section: SectionName): string {
  const more = allPlaces.filter((place) => place.section === section && !place.menu && place.entity && !place.ofOwner)
  // Whoever sees calls may listen to them.
  const recordings = section === 'Call Logs' ? [t('inWords.recordings')] : []
  const titles = [...new Set(more.map(({ id }) => titleOf(id))), ...recordings]
  const name = nameOf(section)
  return titles.length > 0 ? t('inWords.with', { name, more: titles.join(comma) }) : name
}

/** Screens that no permission is for. */
const everybodys = (): string => [titleOf('tickets'), titleOf('templates')].join(comma)

/** What is left to somebody without a role. */
export const nothingLeft = (name: string): string => t('nothingLeft', { name, more: everybodys() })

/** What a role may do, what it may only see, and what it may not see, in a line. */
export const roleInWords = (visibilities: Parameters<typeof toDraft>[0]): string => draftInWords(toDraft(visibilities))

/** The same of permissions that are not saved yet. */
export function draftInWords(draft: PermissionDraft): string {
  const sectionsWith = (permission: PermissionName) => sectionNames.filter((section) => draft[section] === permission)
  // Of billing the menu shows some to everybody: that is said by itself, and billing not among what is not seen.
  const seesAccount = draft['Manage Billing'] === 'DENY'
  const named = (permission: PermissionName): string =>
    (permission === 'DENY'
      ? sectionsWith(permission).flatMap((section) => (section === 'Manage Billing' ? [] : nameOf(section)))
      : sectionsWith(permission).map(namedWithScreens)
    ).join(comma)
  const [all, seen, denied] = [sectionsWith('PERMITALL'), sectionsWith('READONLY'), sectionsWith('DENY')]
  // No permission is for the softphone: users have it where there is a phone server.
  const calls = softphoneConfig() ? t('inWords.calls') : ''
  const inAll = (text: string) => [text, calls].filter(Boolean).join(' ')
  if (all.length === sectionNames.length) return inAll(t('inWords.everything'))
  if (seen.length === sectionNames.length) return inAll(t('inWords.readsEverything'))
  const more = everybodys()
  if (denied.length === sectionNames.length) return inAll(t('inWords.nothing', { more }))
  const parts = [
    all.length ? t('inWords.changes', { names: named('PERMITALL') }) : '',
    seen.length ? t('inWords.reads', { names: named('READONLY') }) : '',
    denied.length > Number(seesAccount) ? t('inWords.not', { names: named('DENY') }) : '',
    t('inWords.everybody', { more }),
    seesAccount ? t('inWords.account') : '',
    calls,
  ]
  return parts.filter(Boolean).join(' ')
}
