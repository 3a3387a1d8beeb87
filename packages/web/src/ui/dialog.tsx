import MuiDialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'
import { DialogBody, type DialogBodyProps } from './dialog-body.tsx'
import { Themed } from './themed.tsx'
import { unlessRepeated } from './unless-repeated.ts'

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
