import FormHelperText from '@mui/material/FormHelperText'
import { type ReactNode, useId } from 'react'
import { get, useFormState } from 'react-hook-form'
import { t } from '../resource.messages.ts'
import styles from './field.module.css'
import { useFormFacts } from './form-context.ts'
import { isRequired } from './is-required.ts'

export interface FieldProps<Name extends string = string> {
  /** Path of the field in the values, and in the wire body. */
  name: Name
  label: string
  /** What a good value is, in one short sentence. */
  hint?: string
  /** Columns of the form's grid it takes, of 2. @default 2 */
  span?: 1 | 2
}

interface Control {
  id: string
  invalid: boolean
  readOnly: boolean
  aria: { 'aria-describedby': string | undefined; 'aria-invalid': boolean; 'aria-required': boolean }
}

/** A label, the control `children` makes for it, and what is wrong with the value or what a good one is. */
export function Field({
  name,
  label,
  hint,
  span = 2,
  children,
}: FieldProps & { children: (control: Control) => ReactNode }) {
  const { errors } = useFormState({ name })
  const { schema, readOnly } = useFormFacts()
  const [id, helpId] = [useId(), useId()]
  const message: unknown = get(errors, `${name}.message`)
  const help = typeof message === 'string' ? message : readOnly ? undefined : hint
  const required = !readOnly && isRequired(schema, name)
  return (
    <div className={styles.field} data-span={span}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {!required && !readOnly && <span className={styles.optional}>{t('form.optional')}</span>}
      </label>
      {children({
        id,
        readOnly,
        invalid: message !== undefined,
        aria: {
          'aria-describedby': help ? helpId : undefined,
          'aria-invalid': message !== undefined,
          'aria-required': required,
        },
      })}
      {help && (
        <FormHelperText id={helpId} error={message !== undefined} className={styles.help}>
          {help}
        </FormHelperText>
      )}
    </div>
  )
}
