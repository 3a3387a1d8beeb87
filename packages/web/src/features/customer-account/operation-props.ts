import type { components } from '@lineboard/contract'

/** What every dialog of the desk is given. */
export interface OperationProps {
  customer: Pick<components['schemas']['Customer'], 'id' | 'companyName' | 'currency' | 'balance' | 'accounting_type'>
  onClose: () => void
}
