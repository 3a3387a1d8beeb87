import { visibleRow } from '../crud/read.ts'
import { createRow, deleteRows, patchRow, upsertRow } from '../crud/write.ts'
import { noContent } from './answers.ts'
import type { Handlers } from './types.ts'
import { usersWithAccess } from './users/user-view.ts'

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
