import { describeMovement } from '@lineboard/contract/movement'
import { fromCents, toCents } from '../../payments/money.ts'
import { moveWallet, type WalletPlace, walletCents } from '../../payments/wallet.ts'
import type { Offer } from './inventory.ts'

const NUMBER_PRODUCT_ID = 7

const priceCents = ({ setupPrice, monthlyPrice }: Offer) => toCents(setupPrice) + toCents(monthlyPrice)

/** What has to be paid at once for a number in USD: set-up and the first month. */
export const priceUsd = (offer: Offer): number => fromCents(priceCents(offer))

/** Whether a customer can buy a number: out of the wallet, unless it pays afterwards. */
export function canBuy({ store }: Pick<WalletPlace, 'store'>, customerId: number, offer: Offer): boolean {
  const isPostpaid = store.table('Customer').get(customerId)?.accounting_type === 'postpaid'
  return isPostpaid || walletCents(store, customerId) >= priceCents(offer)
}

/** Takes the price of a number out of the customer's wallet. */
export function payFor(place: WalletPlace, customerId: number, offer: Offer): void {
  moveWallet(place, customerId, {
    amountCents: -priceCents(offer),
    productId: NUMBER_PRODUCT_ID,
    description: describeMovement('numberFirst', { number: offer.number }),
    transactionType: 'charge',
    category: 'number',
  })
}
