import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import type { ReactNode } from 'react'

export interface DialogBodyProps {
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
