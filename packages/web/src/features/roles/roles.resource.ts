import type { components } from '@lineboard/contract'
import { type Access, mayGiveRole } from '@lineboard/sdk'
import { api } from '../../data/client.ts'
import { countCell, dateTimeCell } from '../../kit/cells/number-cells.tsx'
import { nameCell, textCell } from '../../kit/cells/text-cells.tsx'
import { lookedUp } from '../../kit/count-by.ts'
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

/** Whose each role is. Roles name their customer by its id alone. */
const customers = lookedUp({
  call: 'DashRole.find',
  ask: async (ids, options) => {
    const roles = await api().DashRole.find(
      { filter: { where: { id: { inq: [...ids] } }, fields: ['id', 'customerId'] } },
      options,
    )
    const wanted = [...new Set(roles.flatMap(({ customerId }) => customerId ?? []))]
    const filter = { where: { id: { inq: wanted } }, fields: ['id', 'companyName'] } as const
    const found = wanted.length > 0 ? await api().Customer.find({ filter }, options) : []
    const names = new Map(found.map(({ id, companyName }) => [id, companyName]))
    return roles.map(({ id, customerId }) => [
      id,
      customerId === undefined ? t('everyCustomer') : (names.get(customerId) ?? `#${customerId}`),
    ])
  },
})

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
    { field: 'counted.customer', label: t('customer'), cell: nameCell, ownerOnly: true, counted: customers },
    { field: 'principals', label: t('people'), cell: countCell, sortable: false, card: 'labelled' },
    { field: 'createdAt', label: t('createdAt'), cell: dateTimeCell, card: 'labelled' },
  ],
  lead: 'name',
  defaultSort: { field: 'name', direction: 'asc' },
  form: panels,
})
