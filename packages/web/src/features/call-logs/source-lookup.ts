import { t } from './call-logs.messages.ts'

/** The sources that ids of calls are of: the filter offers and shows them by name. */
export const sourceLookup = {
  label: t('source'),
  list: 'TrackingSource.find',
  order: 'name',
  toText: (row: object) => ('name' in row ? String(row.name) : ''),
} as const
