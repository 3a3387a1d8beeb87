import { dateTimeCell, numberCell } from '../../kit/cells/number-cells.tsx'
import { nameCell, phoneCell, textCell } from '../../kit/cells/text-cells.tsx'
import { defineResource } from '../../kit/define-resource.ts'
import { leadingHere } from '../../kit/entities/leading-here.ts'
import { phoneListCell, rungBy } from './phone-list-cell.tsx'
import { t } from './receiving-numbers.messages.ts'

/** Numbers that calls are delivered to. */
export const receivingNumbers = defineResource({
  place: 'receivingNumbers',
  nouns: { one: t('one'), other: t('other') },
  channel: 'receiving_numbers',
  list: 'ReceivingNumber.findPaged',
  count: 'ReceivingNumber.count',
  create: 'ReceivingNumber.create',
  update: 'ReceivingNumber.patch',
  remove: 'ReceivingNumber.deleteById',
  include: ['Customer'],
  columns: [
    { field: 'number', label: t('number'), cell: phoneCell, search: 'number' },
    { field: 'description', label: t('description'), cell: textCell, search: 'description', grow: 1, card: 'detail' },
    { field: 'counted.rungBy', label: t('rungBy'), card: 'labelled', grow: 4, ...rungBy },
    {
      field: 'totalCalls',
      label: t('totalCalls'),
      cell: numberCell,
      search: 'totalCalls',
      widthPx: 80,
      card: 'labelled',
    },
    { field: 'companyId', label: t('companyId'), cell: textCell, search: 'companyId', widthPx: 120 },
    { field: 'Customer.companyName', label: t('customer'), cell: nameCell, ownerOnly: true },
    { field: 'createdAt', label: t('createdAt'), cell: dateTimeCell },
    {
      field: 'tracking_number',
      label: t('trackingNumbers'),
      cell: phoneListCell,
      search: 'tracking_number',
      hidden: true,
    },
  ],
  lead: 'number',
  defaultSort: { field: 'number', direction: 'asc' },
  form: () => import('./receiving-number-form.tsx'),
  actions: [leadingHere('ReceivingNumber')],
  import: {},
  bulkDownload: { path: '/ReceivingNumbers/bulk_download' },
})
