import { statusCell } from '../../kit/cells/status-cell.tsx'
import { t } from './call-logs.messages.ts'

/** What has become of a call that nobody answered. */
export const callHandlingCell = statusCell({
  open: { label: t('open'), tone: 'warning' },
  called_back: { label: t('called_back'), tone: 'success' },
  handled: { label: t('handled'), tone: 'neutral' },
})
