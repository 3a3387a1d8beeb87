import { api } from '../data/client.ts'

interface Wanted {
  roleId: number | null
  /** USER for plain staff, ADMIN for administrators, or what other programs know. @default what the user is */
  principalType?: string
}

/** Gives a user a role, as a kind of user; takes it away where none is wanted. Nothing is sent that is so already. */
export async function saveRole(userId: number, { roleId, principalType }: Wanted): Promise<void> {
  const { DashRoleMapping: [mapping] = [] } = await api().DashUser.findById({ id: userId })
  if (roleId === null) {
    if (mapping) await api().DashUser.deleteRoleMapping({ id: userId })
    return
  }
  const given =
    mapping?.roleId === roleId ? mapping : await api().DashUser.setRole({ id: userId, body: { role_id: roleId } })
  const kind = principalType ?? mapping?.principalType
  // Servers may make whoever gets a role a plain user.
  if (kind !== undefined && given.principalType !== kind) {
    await api().DashRoleMapping.patchById({ id: given.id, body: { principalType: kind } })
  }
}
