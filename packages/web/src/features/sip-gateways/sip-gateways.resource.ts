import { booleanCell, labelCell } from '../../kit/cells/choice-cells.ts'
import { dateTimeCell, numberCell } from '../../kit/cells/number-cells.tsx'
import { codeCell, nameCell, textCell } from '../../kit/cells/text-cells.tsx'
import { defineResource } from '../../kit/define-resource.ts'
import { gatewayActions, gatewayListActions, gatewayPanels } from './gateway-actions.ts'
import { callsNow, failedToday, gatewayStateCell, transportLabels, typeLabels } from './gateway-cells.tsx'
import { t } from './sip-gateways.messages.ts'

/** SIP servers that calls enter from or leave to, in the order they are tried. */
export const sipGateways = defineResource({
  place: 'sipGateways',
  nouns: { one: t('one'), other: t('other') },
  channel: 'sip_gateway',
  list: 'SipGateway.find',
  count: 'SipGateway.count',
  create: 'SipGateway.create',
  update: 'SipGateway.upsert',
  remove: 'SipGateway.deleteById',
  removeWithOption: 'SipGateway.deleteSipGatewayWithOption',
  removalNotes: gatewayPanels,
  include: ['Customer'],
  columns: [
    { field: 'position', label: t('position'), cell: numberCell, widthPx: 90, card: 'labelled' },
    { field: 'name', label: t('name'), cell: textCell, search: 'name', grow: 1, widthPx: 140 },
    { field: 'address', label: t('address'), cell: textCell, search: 'address', grow: 1, card: 'detail' },
    { field: 'port', label: t('port'), cell: codeCell, search: 'port', widthPx: 75 },
    { field: 'transport', label: t('transport'), cell: labelCell(transportLabels), widthPx: 95 },
    { field: 'type', label: t('type'), cell: labelCell(typeLabels), search: 'type', widthPx: 105, card: 'labelled' },
    {
      field: 'defaultOutbound',
      label: t('defaultOutbound'),
      cell: booleanCell(t('isDefault'), t('notDefault')),
      widthPx: 130,
      card: 'labelled',
    },
    { field: 'health', label: t('health'), cell: gatewayStateCell, widthPx: 125, card: 'aside' },
    { field: 'counted.now', label: t('callsNow'), cell: numberCell, widthPx: 90, card: 'labelled', counted: callsNow },
    {
      field: 'counted.failed',
      label: t('failedToday'),
      cell: numberCell,
      widthPx: 105,
      card: 'labelled',
      counted: failedToday,
    },
    { field: 'digitsStrip', label: t('digitsStrip'), cell: numberCell, search: 'digitsStrip', widthPx: 130 },
    { field: 'enabled', label: t('enabled'), cell: booleanCell(t('yes'), t('no')), widthPx: 85 },
    { field: 'description', label: t('description'), cell: textCell, search: 'description', grow: 1 },
    { field: 'Customer.companyName', label: t('customer'), cell: nameCell, ownerOnly: true },
    { field: 'checkedAt', label: t('checkedAt'), cell: dateTimeCell },
  ],
  lead: 'name',
  defaultSort: { field: 'position', direction: 'asc' },
  form: gatewayPanels,
  import: { labels: { prefix: t('prefix') } },
  bulkDownload: { path: '/SipGateways/bulk_download' },
  actions: gatewayActions,
  listActions: gatewayListActions,
})
