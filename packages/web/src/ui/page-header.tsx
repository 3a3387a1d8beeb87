import { createContext, type ReactNode, useContext } from 'react'
import styles from './page-header.module.css'

/** The screens that stand beside a page. */
export interface PageNav {
  links: ReactNode
  /** One of the links is that of the page and names it: the heading need not be seen as well. */
  namesPage: boolean
}

const PageNavContext = createContext<PageNav | undefined>(undefined)

/** Tells the page below which screens stand beside it: its head shows them, so that both take one line. */
export const PageNavProvider = PageNavContext.Provider

/** The screens that stand beside the page; undefined where it stands alone. */
const usePageNav = (): PageNav | undefined => useContext(PageNavContext)

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
