import type { components } from '@lineboard/contract'
import { api } from '../../data/client.ts'
import { SettleRemoval } from '../../resource/removal/settle-removal.tsx'

interface ActionDialogProps {
  row: components['schemas']['SipGateway']
  onClose: () => void
}

/** Deletes a gateway after asking what becomes of its tracking numbers. */
export const ActionDialog = (props: ActionDialogProps) => (
  <SettleRemoval
    {...props}
    model="SipGateway"
    usedBy={{ model: 'OpNumber', field: 'sip_gatewayId' }}
    onDelete={(body) => api().SipGateway.deleteSipGatewayWithOption({ body })}
  />
)
