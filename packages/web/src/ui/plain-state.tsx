import { type ReactNode, useLayoutEffect } from 'react'
import { endPrerendered } from '../browser/page.ts'
import { Button } from './button.tsx'
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

interface PlainStateProps {
  title: string
  text: string
  action?: { label: string; onPress: () => void }
}

/** What went wrong and one way on, without any component library: it works where nothing else has come. */
export function PlainState({ title, text, action }: PlainStateProps) {
  useLayoutEffect(endPrerendered, [])
  return (
    <StatePanel
      alert
      title={title}
      text={text}
      action={
        action && (
          <Button variant="contained" size="large" onClick={action.onPress}>
            {action.label}
          </Button>
        )
      }
    />
  )
}
