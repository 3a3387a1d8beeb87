import { labelCell } from '../../kit/cells/choice-cells.ts'
import { moneyCell } from '../../kit/cells/money-cells.tsx'
import { dateTimeCell } from '../../kit/cells/number-cells.tsx'
import { statusCell } from '../../kit/cells/status-cell.tsx'
import { codeCell, nameCell, textCell } from '../../kit/cells/text-cells.tsx'
import { defineResource } from '../../kit/define-resource.ts'
import { t } from './billing.messages.ts'
import { transactionActions } from './transaction-actions.ts'
import { descriptionCell, movedCell, receiptCell } from './transaction-cells.tsx'

const stateCell = statusCell({
  pending: { label: t('pending'), tone: 'info' },
  succeeded: { label: t('succeeded'), tone: 'success' },
  failed: { label: t('failed'), tone: 'error' },
  refunded: { label: t('refunded'), tone: 'neutral' },
})

const typeCell = labelCell({
  payment: t('payment'),
  charge: t('charge'),
  refund: t('refund'),
  adjustment: t('adjustment'),
})

const categoryCell = labelCell({
  wallet: t('wallet'),
  call_charges: t('callCharges'),
  plan: t('plan'),
  add_on: t('addOn'),
  number: t('number'),
})

/** Money that entered or left wallets. */
export const paymentTransactions = defineResource({
  place: 'paymentTransactions',
  nouns: { one: t('transaction'), other: t('transactionsOther') },
  // No channel tells of them.
  refreshMs: 15_000,
  list: 'PaymentTransaction.find',
  count: 'PaymentTransaction.count',
  include: ['Customer', 'Product'],
  columns: [
    { field: 'transactionDate', label: t('transactionDate'), cell: dateTimeCell },
    {
      field: 'description',
      label: t('description'),
      cell: descriptionCell,
      search: 'description',
      grow: 2,
      card: 'detail',
    },
    { field: 'transactionType', label: t('transactionType'), cell: typeCell, search: 'transactionType' },
    { field: 'category', label: t('category'), cell: categoryCell, search: 'category' },
    { field: 'Product.name', label: t('for'), cell: nameCell, widthPx: 140 },
    { field: 'amount', label: t('amount'), cell: movedCell, search: 'amount', widthPx: 110, card: 'aside' },
    { field: 'invoiceNumber', label: t('invoiceNumber'), cell: receiptCell, card: 'labelled' },
    { field: 'balanceAfter', label: t('balanceAfter'), cell: moneyCell, card: 'labelled' },
    { field: 'status', label: t('status'), cell: stateCell, card: 'detail' },
    { field: 'cardType', label: t('cardType'), cell: textCell, search: 'cardType', widthPx: 100 },
    { field: 'last4', label: t('last4'), cell: textCell, widthPx: 110 },
    { field: 'refundedAmount', label: t('refundedAmount'), cell: moneyCell, widthPx: 110 },
    { field: 'refundOfId', label: t('refundOfId'), cell: codeCell, hidden: true },
    { field: 'Customer.companyName', label: t('customer'), cell: nameCell, ownerOnly: true },
  ],
  actions: transactionActions,
  lead: 'transactionDate',
  defaultSort: { field: 'transactionDate', direction: 'desc' },
  period: { field: 'transactionDate', initial: { mode: 'last30' } },
})
