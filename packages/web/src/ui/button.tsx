import { type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react'
import styles from './button.module.css'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'color'> {
  className?: string | undefined
  /** How much it stands out: `contained` for what the screen is there for. @default 'text' */
  variant?: 'text' | 'quiet' | 'outlined' | 'contained'
  /** `error` destroys something; `inherit` has the colour of the text around it. @default 'primary' */
  color?: 'primary' | 'error' | 'inherit'
  /** `large` on screens of their own, for visitors. @default 'medium' */
  size?: 'small' | 'medium' | 'large'
  fullWidth?: boolean
  startIcon?: ReactNode
  endIcon?: ReactNode
  /** The action is running: a spinner shows and nothing can be pressed. @default false */
  loading?: boolean
}

const doNothing = (event: MouseEvent) => event.preventDefault()

/**
 * The one button with words. It needs no component library, so that screens for visitors can come without. While it has the focus it is not
 * disabled but rests: browsers take the focus from what is disabled, and whoever pressed it by keyboard, such as Save, is nowhere then.
 */
export function Button(props: ButtonProps) {
  const { variant = 'text', color = 'primary', size = 'medium', fullWidth = false, className = '', ...more } = props
  const { startIcon, endIcon, loading = false, disabled, type = 'button', children, onClick, ...rest } = more
  const [hasFocus, setFocus] = useState(false)
  const rests = loading || disabled
  const isHeld = rests && hasFocus
  const width = fullWidth ? styles.fullWidth : ''
  return (
    <button
      {...rest}
      type={type}
      disabled={rests && !hasFocus}
      aria-disabled={isHeld || undefined}
      aria-busy={loading || undefined}
      onClick={isHeld ? doNothing : onClick}
      onFocusCapture={() => setFocus(true)}
      // Where the whole window loses it, the button has it again with the window.
      onBlurCapture={({ currentTarget }) => setFocus(document.activeElement === currentTarget)}
      className={`${styles.button} ${styles[color]} ${styles[variant]} ${styles[size]} ${width} ${className}`}
    >
      {loading && <span className={styles.spinner} aria-hidden="true" />}
      {startIcon && <span className={styles.startIcon}>{startIcon}</span>}
      {children}
      {endIcon && <span className={styles.endIcon}>{endIcon}</span>}
    </button>
  )
}
