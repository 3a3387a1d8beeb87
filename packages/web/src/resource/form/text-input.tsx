import OutlinedInput from '@mui/material/OutlinedInput'
import type { HTMLInputTypeAttribute } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field, type FieldProps } from './field.tsx'

export interface TextInputProps<Name extends string = string> extends FieldProps<Name> {
  /** @default 'text' */
  type?: HTMLInputTypeAttribute
  /** Keyboard that phones show. */
  inputMode?: 'text' | 'tel' | 'email' | 'url' | 'numeric' | 'decimal'
  autoComplete?: string
  placeholder?: string
  /** Lines that are visible; more than one makes it a text area. @default 1 */
  lines?: number
}

/** A field for text. Numbers are typed as text too: toBody() turns them into numbers, so an emptied one is not 0. */
export function TextInput({
  type = 'text',
  inputMode,
  autoComplete = 'off',
  placeholder,
  lines = 1,
  ...field
}: TextInputProps) {
  const { register } = useFormContext()
  const { ref, ...registered } = register(field.name)
  return (
    <Field {...field}>
      {({ id, readOnly, invalid, aria }) => (
        <OutlinedInput
          id={id}
          type={type}
          size="small"
          fullWidth
          error={invalid}
          readOnly={readOnly}
          multiline={lines > 1}
          minRows={lines}
          placeholder={readOnly ? undefined : placeholder}
          inputRef={ref}
          inputProps={{ ...aria, inputMode, autoComplete }}
          {...registered}
        />
      )}
    </Field>
  )
}
