import type { ComponentProps, ReactNode } from 'react'
import styles from './icon-button.module.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  /** What it does, in words. */
  label: string
  children: ReactNode
  /** A number on the button; none is shown for 0. @default 0 */
  count?: number
  /** Its name in a word or two, shown below the icon where there is room. */
  caption?: string
}

/** A button with an icon, named for screen readers and on hover, and in view where it has a caption. */
export function IconButton({ label, children, count = 0, caption, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={styles.button} aria-label={label} title={label}>
      {children}
      {caption && <small className={styles.caption}>{caption}</small>}
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </button>
  )
}
