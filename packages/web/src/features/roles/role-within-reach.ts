import type { components } from '@lineboard/contract'
import { type Access, mayGiveRole } from '@lineboard/sdk'
import { seesEveryCustomer } from '../../state/may.ts'

type DashRole = components['schemas']['DashRole']

/**
 * Whether a role gives, and its holders have, no more than who looks: what the server refuses upwards is not offered. What
 * serves every customer has holders that only the super administrator looks after.
 */
export function isRoleWithinReach(
  { customerId, GuiVisibilities = [], principals = [] }: DashRole,
  viewer: Access,
): boolean {
  if (seesEveryCustomer(viewer)) return true
  const kinds = ['USER', ...principals.map(({ principalType }) => principalType)]
  return customerId === viewer.customerId && kinds.every((kind) => mayGiveRole(viewer, GuiVisibilities, kind))
}
