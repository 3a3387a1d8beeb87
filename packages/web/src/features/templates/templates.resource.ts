import { labelCell } from '../../kit/cells/choice-cells.ts'
import { dateTimeCell } from '../../kit/cells/number-cells.tsx'
import { textCell } from '../../kit/cells/text-cells.tsx'
import { defineResource } from '../../kit/define-resource.ts'
import { seesEveryCustomer } from '../../state/may.ts'
import { sharedWithCell } from './shared-with-cell.tsx'
import { t } from './templates.messages.ts'
import { kindLabels, shownCell } from './where-shown.ts'

const parts = () => import('./template-parts.tsx')

/** List and report views kept on the server: the own ones, and those others share. */
export const templates = defineResource({
  place: 'templates',
  nouns: { one: t('one'), other: t('other') },
  list: 'Template.find',
  // Drafts, versions and cases of voice menus are kept as templates too; they stand with their menu.
  only: { resource: { neq: 'Ivr' } },
  isOnlyOptional: true,
  remove: 'Template.deleteById',
  mayChange: (row, access) => seesEveryCustomer(access) || row.userId === access.userId,
  columns: [
    { field: 'name', label: t('name'), cell: textCell, search: 'name', grow: 2 },
    {
      field: 'kind',
      label: t('kind'),
      cell: labelCell(kindLabels),
      search: 'kind',
      card: 'aside',
    },
    { field: 'resource', label: t('resource'), cell: shownCell, search: 'resource', grow: 1, card: 'labelled' },
    { field: 'sharedWith', label: t('sharedWith'), cell: sharedWithCell, sortable: false, card: 'labelled' },
    { field: 'createdAt', label: t('createdAt'), cell: dateTimeCell },
  ],
  lead: 'name',
  defaultSort: { field: 'name', direction: 'asc' },
  banner: parts,
  bannerFirst: true,
  details: parts,
  actions: [
    {
      id: 'rename',
      label: t('rename'),
      call: 'Template.replaceById',
      dialog: async () => ({ ActionDialog: (await parts()).RenameViewDialog }),
    },
    {
      id: 'share',
      label: t('share'),
      call: 'Template.shareTemplate',
      dialog: async () => ({ ActionDialog: (await parts()).ShareViewDialog }),
    },
  ],
})
