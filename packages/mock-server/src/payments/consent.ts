import type { components } from '@lineboard/contract'
import type { Store } from '../store/types.ts'

/** What a customer said last of charging the primary card without asking; undefined where nobody has said anything. The words stay here. */
export function consentOf(store: Store, customerId: number): components['schemas']['PaymentConsent'] | undefined {
  const said = store.table('PaymentConsent').by('customerId', customerId).at(-1)
  return said && { accepted: said.accepted, customerId, userId: said.userId, savedAt: said.savedAt }
}
