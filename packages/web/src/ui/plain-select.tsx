import type { ComponentProps } from 'react'
import styles from './plain-field.module.css'
import { PlainLabelled } from './plain-field.tsx'
import selectStyles from './plain-select.module.css'

interface PlainSelectProps extends Omit<ComponentProps<'select'>, 'id' | 'children'> {
  label: string
  options: readonly { value: string; label: string }[]
  /** What is wrong with what was chosen. */
  error?: string | undefined
}

/** A labelled choice of a few, the browser's own, that looks like a `PlainField`. */
export function PlainSelect({ label, options, error, className, ...select }: PlainSelectProps) {
  return (
    <PlainLabelled label={label} error={error} className={className}>
      {(control) => (
        <select {...select} {...control} className={`${styles.input} ${selectStyles.select}`}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </PlainLabelled>
  )
}
