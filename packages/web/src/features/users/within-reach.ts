import type { components } from '@lineboard/contract'
import { isSuperAdmin, principalTypeOf } from '@lineboard/sdk'
import type { Viewer } from '../../resource/define-resource.ts'

type DashUser = components['schemas']['DashUser']

const level = (principalType: string) => (principalType === 'ADMIN' ? 2 : principalType === 'USER' ? 0 : 1)

/** Whether a user is no more of an administrator than who looks: what the server refuses upwards is not offered. */
export const isWithinReach = (row: DashUser, viewer: Pick<Viewer, 'isSuperAdmin' | 'principalType'>): boolean =>
  viewer.isSuperAdmin || (!isSuperAdmin(row) && level(principalTypeOf(row)) <= level(viewer.principalType))
