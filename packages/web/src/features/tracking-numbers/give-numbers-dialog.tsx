import type { components } from '@lineboard/contract'
import { GiveDialog } from '../../kit/reassign/give-dialog.tsx'
import type { Target } from '../../kit/row-result.ts'
import { formatPhone } from '../../shared/phone/format-phone.ts'
import { t } from './tracking-numbers.messages.ts'

interface SelectionDialogProps {
  targets: readonly Target[]
  onClose: () => void
}

const lost = { TrackingSource: undefined, ReceivingNumber: undefined, routing_action: undefined }

/** Gives tracking numbers to another customer. */
export function SelectionDialog(props: SelectionDialogProps) {
  return (
    <GiveDialog
      {...props}
      model="OpNumber"
      nouns={{ one: t('one'), other: t('other') }}
      text={t('giveText')}
      lost={lost}
    />
  )
}

interface ActionDialogProps {
  row: components['schemas']['OpNumber']
  onClose: () => void
}

/** Gives one tracking number to another customer. */
export function ActionDialog({ row: { id, tracking_number }, onClose }: ActionDialogProps) {
  return <SelectionDialog targets={[{ id, name: formatPhone(tracking_number) }]} onClose={onClose} />
}
