import { booleanCell } from '../../kit/cells/choice-cells.ts'
import { textCell } from '../../kit/cells/text-cells.tsx'
import { defineResource } from '../../kit/define-resource.ts'
import { t } from './products.messages.ts'

/** What the product offers, such as recording. */
export const services = defineResource({
  place: 'services',
  nouns: { one: t('service'), other: t('servicesOther') },
  about: t('aboutServices'),
  list: 'Service.find',
  columns: [
    { field: 'name', label: t('name'), cell: textCell, search: 'name', grow: 1 },
    { field: 'code', label: t('code'), cell: textCell, search: 'code', grow: 1 },
    { field: 'description', label: t('description'), cell: textCell, search: 'description', grow: 2, card: 'detail' },
    {
      field: 'enabled',
      label: t('enabled'),
      cell: booleanCell(t('available'), t('unavailable')),
      widthPx: 130,
      card: 'aside',
    },
  ],
  lead: 'name',
  defaultSort: { field: 'name', direction: 'asc' },
})
