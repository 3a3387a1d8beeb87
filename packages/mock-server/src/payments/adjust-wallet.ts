import type { components } from '@lineboard/contract'
import { discountableCents } from '@lineboard/contract/charge-discount'
import { describeMovement } from '@lineboard/contract/movement'
import { amountWithCode } from '../account/amount-in-words.ts'
import { notFound, unprocessable } from '../errors/loopback-error.ts'
import type { Row } from '../store/models.ts'
import { fromCents, toCents } from './money.ts'
import { moveWallet, WALLET_PRODUCT_ID, type WalletPlace } from './wallet.ts'

type Transaction = Row<'PaymentTransaction'>
type Adjustment = Pick<components['schemas']['AdjustmentRequest'], 'amount' | 'discountOfId'>

/** What of a charge no discount has given back yet, in cents. Throws a 404 for another customer's, a 422 for what is no charge. */
function discountable({ store }: WalletPlace, customerId: number, id: number): { charge: Transaction; cents: number } {
  const transactions = store.table('PaymentTransaction')
  const charge = transactions.get(id)
  if (charge?.customerId !== customerId) throw notFound('PaymentTransaction', id)
  if (charge.transactionType !== 'charge') {
    throw unprocessable('PaymentTransaction', [
      { field: 'discountOfId', code: 'inclusion', message: 'is no charge', value: id },
    ])
  }
  return { charge, cents: discountableCents(charge, transactions.by('customerId', customerId)) }
}

/** Gives a credit, or a discount on a charge: money that no card paid. The reason is the audit log's, not the customer's. */
export function adjustWallet(
  place: WalletPlace,
  customerId: number,
  { amount, discountOfId }: Adjustment,
): Transaction {
  const amountCents = toCents(amount)
  const rest = { amountCents, transactionType: 'adjustment' } as const
  if (discountOfId === undefined) {
    return moveWallet(place, customerId, {
      ...rest,
      productId: WALLET_PRODUCT_ID,
      description: describeMovement('credit', {}),
      category: 'wallet',
    })
  }
  const { charge, cents } = discountable(place, customerId, discountOfId)
  if (amountCents > cents) {
    const message = `must be at most ${amountWithCode(fromCents(cents), 'USD')}`
    throw unprocessable('PaymentTransaction', [{ field: 'amount', code: 'numericality.max', message, value: amount }])
  }
  const { productId, category, description } = charge
  return moveWallet(place, customerId, {
    ...rest,
    productId,
    category,
    discountOfId,
    description: describeMovement('discount', { charge: description }),
  })
}
