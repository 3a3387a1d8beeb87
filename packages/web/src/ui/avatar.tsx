import { initials } from '../lib/names.ts'
import styles from './avatar.module.css'

interface AvatarProps {
  name: string
  /** Data URL of a picture; without one the initials of the name stand there. */
  picture?: string | undefined
  /** @default 34 */
  sizePx?: number
}

/** A person's picture or initials in a circle: decoration beside the name. */
export function Avatar({ name, picture, sizePx = 34 }: AvatarProps) {
  const style = { width: sizePx, height: sizePx, fontSize: sizePx * 0.38 }
  if (picture) return <img src={picture} alt="" className={styles.picture} style={style} />
  return <span className={styles.avatar} style={style} data-initials={initials(name)} />
}
