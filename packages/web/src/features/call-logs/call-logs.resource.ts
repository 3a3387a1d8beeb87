import { booleanCell, countryCell, presenceCell } from '../../kit/cells/choice-cells.ts'
import { moneyCell } from '../../kit/cells/money-cells.tsx'
import { dateTimeCell, durationCell } from '../../kit/cells/number-cells.tsx'
import { codeCell, nameCell, phoneCell, textCell } from '../../kit/cells/text-cells.tsx'
import { defineResource } from '../../kit/define-resource.ts'
import { aboutCaller, callActions, callSelectionActions } from './call-actions.ts'
import { callHandlingCell, callStatusCell, contactCell, directionCell, gatewayCell, sourceCell } from './call-cells.ts'
import { callQuickFilters, sourceLookup } from './call-filters.ts'
import { t } from './call-logs.messages.ts'
import { callPanels } from './handling-actions.ts'

/** Calls, in progress or ended. */
export const callLogs = defineResource({
  place: 'callLogs',
  nouns: { one: t('one'), other: t('other') },
  channel: 'call_log',
  list: 'CallLog.find',
  count: 'CallLog.count',
  removeMany: 'CallLog.deleteAll',
  include: ['Customer'],
  columns: [
    { field: 'startedAt', label: t('startedAt'), cell: dateTimeCell, card: 'detail' },
    // With room for what calls the number, and for two marks.
    { field: 'callerNumber', label: t('caller'), cell: phoneCell, search: 'callerNumber', widthPx: 234 },
    {
      field: 'phonebookName',
      label: t('callerName'),
      cell: contactCell,
      search: 'phonebookName',
      grow: 1,
      widthPx: 120,
      card: 'detail',
      isSpare: true,
    },
    { field: 'status', label: t('status'), cell: callStatusCell, widthPx: 110, card: 'aside' },
    {
      field: 'trackingSourceName',
      label: t('source'),
      cell: sourceCell,
      search: 'trackingSourceName',
      grow: 1,
      widthPx: 111,
      card: 'detail',
    },
    { field: 'talkSeconds', label: t('talkSeconds'), cell: durationCell, widthPx: 85, card: 'labelled' },
    { field: 'charge', label: t('charge'), cell: moneyCell, widthPx: 101, card: 'labelled' },
    { field: 'Customer.companyName', label: t('customer'), cell: nameCell, grow: 1, widthPx: 136, ownerOnly: true },
    { field: 'direction', label: t('direction'), cell: directionCell, hidden: true },
    { field: 'firstTimeCaller', label: t('firstTimeCaller'), cell: booleanCell(t('yes'), t('no')), hidden: true },
    { field: 'ringSeconds', label: t('ringSeconds'), cell: durationCell, widthPx: 85, hidden: true },
    { field: 'recordingId', label: t('recordingTitle'), cell: presenceCell(t('yes'), t('no')), hidden: true },
    { field: 'trackingNumber', label: t('trackingNumber'), cell: phoneCell, search: 'trackingNumber' },
    { field: 'receivingNumber', label: t('receivingNumber'), cell: phoneCell, search: 'receivingNumber' },
    { field: 'routingAddress', label: t('gateway'), cell: gatewayCell, search: 'routingAddress', hidden: true },
    { field: 'PhonebookCity', label: t('city'), cell: textCell, search: 'PhonebookCity', hidden: true },
    { field: 'PhonebookState', label: t('region'), cell: textCell, search: 'PhonebookState', hidden: true },
    { field: 'PhonebookCountry', label: t('country'), cell: countryCell, search: 'PhonebookCountry', hidden: true },
    { field: 'trackingSourceId', label: t('sourceId'), cell: codeCell, lookup: sourceLookup, hidden: true },
    { field: 'handling', label: t('handling'), cell: callHandlingCell, search: 'handling', hidden: true },
    { field: 'metrics', label: t('metrics'), cell: dateTimeCell, search: 'metrics', hidden: true },
  ],
  lead: 'callerNumber',
  defaultSort: { field: 'startedAt', direction: 'desc' },
  period: { field: 'startedAt', initial: { mode: 'today' } },
  showsDays: true,
  quickFilters: callQuickFilters,
  marks: () => import('./call-notes.tsx'),
  details: callPanels,
  overview: aboutCaller,
  actions: callActions,
  selectionActions: callSelectionActions,
})
