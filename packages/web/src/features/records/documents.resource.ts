import { labelCell } from '../../kit/cells/choice-cells.ts'
import { dateTimeCell } from '../../kit/cells/number-cells.tsx'
import { codeCell, nameCell, textCell } from '../../kit/cells/text-cells.tsx'
import { defineResource } from '../../kit/define-resource.ts'
import { documentActions } from './document-actions.ts'
import { documentKinds, sizeCell } from './record-cells.tsx'
import { t } from './records.messages.ts'

const kindCell = labelCell(documentKinds)

/** Files kept for customers, such as contracts. */
export const documents = defineResource({
  place: 'documents',
  nouns: { one: t('document'), other: t('documentsOther') },
  about: t('about.documents'),
  list: 'Document.find',
  removeMany: 'Document.deleteAll',
  include: ['Customer'],
  columns: [
    { field: 'name', label: t('name'), cell: textCell, search: 'name', grow: 2 },
    { field: 'kind', label: t('kind'), cell: kindCell, search: 'kind', widthPx: 170, card: 'detail' },
    { field: 'type', label: t('type'), cell: textCell, widthPx: 150 },
    { field: 'size', label: t('size'), cell: sizeCell, card: 'aside' },
    {
      field: 'Customer.companyName',
      label: t('customer'),
      cell: nameCell,
      search: 'companyName',
      grow: 1,
      card: 'detail',
    },
    { field: 'createdAt', label: t('createdAt'), cell: dateTimeCell, card: 'labelled' },
    { field: 'id', label: t('id'), cell: codeCell, search: 'id' },
  ],
  lead: 'name',
  defaultSort: { field: 'createdAt', direction: 'desc' },
  actions: documentActions,
  details: () => import('./document-details.tsx'),
})
