import { moneyCell } from '../../kit/cells/money-cells.tsx'
import { dateTimeCell, numberCell } from '../../kit/cells/number-cells.tsx'
import { nameCell, phoneCell, textCell } from '../../kit/cells/text-cells.tsx'
import { defineResource } from '../../kit/define-resource.ts'
import { actionCell, actionTypeCell, fileTexts, lastCallCell, numberStateCell, recordedCell, ringsAt } from './cells.ts'
import { numberActions, numberListActions, numberPanels, numberSelectionActions } from './number-actions.ts'
import { t } from './tracking-numbers.messages.ts'

/** Numbers shown to callers, by which a call tells where it came from. */
export const trackingNumbers = defineResource({
  place: 'trackingNumbers',
  nouns: { one: t('one'), other: t('other') },
  channel: 'tracking_number',
  list: 'OpNumber.findPaged',
  count: 'OpNumber.countPaged',
  create: 'OpNumber.upsert',
  update: 'OpNumber.upsert',
  remove: 'OpNumber.deleteById',
  removeMany: 'OpNumber.deleteAll',
  removalNotes: numberPanels,
  retirement: numberPanels,
  include: ['TrackingSource', 'ReceivingNumber', 'SipGateway', 'RoutingAction', 'Customer'],
  remarks: () => import('../../shared/call-flow/call-flow-panels.ts'),
  columns: [
    { field: 'tracking_number', label: t('number'), cell: phoneCell, search: 'tracking_number' },
    {
      field: 'description',
      label: t('description'),
      cell: textCell,
      search: 'description',
      grow: 3,
      widthPx: 105,
      card: 'detail',
    },
    {
      field: 'TrackingSource.name',
      label: t('source'),
      cell: nameCell,
      search: 'trackingSourceName',
      grow: 3,
      widthPx: 125,
      card: 'detail',
    },
    // The paged list of tracking numbers is documented to sort over this one relation.
    {
      field: 'ReceivingNumber.number',
      label: t('receivingNumber'),
      cell: phoneCell,
      search: 'receivingNumber',
      sortable: true,
      isNeeded: true,
    },
    { field: 'routing_action', label: t('routingAction'), cell: actionCell, search: 'routing_action', widthPx: 120 },
    { field: 'counted.ringsAt', label: t('ringsAt'), card: 'labelled', grow: 5, isNeeded: true, ...ringsAt },
    { field: 'status', label: t('status'), cell: numberStateCell, widthPx: 100, card: 'aside' },
    { field: 'totalCalls', label: t('totalCalls'), cell: numberCell, widthPx: 70, card: 'labelled' },
    { field: 'Customer.companyName', label: t('customer'), cell: nameCell, ownerOnly: true },
    { field: 'SipGateway.address', label: t('gateway'), cell: textCell, search: 'routingAddress', widthPx: 130 },
    { field: 'lastCallAt', label: t('lastCallAt'), cell: lastCallCell },
    { field: 'monthlyPrice', label: t('monthlyPrice'), cell: moneyCell, hidden: true },
    { field: 'RoutingAction.type', label: t('actionType'), cell: actionTypeCell, hidden: true },
    { field: 'RoutingAction.recordCalls', label: t('recorded'), cell: recordedCell, hidden: true },
    { field: 'restorableUntil', label: t('restorableUntil'), cell: dateTimeCell, hidden: true, isAhead: true },
    { field: 'companyId', label: t('companyId'), cell: textCell, search: 'companyId', hidden: true },
  ],
  lead: 'tracking_number',
  defaultSort: { field: 'tracking_number', direction: 'asc' },
  form: numberPanels,
  import: fileTexts,
  bulkDownload: { path: '/OpNumbers/bulk_download', takesOrder: true },
  actions: numberActions,
  listActions: numberListActions,
  selectionActions: numberSelectionActions,
})
