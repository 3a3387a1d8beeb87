import type { Handlers } from './types.ts'

/** Cards, wallet, transactions, invoices and account state. */
export const paymentHandlers = {} satisfies Handlers
