import type { QuickFilter } from '../../kit/list-options.ts'
import { missedFilter } from '../../shared/report/calls-href.ts'
import { t } from './call-logs.messages.ts'

/** The sources that ids of calls are of: the filter offers and shows them by name. */
export const sourceLookup = {
  label: t('source'),
  list: 'TrackingSource.find',
  order: 'name',
  toText: (row: object) => ('name' in row ? String(row.name) : ''),
  isOfCustomer: true,
} as const

/** What staff look at first, every day, and what a month comes to. */
export const callQuickFilters: readonly QuickFilter[] = [
  { label: t('today'), period: { mode: 'today' } },
  { label: t('thisWeek'), period: { mode: 'thisWeek' } },
  { label: t('thisMonth'), period: { mode: 'thisMonth' } },
  { label: t('missed'), filter: missedFilter },
  { label: t('voicemail'), filter: 'status:"voicemail"' },
  { label: t('firstTimeOnly'), filter: 'firstTimeCaller:"yes"' },
]
