import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import type { ListId } from '../operation-ids.ts'
import { t } from '../resource.messages.ts'
import { rowsOf, useCallByName } from '../rows/calls-by-name.ts'
import { valueAt } from '../rows/field-path.ts'
import { Field, type FieldProps } from './field.tsx'
import { type Lookup, RelationChoice } from './relation-choice.tsx'
import { optionOf, type RelationOption } from './relation-option.ts'

export interface RelationInputProps<Name extends string = string, Id extends ListId = ListId>
  extends FieldProps<Name>,
    Lookup<Id> {
  /** The related row that is chosen at first, as it came with the row. */
  initial?: object | undefined
}

/** The option of an id. One that did not come with the row, such as a target, is looked up; one that is gone says so. */
function useNamed(
  list: string,
  id: unknown,
  known: RelationOption | null,
  toOption: (row: object) => RelationOption,
): RelationOption | null {
  const isKnown = typeof id !== 'number' || known?.id === id
  const args = isKnown ? null : { filter: { where: { id }, limit: 1 } }
  const { data } = useCallByName(list, args, { silent: true })
  if (isKnown) return known
  const [row] = rowsOf(data)
  if (row) return toOption(row)
  return { id, text: data === undefined ? '' : t('form.notFound', { id: String(id) }), note: '' }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Chooses a related row by name; the value is its id, or null. */
export function RelationInput<Name extends string, Id extends ListId>(props: RelationInputProps<Name, Id>) {
  const { list, textField, isPhone, phoneField, note, where, include, isOffered, initial, ...fieldProps } = props
  const lookup = { list, textField, isPhone, phoneField, note, where, include, ...(isOffered && { isOffered }) }
  const { control } = useFormContext()
  const { field } = useController({ control, name: fieldProps.name })
  const toOption = (row: object) => optionOf(row, lookup)
  const [typed, setChosen] = useState<RelationOption | null>(initial ? toOption(initial) : null)
  const chosen = useNamed(list, field.value, typed, toOption)

  // The relation comes with its row, so its name is somewhere in it.
  const toText = (value: unknown, row: object) =>
    value === chosen?.id
      ? chosen?.text
      : Object.values(row)
          .filter((part: unknown) => isObject(part) && valueAt(part, 'id') === value)
          .map((part) => toOption(part).text)[0]

  return (
    <Field {...fieldProps} toText={toText}>
      {({ id, readOnly, invalid, aria }) => (
        <RelationChoice
          {...lookup}
          id={id}
          value={chosen}
          onChange={(option) => {
            setChosen(option)
            field.onChange(option?.id ?? null)
          }}
          onBlur={field.onBlur}
          readOnly={readOnly}
          invalid={invalid}
          aria={aria}
          inputRef={field.ref}
        />
      )}
    </Field>
  )
}
