import type { ReactNode } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import type { ListId } from '../operation-ids.ts'
import { RelationInput, type RelationInputProps } from './relation-input.tsx'
import { SelectInput, type SelectInputProps } from './select-input.tsx'
import { TextInput, type TextInputProps } from './text-input.tsx'

interface Inputs<Values extends FieldValues> {
  TextInput: (props: TextInputProps<FieldPath<Values>>) => ReactNode
  SelectInput: (props: SelectInputProps<FieldPath<Values>>) => ReactNode
  RelationInput: <Id extends ListId>(props: RelationInputProps<FieldPath<Values>, Id>) => ReactNode
}

/** The fields a form is made of, their names checked against its values by the compiler. */
export const inputsFor = <Values extends FieldValues>(): Inputs<Values> => ({ TextInput, SelectInput, RelationInput })
