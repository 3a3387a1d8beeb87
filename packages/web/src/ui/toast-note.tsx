import type { ReactNode } from 'react'
import styles from './toast-note.module.css'

interface ToastNoteProps {
  text: string
  /** What can be done about it. */
  children: ReactNode
}

/** Something that stands among the toasts until it is dealt with. */
export function ToastNote({ text, children }: ToastNoteProps) {
  return (
    <div className={styles.note}>
      <span className={styles.text}>{text}</span>
      {children}
    </div>
  )
}
