import type { components } from '@lineboard/contract'
import { ReassignDialog } from '../../kit/reassign/reassign-dialog.tsx'
import { reassignLater } from '../../kit/reassign/reassign-later.ts'
import { formatPhone } from '../../shared/phone/format-phone.ts'
import { t } from './tracking-numbers.messages.ts'

interface ActionDialogProps {
  row: components['schemas']['OpNumber']
  onClose: () => void
}

/** Counts a tracking number for another source of its customer. */
export function ActionDialog({ row: { id, customerId, tracking_number, TrackingSource }, onClose }: ActionDialogProps) {
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
