import { booleanCell } from '../../kit/cells/choice-cells.ts'
import { codeCell, nameCell, textCell } from '../../kit/cells/text-cells.tsx'
import { defineResource } from '../../kit/define-resource.ts'
import { priceCell, recurCell, soldPriceCell } from './prices.tsx'
import { t } from './products.messages.ts'

const productLookup = {
  label: t('product'),
  list: 'Product.find',
  order: 'name',
  toText: (row: object) => ('name' in row ? String(row.name) : ''),
} as const
const panels = () => import('./product-panels.tsx')

/** The prices a product is sold at, by currency and time. */
export const productVariations = defineResource({
  place: 'productVariations',
  nouns: { one: t('variation'), other: t('variationsOther') },
  about: t('aboutVariations'),
  list: 'ProductVariation.find',
  create: 'ProductVariation.create',
  update: 'ProductVariation.upsert',
  remove: 'ProductVariation.deleteById',
  include: ['Product'],
  columns: [
    { field: 'name', label: t('name'), cell: textCell, search: 'name', grow: 1 },
    { field: 'Product.name', label: t('product'), cell: nameCell, search: 'product', grow: 1, card: 'detail' },
    { field: 'description', label: t('description'), cell: textCell, search: 'description', grow: 2, card: 'detail' },
    { field: 'price', label: t('price'), cell: soldPriceCell, widthPx: 150, card: 'aside' },
    { field: 'currency', label: t('currency'), cell: textCell, search: 'currency', widthPx: 95 },
    { field: 'recur', label: t('recur'), cell: recurCell, search: 'recur', widthPx: 110, card: 'labelled' },
    { field: 'walletBaseline', label: t('walletBaseline'), cell: priceCell },
    { field: 'active', label: t('active'), cell: booleanCell(t('yes'), t('no')) },
    {
      field: 'productId',
      label: t('productId'),
      cell: codeCell,
      search: 'productId',
      hidden: true,
      lookup: productLookup,
    },
    { field: 'id', label: t('id'), cell: codeCell, search: 'id' },
  ],
  lead: 'name',
  defaultSort: { field: 'name', direction: 'asc' },
  removalNotes: panels,
  form: async () => ({ form: (await panels()).priceForm }),
})
