import Autocomplete from '@mui/material/Autocomplete'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { ChangeEvent } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { choiceTexts } from '../../ui/choice-group.tsx'
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

/** More values than these are searched by typing. */
const FEW = 20

/** One of several values. Those that only an action sets are shown, and neither offered nor changed. */
export const SelectInput = (props: SelectInputProps) =>
  props.choices.length > FEW ? <SearchedSelect {...props} /> : <PlainSelect {...props} />

/** One of many values, such as countries: what is typed narrows them. */
function SearchedSelect({ choices, none, onChosen, ...props }: SelectInputProps) {
  const { control } = useFormContext()
  const { field } = useController({ control, name: props.name })
  function choose(choice: Choice | null) {
    field.onChange(choice?.value ?? '')
    onChosen?.(choice?.value ?? '')
  }
  return (
    <Field {...props} toText={(value) => textOf(choices, value)}>
      {({ id, readOnly, invalid, aria }) => (
        <Autocomplete<Choice, false, boolean>
          id={id}
          {...choiceTexts}
          readOnly={readOnly}
          forcePopupIcon={readOnly ? false : 'auto'}
          options={choices}
          value={choices.find(({ value }) => value === field.value) ?? null}
          disableClearable={none === undefined}
          autoHighlight
          onChange={(_event, choice) => choose(choice)}
          onBlur={field.onBlur}
          renderInput={({ slotProps }) => (
            <OutlinedInput
              {...slotProps.input}
              size="small"
              fullWidth
              error={invalid}
              placeholder={none}
              inputRef={field.ref}
              inputProps={{ ...slotProps.htmlInput, ...aria }}
            />
          )}
        />
      )}
    </Field>
  )
}

function PlainSelect({ choices, none, onChosen, ...field }: SelectInputProps) {
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
