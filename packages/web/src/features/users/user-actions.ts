import type { components } from '@lineboard/contract'
import { mayActAs } from '@lineboard/sdk'
import DevicesOutlined from '@mui/icons-material/DevicesOutlined'
import KeyOutlined from '@mui/icons-material/KeyOutlined'
import LockResetOutlined from '@mui/icons-material/LockResetOutlined'
import PersonOffOutlined from '@mui/icons-material/PersonOffOutlined'
import PhonelinkEraseOutlined from '@mui/icons-material/PhonelinkEraseOutlined'
import TheaterComedyOutlined from '@mui/icons-material/TheaterComedyOutlined'
import { navigate } from '../../browser/navigate.ts'
import { offersNow } from '../../data/server-fields.ts'
import type { RowAction } from '../../kit/actions/action.ts'
import { hrefOf } from '../../places/href.ts'
import { isWithinReach, rightsOf, seesKeysOf } from '../../shared/within-reach.ts'
import { session } from '../../state/session.ts'
import { t } from './users.messages.ts'

type DashUser = components['schemas']['DashUser']

/** Loads what opens over the list. */
export const userPanels = () => import('./user-panels.tsx')

const isOther = ({ id }: DashUser) => id !== session.user?.id

const isReached = (row: DashUser) => session.access !== undefined && isWithinReach(row, session.access)

// Staff of the owner act as anybody they reach, others within their customer, and plain users of a customer as nobody.
const mayImpersonate = (row: DashUser) =>
  session.access !== undefined && mayActAs(session.access, rightsOf(row)) && isOther(row)

/** What staff do with a user besides changing it. */
export const userActions: readonly RowAction<DashUser>[] = [
  {
    id: 'impersonate',
    label: t('impersonate'),
    icon: TheaterComedyOutlined,
    call: 'DashUser.impersonate',
    forReaders: true,
    isAllowed: mayImpersonate,
    dialog: async () => ({ ActionDialog: (await userPanels()).ImpersonateDialog }),
  },
  {
    id: 'keys',
    label: t('keys'),
    icon: KeyOutlined,
    call: 'ApiKey.find',
    forReaders: true,
    isAllowed: (row) => session.access !== undefined && seesKeysOf(row, session.access),
    run: ({ id }) => navigate(hrefOf('apiKeys', { userId: id })),
  },
  {
    id: 'sessions',
    label: t('sessions'),
    icon: DevicesOutlined,
    call: 'DashUser.endSessions',
    isAllowed: (row) => isOther(row) && isReached(row) && offersNow('DashUser.findSessions'),
    dialog: async () => ({ ActionDialog: (await userPanels()).SessionsDialog }),
  },
  {
    // Of one's own the settings have them, with the one of this browser named.
    id: 'ownSessions',
    label: t('sessions'),
    icon: DevicesOutlined,
    call: 'DashUser.findSessions',
    forReaders: true,
    isAllowed: (row) => !isOther(row) && !session.impersonation && offersNow('DashUser.findSessions'),
    run: () => navigate(hrefOf('settings', {}, { part: 'sessions' })),
  },
  {
    id: 'resetCodes',
    label: t('resetCodes'),
    icon: PhonelinkEraseOutlined,
    call: 'DashUser.resetSecondFactor',
    isAllowed: (row) => isOther(row) && isReached(row) && offersNow('DashUser.resetSecondFactor'),
    dialog: async () => ({ ActionDialog: (await userPanels()).ResetCodesDialog }),
  },
  {
    id: 'reset',
    label: t('reset'),
    icon: LockResetOutlined,
    call: 'DashUser.accountReset',
    isAllowed: (row) => isOther(row) && isReached(row),
    dialog: async () => ({ ActionDialog: (await userPanels()).ResetAccountDialog }),
  },
  {
    id: 'endAccess',
    label: t('endAccess'),
    icon: PersonOffOutlined,
    call: 'DashUser.patchById',
    // Nobody changes a password while acting as somebody else.
    isAllowed: (row) => isOther(row) && isReached(row) && !session.impersonation,
    dialog: async () => ({ ActionDialog: (await userPanels()).EndAccessDialog }),
  },
]
