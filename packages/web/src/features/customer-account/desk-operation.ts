import type { components } from '@lineboard/contract'
import type { AccountChange } from './account-change.ts'

type Transaction = components['schemas']['PaymentTransaction']

/** What somebody is about to do at the desk. */
export type DeskOperation =
  | { kind: 'charge' | 'credit' | 'subscribe' }
  | { kind: 'refund' | 'discount' | 'invoice'; transaction: Transaction }
  | { kind: 'change'; change: AccountChange }
  | { kind: 'end'; subscription: components['schemas']['Subscription'] }

/** Something that can be done with the account as a whole. */
export interface OfferedOperation {
  label: string
  operation: DeskOperation
  color?: 'primary' | 'error'
}
