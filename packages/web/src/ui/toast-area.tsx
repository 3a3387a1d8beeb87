import { type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useSnapshot } from 'valtio'
import { useListeners, whileAt } from '../browser/events.ts'
import { countDown, dismissToast, holdToasts, releaseToasts, type Toast, toasts } from '../state/toasts.ts'
import { StatusIcon } from './status-icon.tsx'
import styles from './toast-area.module.css'
import toastNoteStyles from './toast-note.module.css'
import { t } from './ui.messages.ts'

/** Dialogs hide all else from screen readers while they are open: what people are told must still be heard. Answers what ends that. */
export function keepAudible(element: HTMLElement): () => void {
  const observer = new MutationObserver(() => element.removeAttribute('aria-hidden'))
  observer.observe(element, { attributeFilter: ['aria-hidden'] })
  return () => observer.disconnect()
}

const listeners = whileAt(holdToasts, releaseToasts)

function ShownToast({ id, severity, text, action }: Toast) {
  const press = () => {
    action?.run()
    dismissToast(id)
  }
  useEffect(() => countDown(id), [id])
  return (
    <div
      className={`${styles.toast} ${styles[severity]}`}
      role={severity === 'error' || severity === 'warn' ? 'alert' : undefined}
    >
      <span className={styles.icon}>
        <StatusIcon severity={severity} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{t(severity)}</p>
        <p className={styles.text}>{text}</p>
        {action && (
          <button type="button" className={styles.action} onClick={press}>
            {action.label}
          </button>
        )}
      </div>
      <button type="button" className={styles.close} aria-label={t('dismiss')} onClick={() => dismissToast(id)}>
        <svg
          viewBox="0 0 24 24"
          width="18"
          height="18"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M6 6l12 12M18 6L6 18" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  )
}

/** Toasts at the bottom centre, below what else is to be said over every screen. They stay while the pointer or the focus is on them. */
export function ToastArea({ children }: { children?: ReactNode }) {
  const { list } = useSnapshot(toasts)
  const area = useRef<HTMLElement>(null)
  useListeners(area, listeners)
  useEffect(() => (area.current ? keepAudible(area.current) : undefined), [])
  return createPortal(
    <section ref={area} className={styles.area} aria-label={t('toasts')} aria-live="polite">
      {children}
      {list.map((shown) => (
        <ShownToast key={shown.id} {...shown} />
      ))}
    </section>,
    document.body,
  )
}

interface ToastNoteProps {
  text: string
  /** What can be done about it. */
  children: ReactNode
}

/** Something that stands among the toasts until it is dealt with. */
export function ToastNote({ text, children }: ToastNoteProps) {
  return (
    <div className={toastNoteStyles.note}>
      <span className={toastNoteStyles.text}>{text}</span>
      {children}
    </div>
  )
}
