import { labelCell } from '../../kit/cells/choice-cells.ts'
import { moneyCell, namedPriceCell } from '../../kit/cells/money-cells.tsx'
import { dateTimeCell, numberCell } from '../../kit/cells/number-cells.tsx'
import { codeCell, textCell } from '../../kit/cells/text-cells.tsx'
import { defineResource } from '../../kit/define-resource.ts'
import { hrefOf } from '../../places/href.ts'
import { ageFilters, ages } from './ages.ts'
import { t } from './desk-lists.messages.ts'
import { openBilling } from './wallet-actions.ts'
import { owedCell, owing } from './wallet-counts.ts'

// All of them are past due: the others are no rows of this list.
const dueCell = labelCell({ active: '', past_due: t('pastDue'), paused: '', cancelled: '' })

/** Subscriptions whose payment is due, the oldest first: how old, by quick filters. */
export const pastDue = defineResource({
  place: 'pastDue',
  nouns: { one: t('subscription'), other: t('subscriptions') },
  // No channel tells of them.
  refreshMs: 30_000,
  list: 'Subscription.find',
  only: { status: 'past_due' },
  include: ['Customer', 'Product', 'ProductVariation'],
  columns: [
    { field: 'Customer.companyName', label: t('company'), cell: textCell, search: 'companyName', grow: 1 },
    { field: 'renewsAt', label: t('dueSince'), cell: dateTimeCell, card: 'detail' },
    { field: 'Product.name', label: t('product'), cell: textCell, search: 'product', grow: 1, card: 'detail' },
    { field: 'ProductVariation.name', label: t('price'), cell: namedPriceCell('ProductVariation'), card: 'detail' },
    { field: 'quantity', label: t('quantity'), cell: numberCell, widthPx: 95, card: 'labelled' },
    {
      field: 'counted.owed',
      label: t('customerOwes'),
      cell: owedCell,
      counted: owing,
      card: 'labelled',
    },
    { field: 'Customer.balance', label: t('balance'), cell: moneyCell, card: 'labelled' },
    { field: 'startedAt', label: t('startedAt'), cell: dateTimeCell },
    { field: 'status', label: t('status'), cell: dueCell, search: 'status', hidden: true },
    { field: 'id', label: t('id'), cell: codeCell, search: 'id', hidden: true },
  ],
  lead: 'Customer.companyName',
  leadHref: ({ customerId }) => hrefOf('customerAccount', { id: customerId }),
  defaultSort: { field: 'renewsAt', direction: 'asc' },
  period: { field: 'renewsAt', initial: ages.all },
  quickFilters: ageFilters,
  actions: [openBilling(({ customerId }: { customerId: number }) => customerId)],
})
