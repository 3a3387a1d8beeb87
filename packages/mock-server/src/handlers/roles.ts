import { listRows, visibleRow } from '../crud/read.ts'
import { createRow, patchRow, upsertRow } from '../crud/write.ts'
import { refuseForeignRole } from '../models/dash-role.ts'
import type { Where } from '../store/types.ts'
import { noContent } from './answers.ts'
import type { Context, Handlers } from './types.ts'
import { namedFields } from './users/named-fields.ts'
import { usersWithAccess } from './users/user-view.ts'

/** A condition on visibilities narrowed to those of roles the principal may see. */
function ofVisibleRoles(context: Context, where: Where = {}): Where {
  if (context.principal.isSuperAdmin) return where
  const roles = context.store.table('DashRole').find({ where: context.scoped('DashRole') })
  return { and: [{ roleId: { inq: roles.map(({ id }) => id) } }, where] }
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
    refuseForeignRole(role, context)
    context.store.table('GuiVisibility').deleteWhere({ roleId: role.id })
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

  'GuiVisibility.find'(context) {
    const filter = context.filter('GuiVisibility')
    return listRows(context, 'GuiVisibility', { ...filter, where: ofVisibleRoles(context, filter.where) })
  },

  'GuiVisibility.upsert'(context) {
    const { roleId, guiSectionId, id } = context.body
    // A role has one permission a section, so without an id it is clear which row is meant.
    const [same] =
      id === undefined ? context.store.table('GuiVisibility').find({ where: { roleId, guiSectionId } }) : []
    return upsertRow(context, 'GuiVisibility', { ...namedFields(context), ...(same && { id: same.id }) })
  },
} satisfies Handlers
