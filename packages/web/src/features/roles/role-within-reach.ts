import type { components } from '@lineboard/contract'
import { type Access, accessOf, reaches } from '@lineboard/sdk'

type DashRole = components['schemas']['DashRole']

/**
 * Whether a role gives, and its holders have, no more than who looks: what the server refuses upwards is not offered. What
 * serves every customer has holders that only the super administrator looks after.
 */
export function isRoleWithinReach(
  { customerId, GuiVisibilities = [], principals = [] }: DashRole,
  viewer: Access,
): boolean {
  if (viewer.isSuperAdmin) return true
  const kinds = ['USER', ...principals.map(({ principalType }) => principalType)]
  const holders = kinds.map((principalType) =>
    accessOf({ id: 0, DashRoleMapping: [{ principalType }] }, GuiVisibilities),
  )
  return customerId === viewer.customerId && holders.every((holder) => reaches(viewer, holder))
}
