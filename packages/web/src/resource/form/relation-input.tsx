import type { ReactNode } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import type { ListId } from '../operation-ids.ts'
import { t } from '../resource.messages.ts'
import { valueAt } from '../rows/value-at.ts'
import { Field, type FieldProps } from './field.tsx'
import { type Lookup, RelationChoice } from './relation-choice.tsx'
import { optionOf, useOptionLabel } from './relation-option.ts'
import { useChosenRow } from './use-chosen-row.ts'
import { useTakenOff } from './use-taken-off.ts'

export interface RelationInputProps<Name extends string = string, Id extends ListId = ListId>
  extends FieldProps<Name>,
    Lookup<Id> {
  /** The related row that is chosen at first, as it came with the row. */
  initial?: object | undefined
  /** What a chosen row is called that the person does not see, where such rows are others' and serve him all the same. @default it is gone */
  unseen?: string | undefined
  /** What is wrong with the choice, in other words than the schema's. */
  problem?: string | undefined
  /** What stands below the choice of who may change it, and chooses a row itself. */
  below?: (choose: (row: object) => void) => ReactNode
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Chooses a related row by name; the value is its id, or null. */
export function RelationInput<Name extends string, Id extends ListId>(props: RelationInputProps<Name, Id>) {
  const {
    list,
    textField,
    isPhone,
    phoneField,
    alsoField,
    note,
    where,
    include,
    isOffered,
    initial,
    unseen,
    below,
    problem,
    ...fieldProps
  } = props
  const lookup = {
    list,
    textField,
    isPhone,
    phoneField,
    alsoField,
    note,
    where,
    include,
    ...(isOffered && { isOffered }),
  }
  const { control } = useFormContext()
  const { field } = useController({ control, name: fieldProps.name })
  const { chosen, pick, isGone } = useChosenRow(lookup, field.value, initial, unseen)
  useTakenOff({ where, value: field.value, customerId: chosen?.customerId, takeOff: () => choose(null) })
  const toOption = (row: object) => optionOf(row, lookup)
  const labelOf = useOptionLabel()

  // The relation comes with its row, so its name is somewhere in it.
  const toText = (value: unknown, row: object) =>
    chosen && value === chosen.id
      ? labelOf(chosen)
      : Object.values(row)
          .filter((part: unknown) => isObject(part) && valueAt(part, 'id') === value)
          .map((part) => toOption(part).text)[0]

  function choose(option: ReturnType<typeof toOption> | null) {
    pick(option)
    field.onChange(option?.id ?? null)
  }

  return (
    <Field {...fieldProps} toText={toText} problem={isGone ? t('form.gone') : problem}>
      {({ id, readOnly, invalid, aria }) => (
        <>
          <RelationChoice
            {...lookup}
            id={id}
            value={chosen}
            onChange={choose}
            onBlur={field.onBlur}
            readOnly={readOnly}
            invalid={invalid}
            aria={aria}
            inputRef={field.ref}
          />
          {!readOnly && below?.((row) => choose(toOption(row)))}
        </>
      )}
    </Field>
  )
}
