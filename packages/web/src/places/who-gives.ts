import type { Access } from '@lineboard/sdk'
import { t } from './who-gives.messages.ts'

/** Who can give a person more rights: administrators do, to everybody but themselves. */
export function permissionAdmin({
  isCustomerAdmin,
  isOwner,
}: Access): 'administrator' | 'service' | 'superAdministrator' {
  if (!isCustomerAdmin) return 'administrator'
  return isOwner ? 'superAdministrator' : 'service'
}

/** The same in a sentence; none while it is not known who asks. */
export const permissionAdminText = (access: Access | undefined): string => (access ? t(permissionAdmin(access)) : '')
