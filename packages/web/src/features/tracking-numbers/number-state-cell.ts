import { statusCell } from '../../resource/cells/status-cell.tsx'
import { t } from './tracking-numbers.messages.ts'

/** Whether calls to a number come through. */
export const numberStateCell = statusCell({
  active: { label: t('active'), tone: 'success' },
  paused: { label: t('paused'), tone: 'warning' },
  stopped: { label: t('stopped'), tone: 'error' },
  released: { label: t('released'), tone: 'neutral' },
})
