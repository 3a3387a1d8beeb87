import type { components } from '@lineboard/contract'
import { useEffect } from 'react'
import type { RemovalNotesProps, RetirementProps } from '../../kit/list-options.ts'
import { GiveDialog } from '../../kit/reassign/give-dialog.tsx'
import { ReassignDialog } from '../../kit/reassign/reassign-dialog.tsx'
import { reassignLater } from '../../kit/reassign/reassign-later.ts'
import { useImpact } from '../../kit/removal/impact.ts'
import { ImpactList } from '../../kit/removal/impact-list.tsx'
import type { Target } from '../../kit/row-result.ts'
import { CallFlow } from '../../shared/call-flow/call-flow.tsx'
import { formatPhone } from '../../shared/phone/format-phone.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { NumberStateDialog } from './number-state-dialogs.tsx'
import { isDeletable, type OpNumber, useNumbers, usesOf } from './numbers-in-use.ts'
import { t } from './tracking-numbers.messages.ts'
import styles from './tracking-numbers.module.css'

/** What opens over the list of tracking numbers. */
export {
  ChangeStateDialog,
  ChangeStatesDialog,
  RestoreNumberDialog,
  RestoreNumbersDialog,
} from './number-state-dialogs.tsx'
export { form } from './tracking-number-form.tsx'

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

/** Numbers leave in steps, each of which can be taken back: tracking is paused, calls are stopped, the number is given back; deleted at last. */
export function Retirement({ targets, onDelete, onClose }: RetirementProps) {
  const impact = useImpact('OpNumber', targets)
  const note = (rows: readonly OpNumber[]) => (
    <>
      <ImpactList impact={impact} />
      {rows.every(isDeletable) ? (
        <p className={styles.note}>
          {t('deletable', { count: targets.length })}{' '}
          <Button size="small" color="error" onClick={onDelete}>
            {t('deleteForGood')}
          </Button>
        </p>
      ) : (
        <p className={styles.note}>{t('deleteLater', { count: targets.length })}</p>
      )}
    </>
  )
  return (
    <NumberStateDialog
      title={t('retireTitle', { count: targets.length, name: targets[0]?.name ?? '' })}
      targets={targets}
      states={['paused', 'stopped', 'released']}
      question={t('retireQuestion')}
      note={note}
      onClose={onClose}
    />
  )
}

/** What calls tracking numbers have had, what those count for and where they go, and that deleting is no giving back. */
export function RemovalNotes({ targets, onFirst }: RemovalNotesProps) {
  const { rows, error, retry } = useNumbers(targets)
  useEffect(() => {
    if (rows) onFirst(undefined)
  }, [rows, onFirst])
  if (error !== undefined) return <ErrorState error={error} onRetry={retry} />
  if (!rows) return <p>{t('looking')}</p>
  return (
    <>
      <p>{t('usedBy')}</p>
      <ul className={styles.list}>
        {usesOf(rows).map((use) => (
          <li key={use}>{use}</li>
        ))}
      </ul>
      <p>{t('removalMeans', { count: targets.length })}</p>
    </>
  )
}
