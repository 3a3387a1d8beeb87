import type { components } from '@lineboard/contract'
import { api } from '../../data/client.ts'
import { SettleRemoval } from '../../resource/removal/settle-removal.tsx'

interface ActionDialogProps {
  row: components['schemas']['TrackingSource']
  onClose: () => void
}

/** Deletes a tracking source after asking what becomes of its tracking numbers. */
export const ActionDialog = (props: ActionDialogProps) => (
  <SettleRemoval
    {...props}
    model="TrackingSource"
    usedBy={{ model: 'OpNumber', field: 'tracking_sourceId' }}
    onDelete={(body) => api().TrackingSource.deleteSourceWithOption({ body })}
  />
)
