import type { components } from '@lineboard/contract'
import DriveFileMoveOutlined from '@mui/icons-material/DriveFileMoveOutlined'
import type { RowAction } from '../../resource/actions/action.ts'
import { t } from './tracking-sources.messages.ts'

/** What staff do with a source besides changing it. */
export const sourceActions: readonly RowAction<components['schemas']['TrackingSource']>[] = [
  {
    id: 'settle',
    label: t('removeSettled'),
    icon: DriveFileMoveOutlined,
    dialog: () => import('./settle-source-dialog.tsx'),
  },
]
