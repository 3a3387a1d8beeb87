import { CallHandling } from '@lineboard/contract/enumerations'
import { countryCell } from '../../kit/cells/choice-cells.ts'
import { dateTimeCell } from '../../kit/cells/number-cells.tsx'
import { codeCell, nameCell, personCell, phoneCell, textCell } from '../../kit/cells/text-cells.tsx'
import { defineResource } from '../../kit/define-resource.ts'
import { aboutCaller, callActions } from './call-actions.ts'
import { callHandlingCell, callStatusCell, contactCell, gatewayCell, sourceCell } from './call-cells.ts'
import { sourceLookup } from './call-filters.ts'
import { t } from './call-logs.messages.ts'
import { callPanels, handlingSelectionActions } from './handling-actions.ts'

/** Calls that came in and that nobody answered: open ones first, the latest of them at the top. */
export const toHandle = defineResource({
  place: 'toHandle',
  nouns: { one: t('one'), other: t('other') },
  channel: 'call_log',
  list: 'CallLog.find',
  count: 'CallLog.count',
  changesMany: true,
  only: { handling: { inq: CallHandling } },
  include: ['Customer', 'handler'],
  columns: [
    { field: 'callerNumber', label: t('caller'), cell: phoneCell, search: 'callerNumber' },
    {
      field: 'phonebookName',
      label: t('callerName'),
      cell: contactCell,
      search: 'phonebookName',
      grow: 1,
      widthPx: 120,
      card: 'detail',
    },
    { field: 'startedAt', label: t('startedAt'), cell: dateTimeCell, card: 'detail' },
    { field: 'status', label: t('status'), cell: callStatusCell, widthPx: 110, card: 'detail' },
    { field: 'handling', label: t('handling'), cell: callHandlingCell, search: 'handling', card: 'aside' },
    { field: 'handler.username', label: t('handledBy'), cell: personCell('handler'), widthPx: 120, card: 'labelled' },
    { field: 'handledAt', label: t('handledAt'), cell: dateTimeCell, card: 'labelled' },
    {
      field: 'trackingSourceName',
      label: t('source'),
      cell: sourceCell,
      search: 'trackingSourceName',
      grow: 1,
      widthPx: 115,
    },
    { field: 'Customer.companyName', label: t('customer'), cell: nameCell, grow: 1, widthPx: 115, ownerOnly: true },
    { field: 'trackingSourceId', label: t('sourceId'), cell: codeCell, lookup: sourceLookup, hidden: true },
    { field: 'trackingNumber', label: t('trackingNumber'), cell: phoneCell, search: 'trackingNumber', hidden: true },
    { field: 'receivingNumber', label: t('receivingNumber'), cell: phoneCell, search: 'receivingNumber', hidden: true },
    { field: 'routingAddress', label: t('gateway'), cell: gatewayCell, search: 'routingAddress', hidden: true },
    { field: 'PhonebookCity', label: t('city'), cell: textCell, search: 'PhonebookCity', hidden: true },
    { field: 'PhonebookState', label: t('region'), cell: textCell, search: 'PhonebookState', hidden: true },
    { field: 'PhonebookCountry', label: t('country'), cell: countryCell, search: 'PhonebookCountry', hidden: true },
    { field: 'metrics', label: t('metrics'), cell: dateTimeCell, search: 'metrics', hidden: true },
  ],
  lead: 'callerNumber',
  defaultSort: { field: 'handling', direction: 'desc' },
  details: callPanels,
  overview: aboutCaller,
  banner: () => import('./call-notes.tsx'),
  // The menu of a row knows from them who is blocked.
  marks: () => import('./call-notes.tsx'),
  actions: callActions,
  selectionActions: handlingSelectionActions,
})
