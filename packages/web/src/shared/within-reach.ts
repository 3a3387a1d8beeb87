import type { components } from '@lineboard/contract'
import { type Access, accessOf, reaches } from '@lineboard/sdk'
import { mayAs } from '../state/may.ts'

type DashUser = components['schemas']['DashUser']

/** What a user may do, by the role that the row came with. */
export const rightsOf = (row: DashUser): Access =>
  accessOf(row, row.DashRoleMapping?.[0]?.DashRole?.GuiVisibilities ?? [])

/** Whether a user may do no more than who looks: what the server refuses upwards is not offered. The own account always is. */
export const isWithinReach = (row: DashUser, viewer: Access): boolean =>
  row.id === viewer.userId || reaches(viewer, rightsOf(row))

/** Whether somebody sees the API keys of a user: the own, and those of whom he reaches where he may change users. */
export const seesKeysOf = (row: DashUser, viewer: Access): boolean =>
  isWithinReach(row, viewer) &&
  mayAs(viewer, 'ApiKey.find', { model: 'ApiKey', row: { customerId: row.customerId, userId: row.id } })

/** What must be embedded in roles to know what they give, as a filter says it. */
export const whatRolesGive = [{ relation: 'GuiVisibilities', scope: { include: 'GuiSection' } }] as const

/** What must be embedded in users to know what they may do, as a filter says it. */
export const whatUsersMay = [
  { relation: 'DashRoleMapping', scope: { include: [{ relation: 'DashRole', scope: { include: whatRolesGive } }] } },
] as const
