import { type ReactNode, useId } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Problem } from './problem.tsx'
import { t } from './ui.messages.ts'

interface ConfirmDialogProps {
  open: boolean
  title: string
  /** What will happen, in words. */
  children: ReactNode
  /** Names the action: Delete, never OK. */
  confirmLabel: string
  /** The action destroys something. @default false */
  destructive?: boolean
  /** The action is running: nothing can be pressed twice, nothing closes. @default false */
  pending?: boolean
  /** What will happen is not known yet: it can't be agreed to. @default false */
  disabled?: boolean
  /** There is nothing to agree to: the dialog says why, and only closes. @default false */
  onlyCloses?: boolean
  /** Why the action was refused the last time. */
  problem?: string | undefined
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something that matters. Escape and Cancel leave everything as it is; Cancel has the focus first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    children,
    confirmLabel,
    destructive = false,
    pending = false,
    disabled = false,
    onlyCloses = false,
    problem,
    onConfirm,
    onClose,
  } = props
  const textId = useId()
  return (
    <Dialog
      title={title}
      open={open}
      pending={pending}
      onClose={onClose}
      describedBy={textId}
      contentId={textId}
      actions={
        <>
          <Button onClick={onClose} disabled={pending} autoFocus>
            {t(onlyCloses ? 'close' : 'cancel')}
          </Button>
          {!onlyCloses && (
            <Button
              variant="contained"
              color={destructive ? 'error' : 'primary'}
              onClick={onConfirm}
              loading={pending}
              disabled={disabled}
            >
              {confirmLabel}
            </Button>
          )}
        </>
      }
    >
      {children}
      <Problem text={problem} />
    </Dialog>
  )
}
