import type { components } from '@lineboard/contract'
import type { Cell } from '../../kit/column.ts'
import { t } from './users.messages.ts'

/** The role of a user by name; the first one counts. */
export const roleCell: Cell<readonly components['schemas']['DashRoleMapping'][]> = {
  toText: ([mapping]) => mapping?.DashRole?.name ?? t('noRole'),
  widthPx: 160,
}
