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

type DashUser = components['schemas']['DashUser']

// Plain users act as nobody, whatever their sections.
const mayImpersonate = (row: DashUser) =>
  isOther(row) && (session.access?.isSuperAdmin === true || session.access?.isCustomerAdmin === true)

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
    isAllowed: isOther,
    dialog: () => import('./reset-account-dialog.tsx'),
  },
]
