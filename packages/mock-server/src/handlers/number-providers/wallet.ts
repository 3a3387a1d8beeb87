import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/types.ts'

const NUMBER_PRODUCT = 7

const cents = (value: number) => Math.round(value * 100) / 100

/** Whether a customer can pay so many USD: out of the wallet, unless it pays afterwards. */
export function canPay(customer: Row<'Customer'>, usd: number): boolean {
  return customer.accounting_type === 'postpaid' || customer.balance >= usd
}

/** Takes the price of a number out of the wallet and writes it down. */
export function chargeNumber(
  store: Store,
  customer: Row<'Customer'>,
  usd: number,
  description: string,
  now: Date,
): void {
  const balanceAfter = cents(customer.balance - usd)
  store.table('Customer').patch(customer.id, { balance: balanceAfter })
  store.table('PaymentTransaction').insert({
    customerId: customer.id,
    productId: NUMBER_PRODUCT,
    description,
    transactionType: 'charge',
    category: 'number',
    amount: -cents(usd),
    balanceAfter,
    status: 'succeeded',
    transactionDate: now.toISOString(),
  })
}
