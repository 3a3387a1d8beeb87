import { creditOf } from '../operations/adjustment.ts'
import { adjustOne } from './adjust-one.ts'

/** Gives one of several customers a credit. */
export const creditOne = (customerId: number, amount: number, reason: string): Promise<void> =>
  adjustOne(creditOf(customerId), { customerId, transactionType: 'adjustment', amount, reason })
