import { storedCurrency } from '@lineboard/sdk'
import Visibility from '@mui/icons-material/Visibility'
import VisibilityOff from '@mui/icons-material/VisibilityOff'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type ReactNode, useCallback, useState } from 'react'
import { type FieldPath, type FieldValues, get, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { formatMoney, formatNumber } from '../../state/numbers.ts'
import { amountProblem, readAmount } from '../../state/typed-amount.ts'
import { RoundButton } from '../../ui/round-button.tsx'
import type { ListId } from '../operation-ids.ts'
import { t } from '../resource.messages.ts'
import { AddingInput, type AddingInputProps } from './adding-input.tsx'
import { BooleanInput, type BooleanInputProps, SelectInput, type SelectInputProps } from './choice-inputs.tsx'
import { Field, type FieldProps } from './field.tsx'
import { PasswordStrength } from './password-strength.tsx'
import {
  MultiRelationInput,
  type MultiRelationInputProps,
  RelationInput,
  type RelationInputProps,
} from './relation-input.tsx'
import {
  DateInput,
  type DateInputProps,
  JsonInput,
  type JsonInputProps,
  TextInput,
  type TextInputProps,
} from './text-input.tsx'

interface NumberInputProps<Name extends string = string>
  extends Omit<TextInputProps<Name>, 'type' | 'inputMode' | 'lines' | 'unique'> {
  /** Takes no decimals. @default false */
  isWhole?: boolean
}

const numberText = (value: unknown) => (typeof value === 'number' ? formatNumber(value) : undefined)

/** A number, typed as text: `toBody()` turns it into one with `typedNumber`, so that an emptied one is not 0. */
export function NumberInput({ isWhole = false, ...rest }: NumberInputProps) {
  return <TextInput toText={numberText} {...rest} inputMode={isWhole ? 'numeric' : 'decimal'} />
}

interface MoneyInputProps<Name extends string = string> extends Omit<NumberInputProps<Name>, 'isWhole' | 'before'> {
  /** ISO 4217 code of the amount. @default that of stored amounts */
  currency?: string
}

/**
 * An amount of money, with its currency beside it: `toBody()` reads it with `typedAmount`, as people write it. One that is refused
 * because it could be read in two ways is asked about in words.
 */
export function MoneyInput({ currency = storedCurrency(), ...rest }: MoneyInputProps) {
  const { errors } = useFormState({ name: rest.name })
  const typed: unknown = useWatch({ name: rest.name })
  const isAsked = get(errors, rest.name) !== undefined && typeof typed === 'string' && typed.trim() !== ''
  const problem = isAsked ? amountProblem(readAmount(typed, currency), currency) : undefined
  const toText = useCallback(
    (value: unknown) => (typeof value === 'number' ? formatMoney(value, currency) : undefined),
    [currency],
  )
  return <NumberInput toText={toText} {...rest} after={currency} {...(problem !== undefined && { problem })} />
}

interface PasswordInputProps<Name extends string = string> extends FieldProps<Name> {
  /** Fields with the names of the user, which do not make a strong password. */
  personal?: readonly Name[]
}

/** A new password, hidden unless the person asks to see it, with how strong it is; browsers offer to make one up. */
export function PasswordInput({ personal = [], ...props }: PasswordInputProps) {
  const { register } = useFormContext()
  const typed: unknown = useWatch({ name: props.name })
  const names: readonly unknown[] = useWatch({ name: [...personal] })
  const [isShown, setShown] = useState(false)
  const { ref, ...registered } = register(props.name)
  const label = t(isShown ? 'form.hidePassword' : 'form.showPassword')
  return (
    <Field {...props}>
      {({ id, readOnly, invalid, aria }) => (
        <>
          <OutlinedInput
            id={id}
            type={isShown ? 'text' : 'password'}
            size="small"
            fullWidth
            error={invalid}
            readOnly={readOnly}
            inputRef={ref}
            inputProps={{ ...aria, autoComplete: 'new-password', autoCapitalize: 'none', spellCheck: false }}
            endAdornment={
              <InputAdornment position="end">
                <RoundButton isAtEnd size="small" label={label} onClick={() => setShown(!isShown)}>
                  {isShown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
                </RoundButton>
              </InputAdornment>
            }
            {...registered}
          />
          {!readOnly && typeof typed === 'string' && <PasswordStrength password={typed} personal={names.map(String)} />}
        </>
      )}
    </Field>
  )
}

type CurrentPasswordInputProps<Name extends string = string> = FieldProps<Name>

/** The password as it is, which shows who changes it: browsers fill it in, and nothing is made up. */
function CurrentPasswordInput(props: CurrentPasswordInputProps) {
  const { register } = useFormContext()
  const { ref, ...registered } = register(props.name)
  return (
    <Field {...props} isSometimesNeeded>
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

interface Inputs<Values extends FieldValues> {
  TextInput: (props: TextInputProps<FieldPath<Values>>) => ReactNode
  SelectInput: (props: SelectInputProps<FieldPath<Values>>) => ReactNode
  BooleanInput: (props: BooleanInputProps<FieldPath<Values>>) => ReactNode
  DateInput: (props: DateInputProps<FieldPath<Values>>) => ReactNode
  JsonInput: (props: JsonInputProps<FieldPath<Values>>) => ReactNode
  MoneyInput: (props: MoneyInputProps<FieldPath<Values>>) => ReactNode
  NumberInput: (props: NumberInputProps<FieldPath<Values>>) => ReactNode
  PasswordInput: (props: PasswordInputProps<FieldPath<Values>>) => ReactNode
  CurrentPasswordInput: (props: CurrentPasswordInputProps<FieldPath<Values>>) => ReactNode
  MultiRelationInput: <Id extends ListId>(props: MultiRelationInputProps<FieldPath<Values>, Id>) => ReactNode
  AddingInput: <Id extends ListId>(props: AddingInputProps<FieldPath<Values>, Id>) => ReactNode
  RelationInput: <Id extends ListId>(props: RelationInputProps<FieldPath<Values>, Id>) => ReactNode
}

/** The fields a form is made of, their names checked against its values by the compiler. */
export const inputsFor = <Values extends FieldValues>(): Inputs<Values> => ({
  TextInput,
  SelectInput,
  BooleanInput,
  DateInput,
  JsonInput,
  MoneyInput,
  NumberInput,
  PasswordInput,
  CurrentPasswordInput,
  MultiRelationInput,
  AddingInput,
  RelationInput,
})
