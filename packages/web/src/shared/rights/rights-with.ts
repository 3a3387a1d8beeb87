import type { components } from '@lineboard/contract'
import { type Access, type AccessVisibility, accessOf } from '@lineboard/sdk'

type DashUser = components['schemas']['DashUser']

/** What a user may do with a role of these visibilities in the place of the one there is, as the same kind of user; undefined for no role. */
export function rightsWith(user: DashUser, guiVisibilities: readonly AccessVisibility[] | undefined): Access {
  const principalType = user.DashRoleMapping?.[0]?.principalType
  const held = guiVisibilities && [{ principalType }]
  return accessOf({ ...user, DashRoleMapping: held }, guiVisibilities ?? [])
}
