import { api } from '../../data/client.ts'
import { loadCurrentUser } from '../../data/current-user.ts'
import { reportError } from '../../data/report-error.ts'
import { refresh } from '../../data/use-call.ts'
import { t } from './consent.messages.ts'

/** Keeps that the primary card may pay for renewals, with the words that were agreed to, or takes it back. Throws what the call threw. */
export async function saveConsent(accepted: boolean): Promise<void> {
  try {
    await api().PaymentMethod.saveConsent({ body: accepted ? { accepted, text: t('words') } : { accepted } })
  } finally {
    // Taking it back turns the automatic top-up off, which is a field of the customer.
    void refresh('Customer', 'PaymentMethod')
    loadCurrentUser().catch(reportError)
  }
}
