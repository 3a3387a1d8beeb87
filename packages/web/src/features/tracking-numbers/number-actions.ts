import type { components } from '@lineboard/contract'
import { isLost } from '@lineboard/contract/restorable'
import AltRoute from '@mui/icons-material/AltRoute'
import CampaignOutlined from '@mui/icons-material/CampaignOutlined'
import FormatListNumbered from '@mui/icons-material/FormatListNumbered'
import ManageHistory from '@mui/icons-material/ManageHistory'
import PhonePaused from '@mui/icons-material/PhonePaused'
import RestoreOutlined from '@mui/icons-material/RestoreOutlined'
import SyncAlt from '@mui/icons-material/SyncAlt'
import { navigate } from '../../browser/navigate.ts'
import type { ListAction, RowAction, SelectionAction } from '../../kit/actions/action.ts'
import { hrefOf } from '../../places/href.ts'
import { mayTrace } from '../../shared/call-flow/may-trace.ts'
import { t } from './tracking-numbers.messages.ts'
import { updateCalls } from './update-calls.ts'

type OpNumber = components['schemas']['OpNumber']

/** Loads what opens over the list. */
export const numberPanels = () => import('./number-panels.tsx')

const changeState = {
  id: 'state',
  label: t('changeState'),
  icon: PhonePaused,
  call: 'OpNumber.upsert',
} as const

const restore = { id: 'restore', label: t('restore'), icon: RestoreOutlined, call: 'OpNumber.upsert' } as const

const isRestorable = (row: OpNumber) => row.status === 'released' && !isLost(row, new Date())

const giveAway = {
  id: 'give',
  label: t('give'),
  icon: SyncAlt,
  call: 'OpNumber.updateCustomer',
} as const

/** What staff do with a tracking number besides changing it. */
export const numberActions: readonly RowAction<OpNumber>[] = [
  {
    id: 'path',
    label: t('callFlow'),
    icon: AltRoute,
    call: 'SipGateway.find',
    forReaders: true,
    isAllowed: mayTrace,
    dialog: async () => ({ ActionDialog: (await numberPanels()).CallFlowDialog }),
  },
  { ...changeState, dialog: async () => ({ ActionDialog: (await numberPanels()).ChangeStateDialog }) },
  {
    ...restore,
    isAllowed: isRestorable,
    dialog: async () => ({ ActionDialog: (await numberPanels()).RestoreNumberDialog }),
  },
  {
    id: 'source',
    label: t('changeSource'),
    icon: CampaignOutlined,
    call: 'OpNumber.updateTrackingSource',
    dialog: async () => ({ ActionDialog: (await numberPanels()).ChangeSourceDialog }),
  },
  { id: 'calls', label: t('updateCalls'), icon: ManageHistory, call: 'OpNumber.updateLogs', run: updateCalls },
  { ...giveAway, dialog: async () => ({ ActionDialog: (await numberPanels()).GiveNumberDialog }) },
]

/** What staff do with several tracking numbers. */
export const numberSelectionActions: readonly SelectionAction[] = [
  { ...changeState, dialog: async () => ({ SelectionDialog: (await numberPanels()).ChangeStatesDialog }) },
  {
    ...restore,
    // The list has no other rows.
    isAllowed: (row) => isRestorable(row as OpNumber),
    dialog: async () => ({ SelectionDialog: (await numberPanels()).RestoreNumbersDialog }),
  },
  { ...giveAway, dialog: async () => ({ SelectionDialog: (await numberPanels()).GiveNumbersDialog }) },
]

/** What staff do with the list of tracking numbers. */
export const numberListActions: readonly ListAction[] = [
  {
    id: 'setup',
    label: t('setUp'),
    icon: FormatListNumbered,
    call: 'OpNumber.upsert',
    forReaders: true,
    startsList: true,
    run: () => navigate(hrefOf('trackingNumberSetup')),
  },
]
