import type { components } from '@lineboard/contract'
import { type Access, mayGiveRole } from '@lineboard/sdk'
import { countCell, dateTimeCell } from '../../kit/cells/number-cells.tsx'
import { textCell } from '../../kit/cells/text-cells.tsx'
import { defineResource } from '../../kit/define-resource.ts'
import { seesEveryCustomer } from '../../state/may.ts'
import { t } from './roles.messages.ts'

type DashRole = components['schemas']['DashRole']

/**
 * Whether a role gives, and its holders have, no more than who looks: what the server refuses upwards is not offered. What
 * serves every customer has holders that only the super administrator looks after.
 */
function isRoleWithinReach({ customerId, GuiVisibilities = [], principals = [] }: DashRole, viewer: Access): boolean {
  if (seesEveryCustomer(viewer)) return true
  const kinds = ['USER', ...principals.map(({ principalType }) => principalType)]
  return customerId === viewer.customerId && kinds.every((kind) => mayGiveRole(viewer, GuiVisibilities, kind))
}

const panels = () => import('./role-panels.tsx')

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
