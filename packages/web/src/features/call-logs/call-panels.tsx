import type { components } from '@lineboard/contract'
import { reportError } from '../../data/report-error.ts'
import type { RelationOption } from '../../kit/form/relation-option.ts'
import { useOwnRows } from '../../kit/form/use-own-rows.ts'
import { GiveDialog } from '../../kit/reassign/give-dialog.tsx'
import { ReassignDialog } from '../../kit/reassign/reassign-dialog.tsx'
import type { Target } from '../../kit/row-result.ts'
import { formatPhone } from '../../shared/phone/format-phone.ts'
import { t } from './call-logs.messages.ts'
import { calls, callsOf, giveSource, linkLater } from './change-calls.ts'

/** What opens over the lists of calls and on the page of a caller. */
export { AddContactDialog } from './add-contact-dialog.tsx'
export { BlockCallerDialog, BlockCallersDialog, BlockNowDialog } from './block-dialog.tsx'
export { Details } from './call-details.tsx'
export { markCallNow, markCalls } from './change-calls.ts'
export { UnblockDialog } from './unblock-dialog.tsx'

interface SelectionDialogProps {
  targets: readonly Target[]
  onClose: () => void
}

const lost = { phonebookName: undefined, trackingSourceName: undefined }

/** Gives calls to another customer. */
export function GiveCallsDialog({ targets, onClose }: SelectionDialogProps) {
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
export function GiveCallDialog({ row: { id, callerNumber }, onClose }: ActionDialogProps) {
  return <GiveCallsDialog targets={[{ id, name: formatPhone(callerNumber) }]} onClose={onClose} />
}

interface ChangeSourcesProps extends SelectionDialogProps {
  /** Customer of the calls, where it is known: only sources of the same customer fit. */
  customerId?: number
}

/** Counts calls for another source of their customer. */
export function ChangeSourcesDialog({ targets, customerId, onClose }: ChangeSourcesProps) {
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

/** Counts one call for another source. */
export function ChangeSourceDialog({ row: { id, callerNumber, customerId }, onClose }: ActionDialogProps) {
  return (
    <ChangeSourcesDialog
      targets={[{ id, name: formatPhone(callerNumber) }]}
      customerId={customerId}
      onClose={onClose}
    />
  )
}

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

/** Links the calls that are selected, and no others, to one contact. */
export function LinkCallsDialog({ targets, onClose }: SelectionDialogProps) {
  const text = t('linkSelectedText', { count: targets.length, name: targets[0]?.name ?? '' })
  const choose = (contact: RelationOption) => linkLater(targets, contact)
  return <ContactDialog text={text} targets={targets} onChoose={choose} onClose={onClose} />
}

/** Links all calls of a caller to a contact of their customer. */
export function LinkCallDialog({ row, onClose }: ActionDialogProps) {
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
