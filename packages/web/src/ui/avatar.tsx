import { initials } from '../lib/initials.ts'
import styles from './avatar.module.css'

/** A person's initials in a circle: decoration beside the name. */
export function Avatar({ name, sizePx = 34 }: { name: string; sizePx?: number }) {
  return (
    <span
      className={styles.avatar}
      style={{ width: sizePx, height: sizePx, fontSize: sizePx * 0.38 }}
      data-initials={initials(name)}
    />
  )
}
