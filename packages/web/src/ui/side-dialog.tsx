import { type ReactNode, useEffect, useRef } from 'react'
import { useListeners } from '../browser/events.ts'
import styles from './side-dialog.module.css'
import { unlessRepeated } from './use-wanted.ts'

interface SideDialogProps {
  label: string
  side: 'left' | 'right'
  /** Width in CSS units; never wider than the window. */
  width: string
  open: boolean
  onClose: () => void
  children: ReactNode
}

// The dialog itself is only ever pressed beside its content, which fills it.
const closeOnBackdrop = {
  click(event: Event) {
    const { target } = event
    if (target instanceof HTMLDialogElement) unlessRepeated(() => target.close())(event, 'backdropClick')
  },
}

/** A panel over one side of the window. The browser keeps the focus in it; Escape and a press outside close it. */
export function SideDialog({ label, side, width, open, onClose, children }: SideDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useListeners(dialog, closeOnBackdrop)

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === open) return
    if (open) element.showModal()
    else element.close()
  }, [open])

  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[side]}`}
      style={{ width }}
      aria-label={label}
      onClose={onClose}
    >
      {open && <div className={styles.content}>{children}</div>}
    </dialog>
  )
}
