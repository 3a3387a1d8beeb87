import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'wouter'
import { hrefOf } from '../../places/href.ts'
import styles from './error-screen.module.css'
import { t } from './error-screens.messages.ts'

interface ErrorScreenProps {
  icon?: ReactNode
  heading: string
  text: string
  /** What else there is to know and to do. */
  children?: ReactNode
}

/** Back to where one came from, where there is such; a window that began here has nothing to go back to. */
function goBack(event: MouseEvent): void {
  if (history.length < 2) return
  event.preventDefault()
  history.back()
}

/** A dead end with a way out: back, or the start of the app, which for visitors is the login. */
export function ErrorScreen({ icon, heading, text, children }: ErrorScreenProps) {
  return (
    <div className={styles.screen}>
      {icon}
      <h1 className={styles.heading} tabIndex={-1}>
        {heading}
      </h1>
      <p className={styles.text}>{text}</p>
      {children}
      <Link href={hrefOf('dashboard')} className={styles.back} onClick={goBack}>
        {t('back')}
      </Link>
    </div>
  )
}
