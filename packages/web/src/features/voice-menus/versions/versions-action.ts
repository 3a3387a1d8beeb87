import type { components } from '@lineboard/contract'
import History from '@mui/icons-material/History'
import type { RowAction } from '../../../kit/actions/action.ts'
import { t } from '../menu/voice-menus.messages.ts'

/** Shows the draft of a menu and what was published of it, compares them, and brings any of it back. */
export const versionsAction: RowAction<components['schemas']['Ivr']> = {
  id: 'versions',
  label: t('versions'),
  icon: History,
  call: 'Ivr.replaceById',
  dialog: () => import('./versions-dialog.tsx'),
}
