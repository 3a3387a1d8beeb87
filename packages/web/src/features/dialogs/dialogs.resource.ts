import { dateTimeCell } from '../../kit/cells/number-cells.tsx'
import { nameCell, textCell } from '../../kit/cells/text-cells.tsx'
import { defineResource } from '../../kit/define-resource.ts'
import { stateCell, tickingDurationCell } from './dialog-cells.tsx'
import { t } from './dialogs.messages.ts'

/** SIP dialogs in progress. */
export const dialogs = defineResource({
  place: 'dialogs',
  nouns: { one: t('one'), other: t('other') },
  // Calls begin and end while one looks, and no channel tells.
  refreshMs: 5000,
  list: 'Dialog.find',
  count: 'Dialog.count',
  include: ['Customer', 'SipGateway'],
  columns: [
    { field: 'fromUri', label: t('fromUri'), cell: textCell, search: 'fromUri', grow: 1 },
    { field: 'toUri', label: t('toUri'), cell: textCell, search: 'toUri', grow: 1, card: 'detail' },
    { field: 'state', label: t('state'), cell: stateCell, search: 'state', card: 'aside' },
    { field: 'durationSeconds', label: t('duration'), cell: tickingDurationCell, sortable: false, card: 'labelled' },
    { field: 'startedAt', label: t('startedAt'), cell: dateTimeCell },
    { field: 'SipGateway.name', label: t('gateway'), cell: nameCell, widthPx: 140 },
    { field: 'Customer.companyName', label: t('customer'), cell: nameCell, card: 'detail' },
    { field: 'callId', label: t('callId'), cell: textCell, search: 'callId', grow: 1 },
  ],
  lead: 'fromUri',
  defaultSort: { field: 'startedAt', direction: 'desc' },
})
