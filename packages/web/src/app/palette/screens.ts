import type { Access } from '@lineboard/sdk'
import { namedSettings, settingsTitle } from '../../features/settings/named-settings.ts'
import { fillPath, hrefOf } from '../../places/href.ts'
import { isSeen } from '../../places/is-seen.ts'
import { t as menuName } from '../../places/menu.messages.ts'
import { entryOf } from '../../places/menu.ts'
import { allPlaces, type Place } from '../../places/place.ts'
import { placeAt } from '../../places/place-at.ts'
import { headingOf, titleOf } from '../../places/title-of.ts'
import type { User } from '../../state/session.ts'
import type { Entry } from './entry.ts'
import { t as actionText } from './palette.messages.ts'
import { type ProfileEntry, profileEntries } from './profile-entries.ts'
import { hasSynonyms, t } from './synonyms.messages.ts'

/** What addresses with a part to be filled in are of, where that is the person. */
interface Self {
  id: number
}

/** Screens that say what has gone wrong are led to by what went wrong; moved ones are those they lead to. */
const isDestination = ({ guard, redirectTo, page }: Place) => guard === 'session' && !redirectTo && !page

const byPerson = (path: string, { id }: Self): string => fillPath(path.replace(':userId', String(id)), {})

/** Whether a screen is of one record alone, which leads to it. */
export const isOfRecord = ({ path }: Pick<Place, 'path'>): boolean => path.replace(':userId', '').includes(':')

function screenEntry(place: Place, access: Access, self: Self): Entry {
  const { id, path, section } = place
  const [title, heading] = [titleOf(id), headingOf(id)]
  const menu = entryOf(place, access)
  const area = menu && menuName(`items.${menu}`)
  const words = [heading, area, section && menuName(`sections.${section}`), hasSynonyms(id) ? t(id) : undefined]
  return {
    key: `screen ${id}`,
    kind: 'screen',
    label: title,
    detail: area === title ? undefined : area,
    words: words.filter(Boolean).join(' '),
    href: byPerson(path, self),
  }
}

/** Every screen the person sees, found by its name, the names of where it stands, and what else it may be called. */
export const screenEntries = (access: Access, self: Self): Entry[] =>
  allPlaces
    .filter((place) => isDestination(place) && !isOfRecord(place) && isSeen(place, access))
    .map((place) => screenEntry(place, access, self))

/** Whether it is among the screens, under the same name. */
function isScreen({ title, href }: ProfileEntry): boolean {
  const place = placeAt(href)
  return place !== undefined && titleOf(place.id) === title
}

/** Each personal setting, and what else is the person's own. */
export const settingEntries = (user: Pick<User, 'id' | 'customerId'>, access: Access): Entry[] => [
  ...namedSettings.map(
    ({ part, label }): Entry => ({
      key: `setting ${part} ${label}`,
      kind: 'setting',
      label,
      detail: settingsTitle,
      words: `${part} ${actionText('actions.settingWords')}`,
      href: hrefOf('settings', {}, { part }),
    }),
  ),
  ...profileEntries(user, access)
    .filter((entry) => !isScreen(entry))
    .map(
      ({ id, title, href }): Entry => ({
        key: `setting ${id}`,
        kind: 'setting',
        label: title,
        href,
      }),
    ),
]
