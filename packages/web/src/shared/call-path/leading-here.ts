import CallMerge from '@mui/icons-material/CallMerge'
import type { RowAction } from '../../kit/actions/action.ts'
import { t } from './call-path-title.messages.ts'
import type { CallTarget } from './call-target.ts'
import { mayTrace } from './may-trace.ts'

/** Shows which numbers' calls come to a row of a model, and which actions and menus send them there. */
export const leadingHere = (model: CallTarget): RowAction<{ id: number }> => ({
  id: 'leading',
  label: t('leadingHere'),
  icon: CallMerge,
  call: 'OpNumber.find',
  forReaders: true,
  isAllowed: mayTrace,
  dialog: async () => (await import('./leading-here-dialog.tsx')).dialogs[model],
})
