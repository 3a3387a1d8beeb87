import type { components } from '@lineboard/contract'

/** What every dialog of the desk is given. */
export interface DeedProps {
  customer: Pick<components['schemas']['Customer'], 'id' | 'companyName' | 'currency'>
  onClose: () => void
}
