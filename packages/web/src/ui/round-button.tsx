import type { ComponentProps } from 'react'
import styles from './round-button.module.css'

interface RoundButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'title'> {
  /** What it does, in words. */
  label: string
  /** @default 'medium' */
  size?: 'small' | 'medium'
  /** Its icon, rather than its edge, ends with what stands above and below. @default false */
  isAtEnd?: boolean
}

/** A round button that is an icon alone, named for screen readers and on hover. A list has a dozen: it asks no theme and makes no style. */
export function RoundButton({ label, size = 'medium', isAtEnd = false, className = '', ...rest }: RoundButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`${styles.button} ${size === 'small' ? styles.small : ''} ${isAtEnd ? styles.atEnd : ''} ${className}`}
      aria-label={label}
      title={label}
    />
  )
}
