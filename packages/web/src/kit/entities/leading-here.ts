import CallMerge from '@mui/icons-material/CallMerge'
import { t } from '../../shared/call-flow/call-flow-title.messages.ts'
import type { CallTarget } from '../../shared/call-flow/call-target.ts'
import { mayTrace } from '../../shared/call-flow/may-trace.ts'
import type { RowAction } from '../actions/action.ts'
import { routingPanels } from './saved-routing.ts'

/** Shows which numbers' calls come to a row of a model, and which actions and menus send them there. */
export const leadingHere = (model: CallTarget): RowAction<{ id: number }> => ({
  id: 'leading',
  label: t('leadingHere'),
  icon: CallMerge,
  call: 'OpNumber.find',
  forReaders: true,
  isAllowed: mayTrace,
  dialog: async () => (await routingPanels.load()).dialogs[model],
})
