import type { ComponentProps, ReactNode } from 'react'
import styles from './icon-button.module.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  /** What it does, in words. */
  label: string
  children: ReactNode
  /** A number on the button; none is shown for 0. @default 0 */
  count?: number
}

/** A square button with an icon alone, named for screen readers and on hover. */
export function IconButton({ label, children, count = 0, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={styles.button} aria-label={label} title={label}>
      {children}
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </button>
  )
}
