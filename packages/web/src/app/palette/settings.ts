import type { Access } from '@lineboard/sdk'
import { namedSettings, settingsTitle } from '../../features/settings/named-settings.ts'
import { hrefOf } from '../../places/href.ts'
import { placeAt } from '../../places/place-at.ts'
import { titleOf } from '../../places/title-of.ts'
import type { User } from '../../state/session.ts'
import type { Entry } from './entry.ts'
import { t } from './palette.messages.ts'
import { type ProfileEntry, profileEntries } from './profile-entries.ts'

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
      words: `${part} ${t('actions.settingWords')}`,
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
