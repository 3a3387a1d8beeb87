import type { components } from '@lineboard/contract'
import { GiveDialog } from '../../kit/reassign/give-dialog.tsx'
import { ReassignDialog } from '../../kit/reassign/reassign-dialog.tsx'
import { reassignLater } from '../../kit/reassign/reassign-later.ts'
import type { Target } from '../../kit/row-result.ts'
import { CallFlow } from '../../shared/call-flow/call-flow.tsx'
import { formatPhone } from '../../shared/phone/format-phone.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { t } from './tracking-numbers.messages.ts'

interface RowDialogProps {
  row: components['schemas']['OpNumber']
  onClose: () => void
}

/** Shows where calls to a tracking number go. */
export function CallFlowDialog({ row: { id, tracking_number, Customer }, onClose }: RowDialogProps) {
  return (
    <Dialog
      title={t('callFlowOf', { number: formatPhone(tracking_number) })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <CallFlow numberId={id} currency={Customer?.currency} />
    </Dialog>
  )
}

/** Counts a tracking number for another source of its customer. */
export function ChangeSourceDialog({
  row: { id, customerId, tracking_number, TrackingSource },
  onClose,
}: RowDialogProps) {
  const number = formatPhone(tracking_number)
  return (
    <ReassignDialog
      title={t('changeSource')}
      label={t('source')}
      list="TrackingSource.find"
      textField="name"
      where={{ customerId, ...(TrackingSource && { id: { neq: TrackingSource.id } }) }}
      confirmLabel={t('changeSourceConfirm')}
      onClose={onClose}
      onChoose={({ id: tracking_sourceId, text: source }) =>
        reassignLater({
          model: 'OpNumber',
          ids: [id],
          shown: { tracking_sourceId, TrackingSource: { id: tracking_sourceId, name: source } },
          call: ['OpNumber.updateTrackingSource', { id, body: { tracking_sourceId } }],
          text: t('changingSource', { number, source }),
          doneText: t('changedSource', { number, source }),
        })
      }
    >
      <p>{t(TrackingSource ? 'changeSourceText' : 'setSourceText', { number, source: TrackingSource?.name ?? '' })}</p>
    </ReassignDialog>
  )
}

interface SelectionDialogProps {
  targets: readonly Target[]
  onClose: () => void
}

const lost = { TrackingSource: undefined, ReceivingNumber: undefined, routing_action: undefined }

/** Gives tracking numbers to another customer. */
export function GiveNumbersDialog(props: SelectionDialogProps) {
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

/** Gives one tracking number to another customer. */
export function GiveNumberDialog({ row: { id, tracking_number }, onClose }: RowDialogProps) {
  return <GiveNumbersDialog targets={[{ id, name: formatPhone(tracking_number) }]} onClose={onClose} />
}
