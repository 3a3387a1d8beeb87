import { type ComponentProps, useId } from 'react'
import styles from './plain-field.module.css'
import selectStyles from './plain-select.module.css'

interface PlainSelectProps extends Omit<ComponentProps<'select'>, 'id' | 'children'> {
  label: string
  options: readonly { value: string; label: string }[]
  /** What is wrong with what was chosen. */
  error?: string | undefined
}

/** A labelled choice of a few, the browser's own, that looks like a `PlainField`; its error is read out with it. */
export function PlainSelect({ label, options, error, className = '', ...select }: PlainSelectProps) {
  const id = useId()
  const errorId = `${id}error`
  return (
    <div className={`${styles.field} ${className}`}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box} data-invalid={error ? true : undefined}>
        <select
          {...select}
          id={id}
          className={`${styles.input} ${selectStyles.select}`}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? errorId : undefined}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
