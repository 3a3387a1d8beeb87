import type { components } from '@lineboard/contract'
import type { ModelName } from '@lineboard/sdk'
import { refresh } from '../../data/use-call.ts'
import { toast } from '../../state/toasts.ts'
import { optionOf } from '../form/relation-option.ts'
import { t } from '../resource.messages.ts'
import { countOf, rowsOf, useCallByName } from '../rows/calls-by-name.ts'
import { SettleDialog } from './settle-dialog.tsx'

interface SettleRemovalProps {
  row: { id: number; name: string; customerId: number }
  /** Model of what is deleted. */
  model: 'SipGateway' | 'TrackingSource'
  /** Model of the tracking numbers that use it, and their field that holds its id. */
  usedBy: { model: ModelName; field: 'sip_gatewayId' | 'tracking_sourceId' }
  onDelete: (body: components['schemas']['DeleteWithOption']) => Promise<unknown>
  onClose: () => void
}

/** Deletes what tracking numbers use, after asking what becomes of them. */
export function SettleRemoval({ row: { id, name, customerId }, model, usedBy, onDelete, onClose }: SettleRemovalProps) {
  const used = useCallByName(`${usedBy.model}.count`, { where: { [usedBy.field]: id } }).data
  const all = useCallByName(`${model}.find`, { filter: { where: { customerId }, order: 'name ASC' } }).data
  const others = rowsOf(all).map((row) => optionOf(row, { textField: 'name' }))
  return (
    <SettleDialog
      // Choices begin anew when it is known what could take over.
      key={all ? 'known' : 'asked'}
      name={name}
      used={all === undefined ? undefined : countOf(used)}
      others={others.filter((other) => other.id !== id)}
      onDelete={async (choice) => {
        await onDelete({ id, ...choice })
        toast({ severity: 'success', text: t('settle.removed', { name }) })
        void refresh(model, usedBy.model)
      }}
      onClose={onClose}
    />
  )
}
