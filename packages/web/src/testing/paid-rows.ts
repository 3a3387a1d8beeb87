const at = '2026-05-20T00:00:00.000Z'
/** The primary card of customer 2. */
export const card = {
  ...{ id: 1, customerId: 2, token: '****1', payment_id: 'card_1', primary: true, createdAt: at },
  ...{ brand: 'visa', last4: '4242', expMonth: 8, expYear: 2029 },
}
/** Funds added by it. */
export const payment = {
  ...{ id: 9, customerId: 2, productId: 3, description: 'Funds added', amount: 20, balanceAfter: 60 },
  ...{ transactionType: 'payment' as const, category: 'wallet' as const, status: 'succeeded' as const },
  transactionDate: at,
}
/** What its plan cost. */
export const charge = { ...payment, id: 8, description: 'Basic plan', transactionType: 'charge' as const, amount: -200 }
/** That plan. */
export const product = {
  ...{ id: 1, code: 'basic', name: 'Basic plan', description: '', kind: 'plan' as const, active: true },
  ...{ price: 20, currency: 'USD', currencySymbol: '$', recur: 'monthly', walletBaseline: 0 },
}
