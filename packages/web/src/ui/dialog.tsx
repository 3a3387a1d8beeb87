import MuiDialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useEffect, useId } from 'react'
import { holdBelow } from '../state/pending-changes.ts'
import { noteOpened } from '../state/toasts.ts'
import { Themed } from './themed.tsx'
import { unlessRepeated } from './use-wanted.ts'

interface DialogBodyProps {
  children?: ReactNode
  actions: ReactNode
  /** Id of the content. */
  contentId?: string
  contentClassName?: string | undefined
  /** The content is long text, which the keyboard scrolls. @default false */
  isText?: boolean
}

/** What a dialog says or asks, and the buttons below it. */
export function DialogBody({ children, actions, contentId, contentClassName = '', isText = false }: DialogBodyProps) {
  return (
    <>
      {children && (
        <DialogContent id={contentId} className={contentClassName} tabIndex={isText ? 0 : undefined}>
          {children}
        </DialogContent>
      )}
      <DialogActions>{actions}</DialogActions>
    </>
  )
}

interface DialogProps extends Omit<DialogBodyProps, 'actions'> {
  title: ReactNode
  /** @default true */
  open?: boolean
  /** Asked for by Escape and by a press outside; without it only its own buttons close the dialog. */
  onClose?: () => void
  /** Whether a press outside asks for it as well. @default true */
  closesOutside?: boolean
  /** What it asks for is being done: nothing closes it. @default false */
  pending?: boolean
  /** @default 'narrow' */
  width?: 'narrow' | 'wide'
  /** It interrupts, and is read out at once. @default 'dialog' */
  role?: 'dialog' | 'alertdialog'
  /** Id of the text that says what it is about. */
  describedBy?: string
  /** Buttons at its foot. Without any the children are the whole of it below the title, with a `DialogBody` of their own. */
  actions?: ReactNode
}

/**
 * A dialog of the app. It is the component library's, not the browser's: beside a modal dialog of the browser nothing else
 * can be used, neither toasts nor the lists that fields open.
 */
export function Dialog(props: DialogProps) {
  const { title, open = true, onClose, closesOutside = true, pending = false, width = 'narrow', ...rest } = props
  const { role, describedBy, actions, ...body } = rest
  const titleId = useId()
  useEffect(() => {
    if (!open) return
    noteOpened()
    return holdBelow()
  }, [open])
  const handleClose = unlessRepeated((reason: 'escapeKeyDown' | 'backdropClick') => {
    if (!pending && (closesOutside || reason === 'escapeKeyDown')) onClose?.()
  })
  return (
    <Themed>
      <MuiDialog
        open={open}
        onClose={handleClose}
        {...(role && { role })}
        aria-labelledby={titleId}
        aria-describedby={describedBy}
        maxWidth={width === 'narrow' ? 'xs' : 'sm'}
        fullWidth
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        {actions ? <DialogBody {...body} actions={actions} /> : body.children}
      </MuiDialog>
    </Themed>
  )
}
