import type { components } from '@lineboard/contract'
import { reportError } from '../../data/report-error.ts'
import type { RelationOption } from '../../kit/form/relation-option.ts'
import { useOwnRows } from '../../kit/form/use-own-rows.ts'
import { ReassignDialog } from '../../kit/reassign/reassign-dialog.tsx'
import type { Target } from '../../kit/row-result.ts'
import { formatPhone } from '../../shared/phone/format-phone.ts'
import { t } from './call-logs.messages.ts'
import { calls } from './change-calls.ts'
import { callsOf, linkLater } from './link-calls.ts'

interface ContactDialogProps {
  text: string
  /** The calls that are linked. */
  targets: readonly Target[]
  /** Whose they are, where that is known. */
  customerId?: number
  onChoose: (contact: RelationOption) => void
  onClose: () => void
}

function ContactDialog({ text, targets, customerId, ...rest }: ContactDialogProps) {
  const own = useOwnRows(
    calls,
    targets.map(({ id }) => id),
    customerId,
  )
  return (
    <ReassignDialog
      title={t('link')}
      label={t('contact')}
      list="PhoneBook.find"
      textField="name"
      phoneField="number"
      where={own.where}
      withheld={own.withheld}
      confirmLabel={t('linkConfirm')}
      {...rest}
    >
      <p>{text}</p>
    </ReassignDialog>
  )
}

interface SelectionDialogProps {
  targets: readonly Target[]
  onClose: () => void
}

/** Links the calls that are selected, and no others, to one contact. */
export function SelectionDialog({ targets, onClose }: SelectionDialogProps) {
  const text = t('linkSelectedText', { count: targets.length, name: targets[0]?.name ?? '' })
  const choose = (contact: RelationOption) => linkLater(targets, contact)
  return <ContactDialog text={text} targets={targets} onChoose={choose} onClose={onClose} />
}

interface ActionDialogProps {
  row: components['schemas']['CallLog']
  onClose: () => void
}

/** Links all calls of a caller to a contact of their customer. */
export function ActionDialog({ row, onClose }: ActionDialogProps) {
  const name = formatPhone(row.callerNumber)
  const link = async (contact: RelationOption) => {
    const ids = await callsOf(row)
    linkLater(
      [...new Set([row.id, ...ids])].map((id) => ({ id, name })),
      contact,
    )
  }
  const isNobodys = row.callerNumber === 'anonymous'
  return (
    <ContactDialog
      text={isNobodys ? t('linkOneText') : t('linkText', { caller: name })}
      targets={[{ id: row.id, name }]}
      customerId={row.customerId}
      onChoose={(contact) => void link(contact).catch(reportError)}
      onClose={onClose}
    />
  )
}
