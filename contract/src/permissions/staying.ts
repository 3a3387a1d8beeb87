import { OWNER_ID, SUPER_ADMIN_ID } from '../owner.ts'
import type { Asker } from './asker.ts'

/** Why a customer can't be deleted, whoever may delete others: it owns the installation, or is that of who asks. Undefined for all others. */
export function whyCustomerStays(id: number, { customerId }: Pick<Asker, 'customerId'>): 'owner' | 'own' | undefined {
  if (id === OWNER_ID) return 'owner'
  return id === customerId ? 'own' : undefined
}

/** Why a user can't be deleted, whoever may delete others: it is who asks, or user 1, who looks after everything. Undefined for all others. */
export function whyUserStays(id: number, { userId }: Pick<Asker, 'userId'>): 'own' | 'superAdministrator' | undefined {
  if (id === userId) return 'own'
  return id === SUPER_ADMIN_ID ? 'superAdministrator' : undefined
}
