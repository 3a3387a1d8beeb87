import type { components } from '@lineboard/contract'
import type { Served } from '@lineboard/contract/stated'
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

type Face = Pick<Served<'PaymentMethod'>, 'brand' | 'last4'> & { id?: number }
type Expiry = Pick<Served<'PaymentMethod'>, 'expMonth' | 'expYear'>

/** What a card is called, such as `Visa ending in 4242`; by its id where the server does not describe it. */
export const cardName = ({ id, brand, last4 }: Face): string => {
  if (last4 === undefined) return t('unnamed', { id: String(id ?? '') })
  return brand === undefined ? t('numbered', { last4 }) : t('saved', { brand: brands[brand] ?? brand, last4 })
}

/** The month a card is good until, as it stands on the card: `08/29`; undefined where the server does not say. */
export const cardExpiry = ({ expMonth, expYear }: Expiry): string | undefined =>
  expMonth === undefined || expYear === undefined
    ? undefined
    : `${String(expMonth).padStart(2, '0')}/${String(expYear % 100).padStart(2, '0')}`

/** Whether the last month of a card is over; undefined where the server does not say which it is. */
export const isCardExpired = ({ expMonth, expYear }: Expiry, now: Date): boolean | undefined =>
  expMonth === undefined || expYear === undefined ? undefined : now >= new Date(expYear, expMonth)
