import type { components } from '@lineboard/contract'
import RemoveShoppingCart from '@mui/icons-material/RemoveShoppingCart'
import type { RowAction } from '../../kit/actions/action.ts'
import { namedPriceCell } from '../../kit/cells/money-cells.tsx'
import { dateTimeCell, numberCell } from '../../kit/cells/number-cells.tsx'
import { statusCell } from '../../kit/cells/status-cell.tsx'
import { codeCell, nameCell } from '../../kit/cells/text-cells.tsx'
import { defineResource } from '../../kit/define-resource.ts'
import { subscriptionStateLabels } from '../../shared/wallet/subscription-states.ts'
import { t } from './billing.messages.ts'

const stateCell = statusCell({
  active: { label: subscriptionStateLabels.active, tone: 'success' },
  past_due: { label: subscriptionStateLabels.past_due, tone: 'error' },
  paused: { label: subscriptionStateLabels.paused, tone: 'warning' },
  cancelled: { label: subscriptionStateLabels.cancelled, tone: 'neutral' },
})

const actions: readonly RowAction<components['schemas']['Subscription']>[] = [
  {
    id: 'unsubscribe',
    label: t('unsubscribe'),
    icon: RemoveShoppingCart,
    call: 'Product.unsubscribeProduct',
    isAllowed: ({ status }) => status !== 'cancelled',
    dialog: async () => ({ ActionDialog: (await import('./billing-panels.tsx')).UnsubscribeDialog }),
  },
]

const priceLookup = {
  label: t('variation'),
  list: 'ProductVariation.find',
  order: 'name',
  toText: (row: object) => ('name' in row ? String(row.name) : ''),
} as const

/** Products that customers pay for again and again. */
export const subscriptions = defineResource({
  place: 'subscriptions',
  nouns: { one: t('subscription'), other: t('subscriptionsOther') },
  // No channel tells of them.
  refreshMs: 30_000,
  list: 'Subscription.find',
  removeMany: 'Subscription.deleteAll',
  // Unsubscribing keeps the history; a row that is gone is not known to have been paid.
  include: ['Customer', 'Product', 'ProductVariation'],
  columns: [
    { field: 'Product.name', label: t('product'), cell: nameCell, search: 'product', grow: 1 },
    { field: 'ProductVariation.name', label: t('variation'), cell: namedPriceCell('ProductVariation'), card: 'detail' },
    {
      field: 'Customer.companyName',
      label: t('customer'),
      cell: nameCell,
      search: 'companyName',
      grow: 1,
      ownerOnly: true,
    },
    { field: 'variationId', label: t('variationId'), cell: codeCell, hidden: true, lookup: priceLookup },
    { field: 'quantity', label: t('quantity'), cell: numberCell, widthPx: 90, card: 'labelled' },
    { field: 'status', label: t('status'), cell: stateCell, search: 'status', card: 'aside' },
    { field: 'startedAt', label: t('startedAt'), cell: dateTimeCell },
    { field: 'renewsAt', label: t('renewsAt'), cell: dateTimeCell, card: 'labelled', isAhead: true },
    { field: 'cancelledAt', label: t('cancelledAt'), cell: dateTimeCell },
    { field: 'id', label: t('id'), cell: codeCell, search: 'id' },
  ],
  lead: 'Product.name',
  defaultSort: { field: 'startedAt', direction: 'desc' },
  actions,
})
