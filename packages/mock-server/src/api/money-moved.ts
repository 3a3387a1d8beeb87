import { intentOfTransaction } from '../payments/intents.ts'
import { invoiceCurrency } from '../payments/invoice-currency.ts'
import { fromCents, fromMinor, toCents } from '../payments/money.ts'
import type { PaymentIntent } from '../store/internal-rows.ts'
import type { Row } from '../store/models.ts'
import type { Store } from '../store/types.ts'
import type { TouchedRow } from './touched-row.ts'

type Transaction = Row<'PaymentTransaction'>
type Movement = NonNullable<Row<'AuditLog'>['movements']>[number]

/** What a transaction has to do with: the customer's currency, what its card paid elsewhere, and what it is a part of. */
interface About {
  currency: string | undefined
  paid?: Pick<PaymentIntent, 'amountMinor' | 'currency'> | undefined
  whole?: Transaction | undefined
}

// What calls add as rows of that model are its transactions.
const addedTransactions = (touched: readonly TouchedRow[]): Transaction[] =>
  touched.flatMap(({ model, before, after }) =>
    model === 'PaymentTransaction' && !before && after ? [after as Transaction] : [],
  )

/** The currency a customer reads an amount in, and the rate. What a card paid in another is that to the last digit. */
function readIn(amount: number, { currency = 'USD', paid }: About): Pick<Movement, 'currency' | 'rate'> {
  if (paid && paid.currency !== 'USD') {
    return { currency: paid.currency, rate: fromMinor(paid.amountMinor, paid.currency) / amount }
  }
  const { code, rate } = invoiceCurrency(currency)
  return code === 'USD' ? { currency: code } : { currency: code, rate }
}

/** What the audit log says of the money of one transaction. */
export function movementOf({ transactionType, customerId, amount }: Transaction, about: About): Movement {
  return {
    ...{ transactionType, customerId, amount },
    ...(about.whole && { of: Math.abs(about.whole.amount) }),
    ...readIn(amount, about),
  }
}

function aboutOf(store: Store, { id, customerId, refundOfId, discountOfId }: Transaction): About {
  return {
    currency: store.table('Customer').get(customerId)?.currency,
    paid: intentOfTransaction(store, id),
    whole: store.table('PaymentTransaction').get(refundOfId ?? discountOfId ?? 0),
  }
}

/** The money that a call moved: what is of one kind, wallet and currency as one sum. Undefined for a call that moved none. */
export function moneyMoved(store: Store, touched: readonly TouchedRow[]): Movement[] | undefined {
  const sums = new Map<string, Movement>()
  for (const added of addedTransactions(touched)) {
    const movement = movementOf(added, aboutOf(store, added))
    const key = `${movement.transactionType} ${movement.customerId} ${movement.currency}`
    const cents = toCents(sums.get(key)?.amount ?? 0) + toCents(movement.amount)
    sums.set(key, { ...movement, amount: fromCents(cents) })
  }
  return sums.size > 0 ? [...sums.values()] : undefined
}
