import { accountHandlers } from './payments/account.ts'
import { cardHandlers } from './payments/cards.ts'
import { walletHandlers } from './payments/top-up.ts'
import { transactionHandlers } from './payments/transactions.ts'
import type { Handlers } from './types.ts'

/** Cards, wallet, transactions, invoices and account state. */
export const paymentHandlers = {
  ...cardHandlers,
  ...walletHandlers,
  ...transactionHandlers,
  ...accountHandlers,
} satisfies Handlers
