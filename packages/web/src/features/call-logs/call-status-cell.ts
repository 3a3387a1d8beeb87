import { statusCell } from '../../resource/cells/status-cell.tsx'
import { t } from './call-logs.messages.ts'

/** What became of a call. */
export const callStatusCell = statusCell({
  answered: { label: t('answered'), tone: 'success' },
  missed: { label: t('missed'), tone: 'error' },
  busy: { label: t('busy'), tone: 'warning' },
  failed: { label: t('failed'), tone: 'error' },
  voicemail: { label: t('voicemail'), tone: 'info' },
})
