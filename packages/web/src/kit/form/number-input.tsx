import { useCallback } from 'react'
import { get, useFormState, useWatch } from 'react-hook-form'
import { formatMoney, formatNumber } from '../../state/numbers.ts'
import { amountProblem, readAmount } from '../../state/typed-amount.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

export interface NumberInputProps<Name extends string = string>
  extends Omit<TextInputProps<Name>, 'type' | 'inputMode' | 'lines' | 'unique'> {
  /** Takes no decimals. @default false */
  isWhole?: boolean
}

const numberText = (value: unknown) => (typeof value === 'number' ? formatNumber(value) : undefined)

/** A number, typed as text: `toBody()` turns it into one with `typedNumber`, so that an emptied one is not 0. */
export function NumberInput({ isWhole = false, ...rest }: NumberInputProps) {
  return <TextInput toText={numberText} {...rest} inputMode={isWhole ? 'numeric' : 'decimal'} />
}

export interface MoneyInputProps<Name extends string = string>
  extends Omit<NumberInputProps<Name>, 'isWhole' | 'before'> {
  /** ISO 4217 code of the amount. @default 'USD', which the API counts in */
  currency?: string
}

/**
 * An amount of money, with its currency beside it: `toBody()` reads it with `typedAmount`, as people write it. One that is refused
 * because it could be read in two ways is asked about in words.
 */
export function MoneyInput({ currency = 'USD', ...rest }: MoneyInputProps) {
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
