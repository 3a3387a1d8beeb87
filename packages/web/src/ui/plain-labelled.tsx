import { type ReactNode, useId } from 'react'
import styles from './plain-field.module.css'

interface PlainLabelledProps {
  label: string
  /** What is wrong with the value. */
  error: string | undefined
  className: string | undefined
  /** The control, and what stands beside it in the same box. */
  children: (control: { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }) => ReactNode
}

/** A label above a control of the browser's own, and below it the error, which is read out with the control. */
export function PlainLabelled({ label, error, className = '', children }: PlainLabelledProps) {
  const id = useId()
  const errorId = `${id}error`
  return (
    <div className={`${styles.field} ${className}`}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box} data-invalid={error ? true : undefined}>
        {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': error ? errorId : undefined })}
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
