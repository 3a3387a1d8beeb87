import type { components } from '@lineboard/contract'
import { merge } from '@lineboard/sdk'
import { api } from '../../data/client.ts'
import { loadCurrentUser } from '../../data/current-user.ts'
import { reportError } from '../../data/report-error.ts'
import { refreshBilling } from '../../shared/wallet/past-due-of.ts'
import type { AutoTopUp } from './auto-top-up-of.ts'

/** The customer as the screen has it. */
type Customer = components['schemas']['Customer']

/** Reads again what may have followed. Answers what the wallet holds now, in US dollars; undefined where that can't be read. */
async function readAgain(): Promise<number | undefined> {
  void refreshBilling()
  try {
    return (await loadCurrentUser()).Customer?.balance
  } catch (error) {
    reportError(error)
    return undefined
  }
}

/**
 * Keeps what was agreed on: the words first, so that no card is charged by itself without them. Nothing else of the customer changes.
 * Answers what the wallet holds after that, as its card may have been charged at once. Throws what the failed call threw, and a ConflictError where somebody else has changed it since.
 */
export async function saveAutoTopUp(
  customer: Customer,
  autoTopUp: AutoTopUp,
  consent: string,
): Promise<number | undefined> {
  try {
    const body = autoTopUp.isOn ? { accepted: true, text: consent } : { accepted: false }
    if (autoTopUp.isOn) await api().PaymentMethod.saveConsent({ body })
    await merge(api().Customer, customer.id, { autoTopUp }, { seen: customer })
    if (!autoTopUp.isOn) await api().PaymentMethod.saveConsent({ body })
  } catch (error) {
    void readAgain()
    throw error
  }
  return readAgain()
}
