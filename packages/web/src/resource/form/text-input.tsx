import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { HTMLInputTypeAttribute } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field, type FieldProps } from './field.tsx'
import type { KnownField } from './form-context.ts'
import { type Unique, useUnique } from './use-unique.ts'

export interface TextInputProps<Name extends string = string> extends FieldProps<Name>, Pick<KnownField, 'toText'> {
  /** @default 'text' */
  type?: HTMLInputTypeAttribute
  /** Keyboard that phones show. */
  inputMode?: 'text' | 'tel' | 'email' | 'url' | 'numeric' | 'decimal'
  autoComplete?: string
  placeholder?: string
  /** Lines that are visible; more than one makes it a text area. @default 1 */
  lines?: number
  /** The least and the most that its picker offers, of a day. */
  min?: string
  max?: string
  /** What stands in the field before and after what is typed, such as a currency. */
  before?: string
  after?: string
  /** No two rows have the same: asks while it is typed. */
  unique?: Unique
  /** What is wrong with the value, in other words than the schema's. */
  problem?: string | undefined
}

/** A field for text. Numbers are typed as text too: toBody() turns them into numbers, so an emptied one is not 0. */
export function TextInput({
  type = 'text',
  inputMode,
  autoComplete = 'off',
  placeholder,
  min,
  max,
  lines = 1,
  before,
  after,
  unique,
  problem,
  ...field
}: TextInputProps) {
  const { register } = useFormContext()
  const { ref, ...registered } = register(field.name)
  const taken = useUnique(field.name, unique)
  return (
    <Field {...field} problem={problem ?? taken}>
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
          startAdornment={before && <InputAdornment position="start">{before}</InputAdornment>}
          endAdornment={after && <InputAdornment position="end">{after}</InputAdornment>}
          inputRef={ref}
          inputProps={{ ...aria, inputMode, autoComplete, min, max }}
          {...registered}
        />
      )}
    </Field>
  )
}
