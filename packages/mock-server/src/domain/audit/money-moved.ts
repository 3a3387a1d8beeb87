import type { PaymentIntent, Row } from '../../store/rows/internal-rows.ts'
import type { Store } from '../../store/rows/types.ts'
import { intentOfTransaction } from '../billing/cards/intents.ts'
import { invoiceCurrency } from '../billing/invoices/invoice.ts'
import { fromCents, fromMinor, toCents, toMinor } from '../billing/money/money.ts'
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

/** What a transaction moved as the customer reads it, and its currency; undefined for what is read in US dollars. */
function inCurrency({ amount, balanceAfter }: Transaction, { currency = 'USD', paid }: About) {
  if (paid && paid.currency !== 'USD') {
    return { code: paid.currency, amount: fromMinor(paid.amountMinor, paid.currency) }
  }
  const { code, steps } = invoiceCurrency(currency)
  const [step = 0] = steps(toCents(balanceAfter) - toCents(amount), [toCents(amount)])
  return code === 'USD' ? undefined : { code, amount: fromMinor(step, code) }
}

/** What the audit log says of the money of one transaction. */
export function movementOf(transaction: Transaction, about: About): Movement {
  const { transactionType, customerId, amount } = transaction
  const { whole, currency } = about
  const read = inCurrency(transaction, about)
  const readWhole = whole && inCurrency(whole, { currency })
  return {
    ...{ transactionType, customerId, amount },
    ...(whole && { of: Math.abs(whole.amount) }),
    ...(read && { currency: read.code, amountInCurrency: read.amount }),
    ...(readWhole && { ofInCurrency: Math.abs(readWhole.amount) }),
  }
}

function aboutOf(store: Store, { id, customerId, refundOfId, discountOfId }: Transaction): About {
  return {
    currency: store.table('Customer').get(customerId)?.currency,
    paid: intentOfTransaction(store, id),
    whole: store.table('PaymentTransaction').get(refundOfId ?? discountOfId ?? 0),
  }
}

/** Two movements of one kind, wallet, currency and whole as one. */
function added(one: Movement, { amount, amountInCurrency }: Movement): Movement {
  const { currency = 'USD' } = one
  const minor = toMinor(one.amountInCurrency ?? 0, currency) + toMinor(amountInCurrency ?? 0, currency)
  return {
    ...one,
    amount: fromCents(toCents(one.amount) + toCents(amount)),
    ...(amountInCurrency !== undefined && { amountInCurrency: fromMinor(minor, currency) }),
  }
}

/**
 * The money that a call moved: what is of one kind, wallet and currency, and a part of the same transaction or of none, as one sum.
 * Undefined for a call that moved none.
 */
export function moneyMoved(store: Store, touched: readonly TouchedRow[]): Movement[] | undefined {
  const sums = new Map<string, Movement>()
  for (const transaction of addedTransactions(touched)) {
    const about = aboutOf(store, transaction)
    const movement = movementOf(transaction, about)
    const key = `${movement.transactionType} ${movement.customerId} ${movement.currency} ${about.whole?.id}`
    const before = sums.get(key)
    sums.set(key, before ? added(before, movement) : movement)
  }
  return sums.size > 0 ? [...sums.values()] : undefined
}
