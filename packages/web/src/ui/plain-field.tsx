import { type ComponentProps, type ReactNode, useId } from 'react'
import { afterPress } from '../lib/after-press.ts'
import styles from './plain-field.module.css'

interface PlainFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string
  /** What is wrong with what was typed. */
  error?: string | undefined
  /** Something at the end of the field, such as a button. */
  end?: ReactNode
}

/** A labelled input for screens that come before the component library; its error is read out with it. */
export function PlainField({ label, error, end, className = '', onBlur, ...input }: PlainFieldProps) {
  const id = useId()
  const errorId = `${id}error`
  return (
    <div className={`${styles.field} ${className}`}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box} data-invalid={error ? true : undefined}>
        <input
          {...input}
          id={id}
          onBlur={onBlur && ((event) => afterPress(() => onBlur(event)))}
          className={styles.input}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? errorId : undefined}
        />
        {end}
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
