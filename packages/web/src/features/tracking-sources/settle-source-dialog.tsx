import type { components } from '@lineboard/contract'
import { api } from '../../data/client.ts'
import { refresh, useCall } from '../../data/use-call.ts'
import { SettleDialog } from '../../resource/removal/settle-dialog.tsx'
import { toast } from '../../state/toasts.ts'
import { t } from './tracking-sources.messages.ts'

interface ActionDialogProps {
  row: components['schemas']['TrackingSource']
  onClose: () => void
}

/** Deletes a tracking source after asking what becomes of its tracking numbers. */
export function ActionDialog({ row, onClose }: ActionDialogProps) {
  const { id, name, customerId } = row
  const used = useCall('OpNumber.count', { where: { tracking_sourceId: id } }).data?.count
  const all = useCall('TrackingSource.find', { filter: { where: { customerId }, order: 'name ASC' } }).data
  const remove = async (choice: { option: 'move' | 'detach' | 'delete'; moveToId?: number }) => {
    await api().TrackingSource.deleteSourceWithOption({ body: { id, ...choice } })
    toast({ severity: 'success', text: t('removed', { name }) })
    void refresh('TrackingSource', 'OpNumber')
  }
  return (
    <SettleDialog
      // Choices begin anew when it is known what could take over.
      key={all ? 'known' : 'asked'}
      name={name}
      used={all && used}
      others={all?.filter((other) => other.id !== id) ?? []}
      onDelete={remove}
      onClose={onClose}
    />
  )
}
