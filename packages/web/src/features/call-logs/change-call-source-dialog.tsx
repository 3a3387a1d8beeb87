import type { components } from '@lineboard/contract'
import { reportError } from '../../data/report-error.ts'
import { useOwnRows } from '../../kit/form/use-own-rows.ts'
import { ReassignDialog } from '../../kit/reassign/reassign-dialog.tsx'
import type { Target } from '../../kit/row-result.ts'
import { formatPhone } from '../../shared/phone/format-phone.ts'
import { t } from './call-logs.messages.ts'
import { calls, giveSource } from './change-calls.ts'

interface SelectionDialogProps {
  targets: readonly Target[]
  /** Whose the calls are, where that is known: only sources of the same customer fit. */
  customerId?: number
  onClose: () => void
}

/** Counts calls for another source of their customer. */
export function SelectionDialog({ targets, customerId, onClose }: SelectionDialogProps) {
  const own = useOwnRows(
    calls,
    targets.map(({ id }) => id),
    customerId,
  )
  const rows = { count: targets.length, name: targets[0]?.name ?? '' }
  return (
    <ReassignDialog
      title={t('changeSource')}
      label={t('source')}
      list="TrackingSource.find"
      textField="name"
      note={{ relation: 'Customer', field: 'companyName' }}
      where={own.where}
      withheld={own.withheld}
      confirmLabel={t('changeSourceConfirm')}
      onClose={onClose}
      onChoose={(source) => void giveSource(targets, source).catch(reportError)}
    >
      <p>{t('changeSourceText', rows)}</p>
    </ReassignDialog>
  )
}

interface ActionDialogProps {
  row: components['schemas']['CallLog']
  onClose: () => void
}

/** Counts one call for another source. */
export function ActionDialog({ row: { id, callerNumber, customerId }, onClose }: ActionDialogProps) {
  return (
    <SelectionDialog targets={[{ id, name: formatPhone(callerNumber) }]} customerId={customerId} onClose={onClose} />
  )
}
