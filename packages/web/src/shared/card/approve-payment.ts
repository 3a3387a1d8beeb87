import { askPayment } from './ask-payment.ts'
import { t } from './card.messages.ts'
import type { CardOutcome } from './card-handle.ts'
import { cardSource } from './card-source.ts'
import { approveSandboxPayment } from './sandbox-payment.ts'

/**
 * Completes a payment from a saved card whose bank asks the person first: Stripe shows the bank's page itself, `askBank` stands for it in
 * the sandbox. One that was approved before is not asked about again. Never rejects; `refused` means that nothing was charged.
 */
export async function approvePayment(secret: string, askBank: () => Promise<boolean>): Promise<CardOutcome> {
  const known = await askPayment(secret)
  if (known.kind === 'succeeded') return known
  if (known.kind === 'void') return { kind: 'refused', message: t('void') }
  const source = cardSource()
  if (source.kind === 'sandbox') return approveSandboxPayment(source.url, secret, askBank)
  if (source.kind === 'none') return { kind: 'refused', message: t('notSetUp') }
  try {
    const { approveStripePayment } = await import('./card-providers.ts')
    return await approveStripePayment(source.publishableKey, secret)
  } catch {
    return { kind: 'unknown', message: t('lost') }
  }
}
