import { daysBefore } from './material/dates.ts'
import type { Seed } from './types.ts'

/** A few saved views, one of them shared. */
export const templates: Seed = ({ now }) => ({
  Template: [
    {
      id: 1,
      customerId: 2,
      userId: 2,
      name: 'Missed this week',
      kind: 'list',
      resource: 'CallLog',
      definition: { filter: 'status:"missed"', period: 'thisWeek' },
      sharedWith: [3, 4],
      createdAt: daysBefore(now, 75),
    },
    {
      id: 2,
      customerId: 2,
      userId: 3,
      name: 'Long calls',
      kind: 'list',
      resource: 'CallLog',
      definition: { sort: 'talkSeconds DESC', period: 'last30' },
      sharedWith: [],
      createdAt: daysBefore(now, 31),
    },
    {
      id: 3,
      customerId: 3,
      userId: 6,
      name: 'Board by source',
      kind: 'report',
      resource: 'overview',
      definition: { period: 'lastMonth', table: 'source', sort: 'source.-calls' },
      sharedWith: [7],
      createdAt: daysBefore(now, 12),
    },
  ],
})
