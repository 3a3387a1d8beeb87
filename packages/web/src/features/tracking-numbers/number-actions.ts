import type { components } from '@lineboard/contract'
import CampaignOutlined from '@mui/icons-material/CampaignOutlined'
import ManageHistory from '@mui/icons-material/ManageHistory'
import PhonePaused from '@mui/icons-material/PhonePaused'
import SyncAlt from '@mui/icons-material/SyncAlt'
import { api } from '../../data/client.ts'
import { refresh } from '../../data/use-call.ts'
import { formatPhone } from '../../parts/phone/format-phone.ts'
import type { RowAction, SelectionAction } from '../../resource/actions/action.ts'
import { toast } from '../../state/toasts.ts'
import { t } from './tracking-numbers.messages.ts'

type OpNumber = components['schemas']['OpNumber']

/** Writes a tracking number into the calls that were made under numbers it had before, and says how many they were. */
export async function updateCalls({ id, tracking_number: trackingNumber }: OpNumber): Promise<void> {
  const { count } = await api().OpNumber.updateLogs({ body: { id, trackingNumber } })
  toast({ severity: 'success', text: t('callsUpdated', { count, number: formatPhone(trackingNumber) }) })
  void refresh('CallLog')
}

const changeState = {
  id: 'state',
  label: t('changeState'),
  icon: PhonePaused,
  dialog: () => import('./change-state-dialog.tsx'),
} as const

const giveAway = {
  id: 'give',
  label: t('give'),
  icon: SyncAlt,
  call: 'OpNumber.updateCustomer',
  onlySuperAdministrator: true,
  dialog: () => import('./give-numbers-dialog.tsx'),
} as const

/** What staff do with a tracking number besides changing it. */
export const numberActions: readonly RowAction<OpNumber>[] = [
  changeState,
  {
    id: 'source',
    label: t('changeSource'),
    icon: CampaignOutlined,
    call: 'OpNumber.updateTrackingSource',
    dialog: () => import('./change-source-dialog.tsx'),
  },
  { id: 'calls', label: t('updateCalls'), icon: ManageHistory, call: 'OpNumber.updateLogs', run: updateCalls },
  giveAway,
]

/** What staff do with several tracking numbers. */
export const numberSelectionActions: readonly SelectionAction[] = [changeState, giveAway]
