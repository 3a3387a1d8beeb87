import type { components } from '@lineboard/contract'
import KeyOutlined from '@mui/icons-material/KeyOutlined'
import LockResetOutlined from '@mui/icons-material/LockResetOutlined'
import TheaterComedyOutlined from '@mui/icons-material/TheaterComedyOutlined'
import { navigate } from 'wouter/use-browser-location'
import { impersonate } from '../../data/impersonation.ts'
import { hrefOf } from '../../places/href.ts'
import type { RowAction } from '../../resource/actions/action.ts'
import { session } from '../../state/session.ts'
import { t } from './users.messages.ts'
import { isWithinReach } from './within-reach.ts'

type DashUser = components['schemas']['DashUser']

const isReached = (row: DashUser) =>
  isWithinReach(row, session.access ?? { isSuperAdmin: false, principalType: 'USER' })

// Plain users act as nobody, whatever their sections; who acts as somebody already does that first.
const mayImpersonate = (row: DashUser) =>
  isLookedAfter(row) && (session.access?.isSuperAdmin === true || session.access?.isCustomerAdmin === true)

const isLookedAfter = (row: DashUser) => isOther(row) && isReached(row) && session.impersonation === undefined

const isOther = ({ id }: DashUser) => id !== session.user?.id

/** What staff do with a user besides changing it. */
export const userActions: readonly RowAction<DashUser>[] = [
  {
    id: 'impersonate',
    label: t('impersonate'),
    icon: TheaterComedyOutlined,
    isAllowed: mayImpersonate,
    run: ({ id }) => impersonate(id),
  },
  {
    id: 'keys',
    label: t('keys'),
    icon: KeyOutlined,
    run: ({ id }) => navigate(hrefOf('apiKeys', { userId: id })),
  },
  {
    id: 'reset',
    label: t('reset'),
    icon: LockResetOutlined,
    isAllowed: isLookedAfter,
    dialog: () => import('./reset-account-dialog.tsx'),
  },
]
