import { countCell, dateTimeCell } from '../../kit/cells/number-cells.tsx'
import { textCell } from '../../kit/cells/text-cells.tsx'
import { defineResource } from '../../kit/define-resource.ts'
import { isRoleWithinReach } from './role-within-reach.ts'
import { t } from './roles.messages.ts'

const panels = () => import('./role-panels.ts')

/** Named sets of permissions for the sections of the app. */
export const roles = defineResource({
  place: 'roles',
  nouns: { one: t('one'), other: t('other') },
  channel: 'role',
  list: 'DashRole.find',
  count: 'DashRole.count',
  create: 'DashRole.create',
  update: 'DashRole.patchById',
  remove: 'DashRole.deleteById',
  removeMany: 'DashRole.deleteAll',
  removalNotes: panels,
  mayChange: isRoleWithinReach,
  include: ['GuiVisibilities', 'principals'],
  nested: { GuiVisibilities: 'GuiSection' },
  columns: [
    { field: 'name', label: t('name'), cell: textCell, search: 'name', grow: 1 },
    { field: 'description', label: t('description'), cell: textCell, search: 'description', grow: 2, card: 'detail' },
    { field: 'principals', label: t('people'), cell: countCell, sortable: false, card: 'labelled' },
    { field: 'createdAt', label: t('createdAt'), cell: dateTimeCell, card: 'labelled' },
  ],
  lead: 'name',
  defaultSort: { field: 'name', direction: 'asc' },
  form: panels,
})
