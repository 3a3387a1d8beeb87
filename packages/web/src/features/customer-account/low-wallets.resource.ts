import { moneyCell } from '../../kit/cells/money-cells.tsx'
import { accountStateCell } from '../../kit/cells/status-cell.tsx'
import { textCell } from '../../kit/cells/text-cells.tsx'
import { defineResource } from '../../kit/define-resource.ts'
import { hrefOf } from '../../places/href.ts'
import { t } from './desk-lists.messages.ts'
import { openBilling, walletActions } from './wallet-actions.ts'
import { lasting, lastsCell, spent } from './wallet-counts.ts'

/** Customers who pay in advance, those with the least left first. */
export const lowWallets = defineResource({
  place: 'lowWallets',
  nouns: { one: t('customer'), other: t('customers') },
  channel: 'customer',
  list: 'Customer.find',
  count: 'Customer.count',
  only: { accounting_type: { neq: 'postpaid' } },
  changesFor: 'PaymentMethod.pauseTrackingCode',
  changesMany: true,
  columns: [
    { field: 'companyName', label: t('company'), cell: textCell, search: 'companyName', grow: 2, widthPx: 160 },
    { field: 'balance', label: t('balance'), cell: moneyCell, card: 'labelled' },
    { field: 'counted.spent', label: t('spent'), cell: moneyCell, card: 'labelled', counted: spent },
    { field: 'counted.lasts', label: t('lasts'), cell: lastsCell, card: 'labelled', counted: lasting },
    { field: 'state', label: t('state'), cell: accountStateCell, card: 'aside' },
    { field: 'currency', label: t('currency'), cell: textCell, widthPx: 95 },
    {
      field: 'billingEmail',
      label: t('billingEmail'),
      cell: textCell,
      search: 'billingEmail',
      grow: 1,
      card: 'detail',
    },
    { field: 'companyId', label: t('companyId'), cell: textCell, search: 'companyId', hidden: true },
    { field: 'firstName', label: t('firstName'), cell: textCell, search: 'firstName', hidden: true },
    { field: 'lastName', label: t('lastName'), cell: textCell, search: 'lastName', hidden: true },
    { field: 'vatNumber', label: t('vatNumber'), cell: textCell, search: 'vatNumber', hidden: true },
  ],
  lead: 'companyName',
  leadHref: ({ id }) => hrefOf('customerAccount', { id }),
  banner: () => import('./wallet-panels.tsx'),
  defaultSort: { field: 'balance', direction: 'asc' },
  quickFilters: [{ label: t('overdrawn'), filter: 'balance:<="-0.01"' }],
  actions: [openBilling(({ id }: { id: number }) => id)],
  selectionActions: walletActions,
})
