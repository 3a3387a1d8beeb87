import Rule from '@mui/icons-material/Rule'
import { labelCell } from '../../kit/cells/choice-cells.ts'
import { dateTimeCell, numberCell } from '../../kit/cells/number-cells.tsx'
import { codeCell, nameCell, textCell } from '../../kit/cells/text-cells.tsx'
import { defineResource } from '../../kit/define-resource.ts'
import { t } from './whitelist.messages.ts'
import { protoLabels } from './whitelist-entries.ts'

const panels = () => import('./whitelist-panels.tsx')

/** Addresses and networks that may send calls. */
export const whitelist = defineResource({
  place: 'whitelist',
  nouns: { one: t('one'), other: t('other') },
  list: 'Whitelist.find',
  count: 'Whitelist.count',
  create: 'Whitelist.create',
  update: 'Whitelist.upsert',
  remove: 'Whitelist.deleteById',
  include: ['Customer'],
  columns: [
    { field: 'ip', label: t('ip'), cell: textCell, search: 'ip', grow: 1 },
    { field: 'mask', label: t('mask'), cell: numberCell, search: 'mask', widthPx: 80, card: 'labelled' },
    { field: 'port', label: t('port'), cell: codeCell, search: 'port', widthPx: 90, card: 'labelled' },
    { field: 'proto', label: t('proto'), cell: labelCell(protoLabels), search: 'proto', card: 'aside' },
    { field: 'pattern', label: t('pattern'), cell: textCell, search: 'pattern', grow: 2, card: 'detail' },
    { field: 'Customer.companyName', label: t('customer'), cell: nameCell, ownerOnly: true },
    { field: 'createdAt', label: t('createdAt'), cell: dateTimeCell },
    { field: 'id', label: t('id'), cell: codeCell, search: 'id', widthPx: 80 },
  ],
  remarks: () => import('./odd-entries.tsx'),
  listActions: [
    {
      id: 'test',
      label: t('test'),
      icon: Rule,
      call: 'Whitelist.find',
      forReaders: true,
      dialog: async () => ({ ActionDialog: (await panels()).TestSenderDialog }),
    },
  ],
  lead: 'ip',
  defaultSort: { field: 'ip', direction: 'asc' },
  form: panels,
  import: {},
})
