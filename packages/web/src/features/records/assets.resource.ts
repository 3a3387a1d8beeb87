import { readableName } from '../../parts/phone/format-phone.ts'
import { assetKindLabels } from '../../parts/tickets/asset-kind-labels.ts'
import { codeCell } from '../../resource/cells/code-cell.ts'
import { dateTimeCell } from '../../resource/cells/date-time-cell.tsx'
import { labelCell } from '../../resource/cells/label-cell.ts'
import { nameCell } from '../../resource/cells/name-cell.ts'
import { textCell } from '../../resource/cells/text-cell.tsx'
import { defineResource } from '../../resource/define-resource.ts'
import { recordCell } from './record-cell.tsx'
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
