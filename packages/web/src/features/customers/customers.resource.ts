import { moneyCell } from '../../kit/cells/money-cells.tsx'
import { accountStateCell } from '../../kit/cells/status-cell.tsx'
import { phoneCell, textCell } from '../../kit/cells/text-cells.tsx'
import { defineResource } from '../../kit/define-resource.ts'
import { hrefOf } from '../../places/href.ts'
import { headingOf } from '../../places/title-of.ts'
import { customerActions, customerPanels } from './customer-actions.ts'
import { t } from './customers.messages.ts'

/** Companies that use the service. */
export const customers = defineResource({
  place: 'customers',
  nouns: { one: t('one'), other: t('other') },
  channel: 'customer',
  list: 'Customer.find',
  count: 'Customer.count',
  create: 'Customer.create',
  update: 'Customer.upsert',
  remove: 'Customer.deleteById',
  removalNotes: customerPanels,
  columns: [
    { field: 'companyName', label: t('companyName'), cell: textCell, search: 'companyName', grow: 2, widthPx: 150 },
    { field: 'companyId', label: t('companyId'), cell: textCell, search: 'companyId', widthPx: 100 },
    { field: 'firstName', label: t('firstName'), cell: textCell, search: 'firstName', widthPx: 95 },
    { field: 'lastName', label: t('lastName'), cell: textCell, search: 'lastName', widthPx: 95 },
    {
      field: 'billingEmail',
      label: t('billingEmail'),
      cell: textCell,
      search: 'billingEmail',
      grow: 2,
      card: 'detail',
    },
    { field: 'balance', label: t('balance'), cell: moneyCell, widthPx: 104, card: 'labelled' },
    { field: 'state', label: t('state'), cell: accountStateCell, card: 'aside' },
    { field: 'vatNumber', label: t('vatNumber'), cell: textCell, search: 'vatNumber', widthPx: 130 },
    { field: 'phone', label: t('phone'), cell: phoneCell, hidden: true },
  ],
  lead: 'companyName',
  defaultSort: { field: 'companyName', direction: 'asc' },
  form: customerPanels,
  overview: {
    label: headingOf('customerPanel'),
    hrefOf: ({ id: customer }) => hrefOf('customerPanel', {}, { customer }),
  },
  actions: customerActions,
  import: {
    labels: {
      contactEmail: t('contactEmail'),
      phone: t('phone'),
      website: t('website'),
      currency: t('currency'),
    },
  },
})
