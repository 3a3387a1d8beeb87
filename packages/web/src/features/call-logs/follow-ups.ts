import type { components } from '@lineboard/contract'
import DoneAll from '@mui/icons-material/DoneAll'
import PhoneCallback from '@mui/icons-material/PhoneCallback'
import Undo from '@mui/icons-material/Undo'
import type { RowAction } from '../../kit/actions/action.ts'
import { t } from './call-logs.messages.ts'
import type { Handling } from './change-calls.ts'

interface FollowUp extends Pick<RowAction, 'id' | 'label'> {
  icon: NonNullable<RowAction['icon']>
  to: Handling
}

const states: readonly FollowUp[] = [
  { id: 'calledBack', to: 'called_back', label: t('markCalledBack'), icon: PhoneCallback },
  { id: 'handled', to: 'handled', label: t('markHandled'), icon: DoneAll },
  { id: 'reopen', to: 'open', label: t('markOpen'), icon: Undo },
]

/** The follow-ups of an unanswered call that users set: in menus of rows and beside the state. */
export const followUps = states.map((followUp) => ({
  ...followUp,
  call: 'CallLog.upsert' as const,
  isAllowed: ({ handling }: Pick<components['schemas']['CallLog'], 'handling'>) =>
    handling !== undefined && handling !== followUp.to,
}))
