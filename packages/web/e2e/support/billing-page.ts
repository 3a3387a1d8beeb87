import type { MockServer } from '@lineboard/mock-server'
import type { Page } from '@playwright/test'

/** Where the wallet is. */
export const settings = '/service/billing/settings'

/** Where its cards are. */
export const cardsPage = '/service/billing/cards'

/** Where its invoices are. */
export const invoices = '/service/billing/invoices'

/** Harbor Dental Group, to which `admin`, `user` and `readonly` belong. */
export const harbor = 2

/** Has the company pay, and read, in another currency than US dollars. */
export const inCurrency = ({ store }: MockServer, currency: 'EUR' | 'JPY' | 'KWD', customerId = harbor): void =>
  void store.table('Customer').patch(customerId, { currency })

/** To pay, in any currency: an amount follows. */
const payAmount = /^Pay .*\d/

/** The parts of billing, as a person finds them. */
export function billingPage(page: Page) {
  const card = (name: string) => page.getByRole('region', { name, exact: true })
  return {
    wallet: card('Wallet'),
    balance: page.getByRole('status', { name: 'Balance' }),
    cards: card('Saved cards'),
    band: page.getByRole('status').filter({ hasText: /is left in the wallet|calls are stopped/ }),
    payments: card('Latest payments').getByRole('listitem'),
    pay: card('Wallet').getByRole('button', { name: payAmount }),
    finish: card('Wallet').getByRole('button', { name: /^Finish the payment of / }),
    question: page.getByRole('dialog', { name: payAmount }),
    agree: page.getByRole('dialog', { name: payAmount }).getByRole('button', { name: payAmount }),
    alert: card('Wallet').getByRole('alert'),
  }
}

/** Payments into its wallet, of an amount in US dollars where one is given. */
export const payments = ({ store }: MockServer, amount?: number) =>
  store
    .table('PaymentTransaction')
    .find({ where: { customerId: harbor, category: 'wallet', ...(amount !== undefined && { amount }) } })

/** Its saved cards. */
export const savedCards = ({ store }: MockServer) => store.table('PaymentMethod').by('customerId', harbor)
