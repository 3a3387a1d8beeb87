import type { QuickFilter } from '../../resource/quick-filter.ts'
import { t } from './call-logs.messages.ts'

/** What staff look at first, every day. */
export const callQuickFilters: readonly QuickFilter[] = [
  { label: t('today'), period: { mode: 'today' } },
  { label: t('thisWeek'), period: { mode: 'thisWeek' } },
  { label: t('missed'), filter: 'status:"missed"' },
  { label: t('voicemail'), filter: 'status:"voicemail"' },
  { label: t('firstTimeOnly'), filter: 'firstTimeCaller:"yes"' },
]
