import type { components } from '@lineboard/contract'
import { merge } from '@lineboard/sdk'
import { api } from '../../data/client.ts'
import { loadCurrentUser } from '../../data/current-user.ts'
import { reportError } from '../../data/report-error.ts'
import { refresh } from '../../data/use-call.ts'
import type { AutoTopUp } from './auto-top-up-of.ts'

/** The customer as the screen has it. */
type Customer = components['schemas']['Customer']

/**
 * Keeps what was agreed on: the words first, so that no card is charged by itself without them. Nothing else of the customer changes.
 * Throws what the failed call threw, and a ConflictError where somebody else has changed it since.
 */
export async function saveAutoTopUp(customer: Customer, autoTopUp: AutoTopUp, consent: string): Promise<void> {
  try {
    const body = autoTopUp.isOn ? { accepted: true, text: consent } : { accepted: false }
    if (autoTopUp.isOn) await api().PaymentMethod.saveConsent({ body })
    await merge(api().Customer, customer.id, { autoTopUp }, { seen: customer })
    if (!autoTopUp.isOn) await api().PaymentMethod.saveConsent({ body })
  } finally {
    void refresh('Customer', 'PaymentMethod')
    loadCurrentUser().catch(reportError)
  }
}
