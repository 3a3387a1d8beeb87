import styles from './error-screen.module.css'
import { ErrorScreen } from './error-screen.tsx'
import { t } from './error-screens.messages.ts'

/** The server failed. */
export function Page() {
  const icon = (
    <svg
      className={styles.icon}
      viewBox="0 0 48 48"
      width="56"
      height="56"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <rect x="7" y="8" width="34" height="13" rx="3" />
      <rect x="7" y="27" width="34" height="13" rx="3" />
      <path d="M14 14.5h.1M20 14.5h.1M14 33.5h.1M20 33.5h.1M31 12l-3 5M31 31l-3 5" />
    </svg>
  )
  return <ErrorScreen icon={icon} heading={t('heading500')} text={t('text500')} />
}
