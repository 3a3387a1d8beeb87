import { type ReactNode, useState } from 'react'
import { TypedFields, useTypedGuard } from '../../kit/drawer/unsaved-guard.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { t } from './operations.messages.ts'
import { ReasonField } from './reason-field.tsx'

interface BulkDialogProps {
  title: string
  confirmLabel: string
  /** What will happen, and what else is asked for. */
  children: ReactNode
  /** Something is missing. @default false */
  disabled?: boolean
  /** Does it; never rejects. */
  run: (reason: string) => Promise<void>
  onClose: () => void
}

/** Asks why something is done for several customers, and whether to do it. What came of it is said customer by customer. */
export function BulkDialog({ children, disabled = false, run, onClose, ...words }: BulkDialogProps) {
  const [reason, setReason] = useState('')
  const guard = useTypedGuard(onClose)
  const [isRunning, setRunning] = useState(false)
  const confirm = async () => {
    setRunning(true)
    await run(reason.trim())
    guard.leaveNow()
  }
  return (
    <ConfirmDialog
      open
      {...words}
      pending={isRunning}
      disabled={disabled || reason.trim() === ''}
      onConfirm={() => void confirm()}
      onClose={guard.leave}
    >
      <TypedFields guard={guard}>
        {children}
        <ReasonField value={reason} isTried={false} disabled={isRunning} onChange={setReason} />
        <p>{t('reasonHint')}</p>
      </TypedFields>
    </ConfirmDialog>
  )
}
