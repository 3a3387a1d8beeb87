import { type ComponentProps, type ReactNode, useId } from 'react'
import { afterPress } from '../browser/events.ts'
import formHeadingStyles from './form-heading.module.css'
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

/** Main heading of a screen for visitors, with a sentence under it where there is one. */
export function FormHeading({ title, text }: { title: string; text?: string | undefined }) {
  return (
    <header>
      <h1 className={formHeadingStyles.title} tabIndex={-1}>
        {title}
      </h1>
      {text && <p className={formHeadingStyles.text}>{text}</p>}
    </header>
  )
}
