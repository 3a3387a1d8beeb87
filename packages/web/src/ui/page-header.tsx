import type { ReactNode } from 'react'
import styles from './page-header.module.css'
import { usePageNav } from './page-nav.ts'

interface PageHeaderProps {
  title: string
  /** A few words beside the title. */
  subtitle?: ReactNode
  /** Buttons at the far end. */
  actions?: ReactNode
}

/**
 * Head of a page, one line where there is room: its one main heading, which takes the focus after navigating, the screens beside
 * it, and what can be done on it. A heading that says no more than the link of its page is read out and not shown.
 */
export function PageHeader({ title, subtitle, actions }: PageHeaderProps) {
  const nav = usePageNav()
  return (
    <header className={styles.header}>
      <div className={styles.text}>
        <h1 className={nav?.namesPage ? 'visually-hidden' : styles.title} tabIndex={-1}>
          {title}
        </h1>
        {nav?.links}
        {subtitle && <div className={typeof subtitle === 'string' ? styles.sentence : styles.subtitle}>{subtitle}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
