import type { Access } from '@lineboard/sdk'
import { namedSettings, settingsTitle } from '../../../features/settings/named-settings.ts'
import { hrefOf } from '../../../places/href.ts'
import type { User } from '../../../state/session.ts'
import { profileEntries } from '../../shell/profile-entries.ts'
import { t } from '../../shell/shell.messages.ts'
import { t as say } from '../palette.messages.ts'
import type { Entry } from './entry.ts'

/** Each personal setting, and what else is the person's own. */
export const settingEntries = (user: Pick<User, 'id' | 'customerId'>, access: Access): Entry[] => [
  ...namedSettings.map(
    ({ part, label }): Entry => ({
      key: `setting ${part} ${label}`,
      kind: 'setting',
      label,
      detail: settingsTitle,
      words: `${part} ${say('actions.settingWords')}`,
      href: hrefOf('settings', {}, { part }),
    }),
  ),
  ...profileEntries(user, access).map(
    ({ id, href }): Entry => ({
      key: `setting ${id}`,
      kind: 'setting',
      label: t(`profile.${id}`),
      href,
    }),
  ),
]
