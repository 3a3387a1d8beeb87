import { countryCell, labelCell } from '../../kit/cells/choice-cells.ts'
import { dateTimeCell } from '../../kit/cells/number-cells.tsx'
import { statusCell } from '../../kit/cells/status-cell.tsx'
import { codeCell, phoneCell, textCell } from '../../kit/cells/text-cells.tsx'
import { defineResource } from '../../kit/define-resource.ts'
import { t } from './records.messages.ts'

const kindCell = labelCell({
  carrier: t('carrier'),
  numbers: t('numbers'),
  messaging: t('messaging'),
  payments: t('payments'),
  speech: t('speech'),
  hosting: t('hosting'),
})

const stateCell = statusCell({
  operational: { label: t('operational'), tone: 'success' },
  degraded: { label: t('degraded'), tone: 'warning' },
  down: { label: t('down'), tone: 'error' },
  retired: { label: t('retired'), tone: 'neutral' },
})

/** Companies the service is built on, such as carriers. */
export const serviceProviders = defineResource({
  place: 'serviceProviders',
  nouns: { one: t('serviceProvider'), other: t('serviceProvidersOther') },
  about: t('about.serviceProviders'),
  list: 'ServiceProvider.find',
  removeMany: 'ServiceProvider.deleteAll',
  columns: [
    { field: 'name', label: t('name'), cell: textCell, search: 'name', grow: 1 },
    { field: 'kind', label: t('kind'), cell: kindCell, search: 'kind', card: 'labelled' },
    { field: 'status', label: t('status'), cell: stateCell, search: 'status', card: 'aside' },
    { field: 'country', label: t('country'), cell: countryCell, search: 'country' },
    {
      field: 'supportEmail',
      label: t('supportEmail'),
      cell: textCell,
      search: 'supportEmail',
      grow: 1,
      card: 'detail',
    },
    { field: 'supportPhone', label: t('supportPhone'), cell: phoneCell, card: 'detail' },
    { field: 'website', label: t('website'), cell: textCell, grow: 1 },
    { field: 'createdAt', label: t('createdAt'), cell: dateTimeCell },
    { field: 'id', label: t('id'), cell: codeCell, search: 'id' },
  ],
  lead: 'name',
  defaultSort: { field: 'name', direction: 'asc' },
})
