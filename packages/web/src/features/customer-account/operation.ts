import type { components } from '@lineboard/contract'

/** What every dialog of the desk is given. */
export interface OperationProps {
  customer: Pick<components['schemas']['Customer'], 'id' | 'companyName' | 'currency' | 'balance' | 'accounting_type'>
  onClose: () => void
}

/** What becomes of an account. */
export type AccountChange = 'pause' | 'stop' | 'reactivate'

type Transaction = components['schemas']['PaymentTransaction']

/** What somebody is about to do at the desk. */
export type DeskOperation =
  | { kind: 'charge' | 'credit' | 'subscribe' }
  | { kind: 'refund' | 'discount' | 'invoice'; transaction: Transaction }
  | { kind: 'change'; change: AccountChange }
  | { kind: 'end'; subscription: components['schemas']['Subscription'] }
