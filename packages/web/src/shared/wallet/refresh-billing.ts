import { refresh } from '../../data/use-call.ts'

/**
 * Asks again for all that follows from a wallet or from what it is spent on: whoever changes one of them, wherever on screen, calls this,
 * so that no forecast, payment or next charge stays as it was.
 */
export const refreshBilling = (...more: string[]): Promise<unknown> =>
  refresh('Customer', 'PaymentTransaction', 'PaymentMethod', 'Subscription', ...more)
