import type { Target } from '../../kit/row-result.ts'
import { formatPhone } from '../../shared/phone/format-phone.ts'
import { formatDateTime } from '../../state/dates.ts'
import { NumberStateDialog } from './number-state-dialog.tsx'
import { type OpNumber, restorableAll } from './numbers-in-use.ts'
import { t } from './tracking-numbers.messages.ts'

interface SelectionDialogProps {
  targets: readonly Target[]
  onClose: () => void
}

const factsOf = (targets: readonly Target[]) => ({ count: targets.length, name: targets[0]?.name ?? '' })

/** Gives several tracking numbers another state. */
export const SelectionDialog = (props: SelectionDialogProps) => (
  <NumberStateDialog
    {...props}
    title={t('changeStateTitle', factsOf(props.targets))}
    question={t('changeStateQuestion')}
  />
)

/** Until when numbers can be restored. */
function Restorable({ rows }: { rows: readonly OpNumber[] }) {
  const until = restorableAll(rows)
  return until && <p>{t('restorableAll', { count: rows.length, until: formatDateTime(until) })}</p>
}

/** Makes several tracking numbers that were given back one's own again. */
export const RestoreSelectionDialog = (props: SelectionDialogProps) => (
  <NumberStateDialog
    {...props}
    title={t('restoreTitle', factsOf(props.targets))}
    states={['active']}
    question={t('restoreQuestion')}
    note={(rows) => <Restorable rows={rows} />}
  />
)

interface ActionDialogProps {
  row: OpNumber
  onClose: () => void
}

/** The one number of a row, as a selection. */
const onlyOne = ({ id, tracking_number }: OpNumber): readonly Target[] => [{ id, name: formatPhone(tracking_number) }]

/** Gives one tracking number another state. */
export const ActionDialog = ({ row, onClose }: ActionDialogProps) => (
  <SelectionDialog targets={onlyOne(row)} onClose={onClose} />
)

/** Makes one tracking number that was given back one's own again. */
export const RestoreDialog = ({ row, onClose }: ActionDialogProps) => (
  <RestoreSelectionDialog targets={onlyOne(row)} onClose={onClose} />
)
