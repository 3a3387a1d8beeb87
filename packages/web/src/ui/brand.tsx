import styles from './brand.module.css'

/** The sign of Lineboard: lines of a switchboard, one of them ringing through. */
export function BrandMark({ sizePx = 32 }: { sizePx?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={sizePx} height={sizePx} aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="var(--lb-brand, #4f46e5)" />
      <g fill="none" stroke="#fff" strokeWidth="2.6" strokeLinecap="round">
        <path d="M8 10.2h5.2c5.6 0 5.2 11.6 10.8 11.6" />
        <path d="M8 21.8h4" opacity=".55" />
        <path d="M20 10.2h4" opacity=".55" />
      </g>
      <circle cx="8" cy="10.2" r="2.7" fill="#fff" />
      <circle cx="24" cy="21.8" r="2.7" fill="#fff" />
    </svg>
  )
}

/** The sign with the name beside it. */
export function Brand({ sizePx = 30 }: { sizePx?: number }) {
  return (
    <span className={styles.brand}>
      <BrandMark sizePx={sizePx} />
      <span className={styles.name}>Lineboard</span>
    </span>
  )
}
