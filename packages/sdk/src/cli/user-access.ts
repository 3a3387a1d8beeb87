import type { Lineboard } from '../client/client.ts'
import { accessOf } from '../permissions/access.ts'

/** A user, and what the user may do. */
export async function userAccess(api: Lineboard, id: number, signal: AbortSignal) {
  const user = await api.DashUser.findById({ id }, { signal })
  return { user, access: accessOf(user, user.DashRoleMapping?.[0]?.DashRole?.GuiVisibilities ?? []) }
}
