import { labelCell } from '../../kit/cells/choice-cells.ts'
import { moneyCell } from '../../kit/cells/money-cells.tsx'
import { dateTimeCell, numberCell } from '../../kit/cells/number-cells.tsx'
import { nameCell, textCell } from '../../kit/cells/text-cells.tsx'
import { defineResource } from '../../kit/define-resource.ts'
import { sourceActions, sourceListActions, sourcePanels, sourceSelectionActions } from './source-actions.ts'
import { Banner, countedCalls, countedNumbers, kindLabels, numbersCell } from './source-cells.tsx'
import { t } from './tracking-sources.messages.ts'

/** Where calls come from, such as campaigns. */
export const trackingSources = defineResource({
  place: 'trackingSources',
  nouns: { one: t('one'), other: t('other') },
  list: 'TrackingSource.findPaged',
  count: 'TrackingSource.countPaged',
  create: 'TrackingSource.upsert',
  update: 'TrackingSource.upsert',
  remove: 'TrackingSource.deleteById',
  removeWithOption: 'TrackingSource.deleteSourceWithOption',
  removeMany: 'TrackingSource.deleteAll',
  include: ['Customer'],
  columns: [
    { field: 'name', label: t('name'), cell: textCell, search: 'name', grow: 2 },
    { field: 'type', label: t('type'), cell: labelCell(kindLabels), search: 'type', widthPx: 130, card: 'aside' },
    { field: 'description', label: t('description'), cell: textCell, search: 'description', grow: 2, card: 'detail' },
    {
      field: 'counted.numbers',
      label: t('numbers'),
      cell: numbersCell,
      widthPx: 90,
      card: 'labelled',
      counted: countedNumbers,
    },
    { field: 'counted.calls', label: t('recentCalls'), cell: numberCell, widthPx: 130, counted: countedCalls },
    { field: 'totalCalls', label: t('totalCalls'), cell: numberCell, widthPx: 80, card: 'labelled' },
    { field: 'monthlyCost', label: t('monthlyCost'), cell: moneyCell, card: 'labelled' },
    { field: 'callValue', label: t('callValue'), cell: moneyCell, hidden: true },
    { field: 'companyId', label: t('companyId'), cell: textCell, search: 'companyId', widthPx: 120 },
    { field: 'Customer.companyName', label: t('customer'), cell: nameCell, ownerOnly: true },
    { field: 'createdAt', label: t('createdAt'), cell: dateTimeCell },
  ],
  lead: 'name',
  defaultSort: { field: 'name', direction: 'asc' },
  form: sourcePanels,
  banner: async () => ({ Banner }),
  import: {},
  bulkDownload: { path: '/TrackingSources/bulk_download' },
  actions: sourceActions,
  selectionActions: sourceSelectionActions,
  listActions: sourceListActions,
})
