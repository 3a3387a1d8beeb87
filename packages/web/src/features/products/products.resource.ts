import { booleanCell, labelCell } from '../../kit/cells/choice-cells.ts'
import { codeCell, textCell } from '../../kit/cells/text-cells.tsx'
import { defineResource } from '../../kit/define-resource.ts'
import { priceCell, recurCell, soldPriceCell } from './prices.tsx'
import { productActions, productPanels } from './product-actions.ts'
import { countedSubscriptions, kindLabels, subscriptionsCell, tierLabels } from './product-cells.tsx'
import { t } from './products.messages.ts'

/** What is charged for: plans, add-ons, numbers, wallet payments, calls. */
export const products = defineResource({
  place: 'products',
  nouns: { one: t('one'), other: t('other') },
  channel: 'product',
  about: t('about'),
  list: 'Product.find',
  update: 'Product.updateProduct',
  changesMany: true,
  columns: [
    { field: 'name', label: t('name'), cell: textCell, search: 'name', grow: 1 },
    { field: 'code', label: t('code'), cell: textCell, search: 'code', grow: 1 },
    { field: 'kind', label: t('kind'), cell: labelCell(kindLabels), search: 'kind', card: 'labelled' },
    { field: 'tier', label: t('tier'), cell: labelCell(tierLabels), search: 'tier', widthPx: 100 },
    { field: 'price', label: t('price'), cell: soldPriceCell, widthPx: 230, card: 'labelled' },
    { field: 'currency', label: t('currency'), cell: textCell, widthPx: 95 },
    { field: 'recur', label: t('recur'), cell: recurCell, widthPx: 100, card: 'labelled' },
    { field: 'walletBaseline', label: t('walletBaseline'), cell: priceCell },
    { field: 'active', label: t('active'), cell: booleanCell(t('yes'), t('no')) },
    { field: 'description', label: t('description'), cell: textCell, search: 'description', grow: 2, card: 'detail' },
    {
      field: 'counted.subscriptions',
      label: t('subscriptions'),
      cell: subscriptionsCell,
      widthPx: 120,
      card: 'labelled',
      counted: countedSubscriptions,
    },
    { field: 'id', label: t('id'), cell: codeCell, search: 'id' },
  ],
  lead: 'name',
  defaultSort: { field: 'name', direction: 'asc' },
  form: async () => ({ form: (await productPanels()).productForm }),
  actions: productActions,
})
