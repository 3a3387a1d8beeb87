import type { ReactNode } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import type { ListId } from '../operation-ids.ts'
import { AddingInput, type AddingInputProps } from './adding-input.tsx'
import { BooleanInput, type BooleanInputProps, SelectInput, type SelectInputProps } from './choice-inputs.tsx'
import { MoneyInput, type MoneyInputProps, NumberInput, type NumberInputProps } from './number-input.tsx'
import {
  CurrentPasswordInput,
  type CurrentPasswordInputProps,
  PasswordInput,
  type PasswordInputProps,
} from './password-input.tsx'
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
