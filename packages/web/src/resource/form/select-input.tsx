import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useFormContext } from 'react-hook-form'
import { Field, type FieldProps } from './field.tsx'

export interface Choice {
  value: string
  label: string
}

export interface SelectInputProps<Name extends string = string> extends FieldProps<Name> {
  choices: readonly Choice[]
  /** Offers to choose nothing, under this label. */
  none?: string
}

const textOf = (choices: readonly Choice[], value: unknown) =>
  choices.find((choice) => choice.value === value)?.label ?? ''

/** One of a few values. */
export function SelectInput({ choices, none, ...field }: SelectInputProps) {
  const { register, getValues } = useFormContext()
  const { ref, ...registered } = register(field.name)
  return (
    <Field {...field} toText={(value) => textOf(choices, value)}>
      {({ id, readOnly, invalid, aria }) =>
        readOnly ? (
          <OutlinedInput id={id} size="small" fullWidth readOnly value={textOf(choices, getValues(field.name))} />
        ) : (
          <NativeSelect
            fullWidth
            error={invalid}
            input={<OutlinedInput size="small" />}
            inputRef={ref}
            inputProps={{ id, ...aria }}
            {...registered}
          >
            {none !== undefined && <option value="">{none}</option>}
            {choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect>
        )
      }
    </Field>
  )
}
