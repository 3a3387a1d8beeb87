import type { components } from '@lineboard/contract'
import { GiveDialog } from '../../kit/reassign/give-dialog.tsx'
import type { Target } from '../../kit/row-result.ts'
import { formatPhone } from '../../shared/phone/format-phone.ts'
import { t } from './call-logs.messages.ts'

interface SelectionDialogProps {
  targets: readonly Target[]
  onClose: () => void
}

const lost = { phonebookName: undefined, trackingSourceName: undefined }

/** Gives calls to another customer. */
export function SelectionDialog({ targets, onClose }: SelectionDialogProps) {
  const named = targets.map(({ id, name }) => ({ id, name: t('callOf', { caller: name }) }))
  return (
    <GiveDialog
      model="CallLog"
      nouns={{ one: t('one'), other: t('other') }}
      targets={named}
      text={t('giveText')}
      lost={lost}
      onClose={onClose}
    />
  )
}

interface ActionDialogProps {
  row: components['schemas']['CallLog']
  onClose: () => void
}

/** Gives one call to another customer. */
export function ActionDialog({ row: { id, callerNumber }, onClose }: ActionDialogProps) {
  return <SelectionDialog targets={[{ id, name: formatPhone(callerNumber) }]} onClose={onClose} />
}
