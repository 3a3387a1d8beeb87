import type { components } from '@lineboard/contract'
import CalculateOutlined from '@mui/icons-material/CalculateOutlined'
import CallReceivedOutlined from '@mui/icons-material/CallReceivedOutlined'
import SyncAlt from '@mui/icons-material/SyncAlt'
import type { ListAction, RowAction, SelectionAction } from '../../kit/actions/action.ts'
import { t } from './tracking-sources.messages.ts'

/** Loads what opens over the list. */
export const sourcePanels = () => import('./source-panels.tsx')

const giveAway = {
  id: 'give',
  label: t('give'),
  icon: SyncAlt,
  call: 'TrackingSource.updateCustomer',
} as const

/** What staff do with a source besides changing it. */
export const sourceActions: readonly RowAction<components['schemas']['TrackingSource']>[] = [
  {
    id: 'ring',
    label: t('ring.title'),
    icon: CallReceivedOutlined,
    call: 'OpNumber.upsert',
    ofEveryRow: true,
    dialog: async () => ({ ActionDialog: (await sourcePanels()).RingDialog }),
  },
  { ...giveAway, dialog: async () => ({ ActionDialog: (await sourcePanels()).GiveSourceDialog }) },
]

/** What staff do with several sources. */
export const sourceSelectionActions: readonly SelectionAction[] = [
  { ...giveAway, dialog: async () => ({ SelectionDialog: (await sourcePanels()).GiveSourcesDialog }) },
]

/** What staff do with the list of sources. */
export const sourceListActions: readonly ListAction[] = [
  {
    id: 'pool',
    label: t('pool'),
    icon: CalculateOutlined,
    call: 'TrackingSource.find',
    forReaders: true,
    dialog: async () => ({ ActionDialog: (await sourcePanels()).PoolDialog }),
  },
]
