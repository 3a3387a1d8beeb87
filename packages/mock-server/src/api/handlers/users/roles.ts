import { notFound } from '../../../ground/errors.ts'
import { toFilter } from '../../../store/query/parse-filter.ts'
import type { Row } from '../../../store/rows/internal-rows.ts'
import type { Where } from '../../../store/rows/types.ts'
import { type Context, type Handlers, noContent } from '../../context/context.ts'
import { defaultIncludes } from '../../context/request-context.ts'
import { listRows, visibleRow } from '../../crud/include.ts'
import { createRow, deleteRows, patchRow, upsertRow } from '../../crud/write.ts'

const { include } = toFilter({ include: defaultIncludes['DashUser.findById'] }, 'DashUser')

/** The users that a condition names, as far as the principal may see them, each with customer and role. */
export function usersWithAccess(context: Context, where: Where): Row<'DashUser'>[] {
  return listRows(context, 'DashUser', { where, order: [], limit: 0, skip: 0, include })
}

/** A user with customer and role. Throws a 404 when there is none the principal may see. */
export function userWithAccess(context: Context, id: number): Row<'DashUser'> {
  const [user] = usersWithAccess(context, { id })
  if (!user) throw notFound('DashUser', id)
  return user
}

/** Roles, their principals and what they may see. */
export const roleHandlers = {
  'DashRole.associatedDashUsers'(context) {
    const { id } = visibleRow(context, 'DashRole', context.body.id)
    const mappings = context.store.table('DashRoleMapping').by('roleId', id)
    return usersWithAccess(context, { id: { inq: mappings.map(({ principalId }) => principalId) } })
  },

  'DashRole.deleteGuiVisibilities'(context) {
    const role = visibleRow(context, 'DashRole', context.params.id)
    const visibilities = context.store.table('GuiVisibility').by('roleId', role.id)
    deleteRows(
      context,
      'GuiVisibility',
      visibilities.map(({ id }) => id),
    )
    return noContent()
  },

  'DashRole.addPrincipals'(context) {
    const { principalType, principalId } = context.body.data
    const { id: roleId } = visibleRow(context, 'DashRole', context.params.roleId)
    const [known] = context.store.table('DashRoleMapping').find({ where: { principalId, roleId } })
    if (known)
      return patchRow(context, 'DashRoleMapping', known.id, principalType === undefined ? {} : { principalType })
    return createRow(context, 'DashRoleMapping', { principalType: principalType ?? 'USER', principalId, roleId })
  },

  'GuiVisibility.upsert'(context) {
    const { roleId, guiSectionId, id } = context.body
    // A role has one permission a section, so without an id it is clear which row is meant.
    const [same] =
      id === undefined ? context.store.table('GuiVisibility').find({ where: { roleId, guiSectionId } }) : []
    return upsertRow(context, 'GuiVisibility', { ...context.body, ...(same && { id: same.id }) })
  },
} satisfies Handlers
