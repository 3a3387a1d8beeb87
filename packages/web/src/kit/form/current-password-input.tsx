import OutlinedInput from '@mui/material/OutlinedInput'
import { useFormContext } from 'react-hook-form'
import { Field, type FieldProps } from './field.tsx'

export type CurrentPasswordInputProps<Name extends string = string> = FieldProps<Name>

/** The password as it is, which shows who changes it: browsers fill it in, and nothing is made up. */
export function CurrentPasswordInput(props: CurrentPasswordInputProps) {
  const { register } = useFormContext()
  const { ref, ...registered } = register(props.name)
  return (
    <Field {...props}>
      {({ id, readOnly, invalid, aria }) => (
        <OutlinedInput
          id={id}
          type="password"
          size="small"
          fullWidth
          error={invalid}
          readOnly={readOnly}
          inputRef={ref}
          inputProps={{ ...aria, autoComplete: 'current-password', autoCapitalize: 'none', spellCheck: false }}
          {...registered}
        />
      )}
    </Field>
  )
}
