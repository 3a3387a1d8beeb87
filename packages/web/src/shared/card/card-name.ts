import type { components } from '@lineboard/contract'
import { t } from './card.messages.ts'

/** A saved card. */
export type Card = components['schemas']['PaymentMethod']

const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

/** What a card is called, such as `Visa ending in 4242`. */
export const cardName = ({ brand, last4 }: Pick<Card, 'brand' | 'last4'>): string =>
  t('saved', { brand: brands[brand] ?? brand, last4 })

/** The month a card is good until, as it stands on the card: `08/29`. */
export const cardExpiry = ({ expMonth, expYear }: Pick<Card, 'expMonth' | 'expYear'>): string =>
  `${String(expMonth).padStart(2, '0')}/${String(expYear % 100).padStart(2, '0')}`

/** Whether the last month of a card is over. */
export const isCardExpired = ({ expMonth, expYear }: Pick<Card, 'expMonth' | 'expYear'>, now: Date): boolean =>
  now >= new Date(expYear, expMonth)
