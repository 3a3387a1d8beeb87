import { dateTimeCell } from '../../kit/cells/number-cells.tsx'
import { codeCell, nameCell } from '../../kit/cells/text-cells.tsx'
import { defineResource } from '../../kit/define-resource.ts'
import { markDiscount, percentCell } from './discounts.tsx'
import { t } from './products.messages.ts'

/** Reductions of prices for a time. */
export const priceDiscounts = defineResource({
  place: 'priceDiscounts',
  nouns: { one: t('discount'), other: t('discountsOther') },
  about: t('aboutDiscounts'),
  list: 'PriceDiscount.find',
  include: ['Product'],
  columns: [
    { field: 'Product.name', label: t('product'), cell: nameCell, search: 'product', grow: 2 },
    { field: 'percent', label: t('percent'), cell: percentCell, search: 'percent', card: 'aside' },
    { field: 'from', label: t('from'), cell: dateTimeCell, card: 'labelled', isAhead: true },
    { field: 'until', label: t('until'), cell: dateTimeCell, card: 'labelled', isAhead: true },
    { field: 'id', label: t('id'), cell: codeCell, search: 'id' },
  ],
  lead: 'Product.name',
  defaultSort: { field: 'from', direction: 'desc' },
  marks: async () => ({ useMarks: () => markDiscount }),
})
