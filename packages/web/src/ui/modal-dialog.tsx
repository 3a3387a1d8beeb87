import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useListeners } from '../browser/events.ts'
import styles from './modal-dialog.module.css'

interface ModalDialogProps {
  title: string
  /** Width in CSS units; never wider than the window. */
  width: string
  children: ReactNode
  /** Buttons, each of which ends the question. */
  actions: ReactNode
}

// Browsers close a dialog on Escape, and after a second Escape even where the first was refused.
const stayOpen = {
  keydown(event: Event) {
    if (event instanceof KeyboardEvent && event.key === 'Escape') event.preventDefault()
  },
  cancel: (event: Event) => event.preventDefault(),
}

/** A question over the page that only its own buttons answer. The browser keeps the focus in it while it is mounted. */
export function ModalDialog({ title, width, children, actions }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const content = useRef<HTMLElement>(null)
  const titleId = useId()
  useListeners(dialog, stayOpen)

  // Closed before it is taken off the page: only then the browser gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  useEffect(() => {
    const text = content.current
    // Text longer than the window is scrolled, by the keyboard too.
    if (text && text.scrollHeight > text.clientHeight) {
      text.tabIndex = 0
      text.focus()
    }
  }, [])

  return (
    <dialog ref={dialog} className={styles.dialog} style={{ width }} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <section ref={content} className={styles.content} aria-labelledby={titleId}>
        {children}
      </section>
      <div className={styles.actions}>{actions}</div>
    </dialog>
  )
}
