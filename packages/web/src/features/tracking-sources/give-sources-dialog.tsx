import type { components } from '@lineboard/contract'
import { GiveDialog } from '../../kit/reassign/give-dialog.tsx'
import type { Target } from '../../kit/row-result.ts'
import { t } from './tracking-sources.messages.ts'

interface SelectionDialogProps {
  targets: readonly Target[]
  onClose: () => void
}

/** Gives tracking sources to another customer. */
export function SelectionDialog(props: SelectionDialogProps) {
  return (
    <GiveDialog {...props} model="TrackingSource" nouns={{ one: t('one'), other: t('other') }} text={t('giveText')} />
  )
}

interface ActionDialogProps {
  row: components['schemas']['TrackingSource']
  onClose: () => void
}

/** Gives one tracking source to another customer. */
export function ActionDialog({ row: { id, name }, onClose }: ActionDialogProps) {
  return <SelectionDialog targets={[{ id, name }]} onClose={onClose} />
}
