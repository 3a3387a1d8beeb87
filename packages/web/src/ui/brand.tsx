import styles from './brand.module.css'
import { BrandMark } from './brand-mark.tsx'

/** The sign with the name beside it. */
export function Brand({ sizePx = 30 }: { sizePx?: number }) {
  return (
    <span className={styles.brand}>
      <BrandMark sizePx={sizePx} />
      <span className={styles.name}>Lineboard</span>
    </span>
  )
}
