import { useController, useFormContext } from 'react-hook-form'
import { t } from '../resource.messages.ts'
import styles from './boolean-input.module.css'
import { Field, type FieldProps } from './field.tsx'

export interface BooleanInputProps<Name extends string = string> extends FieldProps<Name> {
  /** What yes and no mean here. @default Yes and No */
  yes?: string
  no?: string
}

/** Yes or no, as a switch with its meaning beside it. */
export function BooleanInput({ yes = t('form.yes'), no = t('form.no'), ...props }: BooleanInputProps) {
  const { control } = useFormContext()
  const { field } = useController({ control, name: props.name })
  const isOn = field.value === true
  return (
    <Field {...props} toText={(value) => (value === true ? yes : no)}>
      {({ id, readOnly, aria }) => (
        <span className={styles.line}>
          <input
            id={id}
            type="checkbox"
            className={styles.switch}
            checked={isOn}
            disabled={readOnly}
            aria-invalid={aria['aria-invalid']}
            aria-describedby={aria['aria-describedby']}
            ref={field.ref}
            onBlur={field.onBlur}
            onChange={(event) => field.onChange(event.target.checked)}
          />
          <span aria-hidden="true">{isOn ? yes : no}</span>
        </span>
      )}
    </Field>
  )
}
