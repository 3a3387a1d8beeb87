import type { Handlers } from '../../context/context.ts'
import { accountHandlers } from './account.ts'
import { cardHandlers } from './cards.ts'
import { walletHandlers } from './top-up.ts'
import { transactionHandlers } from './transactions.ts'

/** Cards, wallet, transactions, invoices and account state. */
export const paymentHandlers = {
  ...cardHandlers,
  ...walletHandlers,
  ...transactionHandlers,
  ...accountHandlers,
} satisfies Handlers
