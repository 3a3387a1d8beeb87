import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { ChangeEvent } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { t } from '../resource.messages.ts'
import styles from './boolean-input.module.css'
import { Field, type FieldProps } from './field.tsx'
import { useFormFacts } from './form-context.ts'

export interface Choice {
  value: string
  label: string
}

export interface SelectInputProps<Name extends string = string> extends FieldProps<Name> {
  choices: readonly Choice[]
  /** Offers to choose nothing, under this label. */
  none?: string
  /** Told what a person has chosen, where other fields follow from it; the form has the value by then. */
  onChosen?: (value: string) => void
}

const textOf = (choices: readonly Choice[], value: unknown) =>
  choices.find((choice) => choice.value === value)?.label ?? ''

/** One of a few values. Those that only an action sets are shown, and neither offered nor changed. */
export function SelectInput({ choices, none, onChosen, ...field }: SelectInputProps) {
  const { register, getValues } = useFormContext()
  const { ref, ...registered } = register(field.name, {
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => onChosen?.(target.value),
  })
  const { byAction } = useFormFacts()
  const held = byAction?.[field.name] ?? {}
  const isHeld = Object.hasOwn(held, String(getValues(field.name)))
  const offered = choices.filter(({ value }) => !Object.hasOwn(held, value))
  return (
    <Field
      {...field}
      locked={field.locked ?? (isHeld ? t('form.byAction') : undefined)}
      toText={(value) => textOf(choices, value)}
    >
      {({ id, readOnly, invalid, aria }) =>
        readOnly ? (
          <OutlinedInput
            id={id}
            size="small"
            fullWidth
            readOnly
            error={invalid}
            value={textOf(choices, getValues(field.name))}
            inputProps={aria}
          />
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
            {offered.map(({ value, label }) => (
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
