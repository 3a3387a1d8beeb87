import { api } from '../../data/client.ts'

interface Wanted {
  roleId: number | null
  /** USER for plain staff, ADMIN for administrators. */
  principalType: string
}

/** Gives a user a role, as the kind of user that was chosen; takes it away where none is. Nothing is sent that is so already. */
export async function saveRole(userId: number, { roleId, principalType }: Wanted): Promise<void> {
  const { DashRoleMapping: [mapping] = [] } = await api().DashUser.findById({ id: userId })
  if (roleId === null) {
    if (mapping) await api().DashUser.deleteRoleMapping({ id: userId })
    return
  }
  const given =
    mapping?.roleId === roleId ? mapping : await api().DashUser.setRole({ id: userId, body: { role_id: roleId } })
  if (given.principalType !== principalType) {
    await api().DashRoleMapping.patchById({ id: given.id, body: { principalType } })
  }
}
