import type { ReactNode } from 'react'
import styles from './state-panel.module.css'

interface StatePanelProps {
  icon?: ReactNode
  title: string
  text?: ReactNode
  /** The next step: a button or a link. */
  action?: ReactNode
  /** Announced at once by screen readers. @default false */
  alert?: boolean
}

/** What stands where content would be: what is so, why, and what to do next. */
export function StatePanel({ icon, title, text, action, alert = false }: StatePanelProps) {
  return (
    <div className={styles.panel} role={alert ? 'alert' : undefined}>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
