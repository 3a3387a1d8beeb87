import { companyIdOf, customerIssues, takenIssues } from './checks.ts'
import { unlink } from './number-links.ts'
import type { ModelRules } from './types.ts'

/** A tracking source has a name of its own among those of its customer. Without it, its numbers count for none. */
export const trackingSourceRules: ModelRules<'TrackingSource'> = {
  defaults: ({ customerId }, context) => companyIdOf(context, customerId),

  check: (row, context) => [...customerIssues(context, row), ...takenIssues(context, 'TrackingSource', row, 'name')],

  saved(row, { store }, before) {
    if (!before || before.customerId === row.customerId) return
    unlink(store, 'tracking_sourceId', row.id, (number) => number.customerId === row.customerId)
  },
}
