import { labelCell } from '../../kit/cells/choice-cells.ts'
import { dateTimeCell } from '../../kit/cells/number-cells.tsx'
import { codeCell, nameCell, textCell } from '../../kit/cells/text-cells.tsx'
import { defineResource } from '../../kit/define-resource.ts'
import { readableName } from '../../shared/phone/format-phone.ts'
import { assetKindLabels } from '../../shared/tickets/about.ts'
import { recordCell } from './record-cells.tsx'
import { t } from './records.messages.ts'

const ownNameCell = { ...textCell, toText: readableName, hasPhones: true }

/** What tickets are about: numbers, gateways, calls, devices. */
export const assets = defineResource({
  place: 'assets',
  nouns: { one: t('asset'), other: t('assetsOther') },
  about: t('about.assets'),
  list: 'Asset.find',
  removeMany: 'Asset.deleteAll',
  include: ['Customer'],
  columns: [
    { field: 'name', label: t('name'), cell: ownNameCell, search: 'name', grow: 1 },
    { field: 'kind', label: t('kind'), cell: labelCell(assetKindLabels), search: 'kind', widthPx: 150, card: 'aside' },
    { field: 'description', label: t('description'), cell: textCell, search: 'description', grow: 2, card: 'detail' },
    { field: 'recordId', label: t('recordId'), cell: recordCell },
    { field: 'Customer.companyName', label: t('customer'), cell: nameCell, ownerOnly: true },
    { field: 'createdAt', label: t('createdAt'), cell: dateTimeCell },
    { field: 'id', label: t('id'), cell: codeCell, search: 'id' },
  ],
  lead: 'name',
  defaultSort: { field: 'createdAt', direction: 'desc' },
})
