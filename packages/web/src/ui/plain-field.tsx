import type { ComponentProps, ReactNode } from 'react'
import { afterPress } from '../browser/after-press.ts'
import styles from './plain-field.module.css'
import { PlainLabelled } from './plain-labelled.tsx'

interface PlainFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string
  /** What is wrong with what was typed. */
  error?: string | undefined
  /** Something at the end of the field, such as a button. */
  end?: ReactNode
}

/** A labelled input for screens that come before the component library. */
export function PlainField({ label, error, end, className, onBlur, ...input }: PlainFieldProps) {
  return (
    <PlainLabelled label={label} error={error} className={className}>
      {(control) => (
        <>
          <input
            {...input}
            {...control}
            onBlur={onBlur && ((event) => afterPress(() => onBlur(event)))}
            className={styles.input}
          />
          {end}
        </>
      )}
    </PlainLabelled>
  )
}
