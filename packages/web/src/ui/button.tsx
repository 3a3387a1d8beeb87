import type { ComponentProps } from 'react'
import styles from './button.module.css'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  className?: string | undefined
  /** @default 'primary' */
  look?: 'primary' | 'quiet'
  /** The action is running: a spinner shows and nothing can be pressed. @default false */
  pending?: boolean
}

/** A plain button for screens that come before the component library. */
export function Button({
  look = 'primary',
  pending = false,
  type = 'button',
  className = '',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={pending || rest.disabled}
      className={`${styles.button} ${styles[look]} ${className}`}
    >
      {pending && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  )
}
