import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type ReactNode, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { comma } from '../../lib/messages.ts'
import type { Owner } from '../define-form.ts'
import type { ListId } from '../operation-ids.ts'
import { t } from '../resource.messages.ts'
import { useCallByName } from '../rows/calls-by-name.ts'
import { valueAt } from '../value-at.ts'
import { Field, type FieldProps } from './field.tsx'
import { type Lookup, RelationChoice } from './relation-choice.tsx'
import { type Naming, optionOf, type RelationOption, useOptionLabel } from './relation-option.ts'
import { useSearchingField } from './use-lookup.ts'
import { useTakenOff } from './use-taken-off.ts'

/**
 * The row that a field has chosen by its id. What was chosen here, or came with the row, is known; another one, such as the target
 * of an action, is asked for, as an id says nothing to a person. One that is not there for the person is called `unseen`, where such rows
 * are others' and serve him all the same.
 */
function useChosenRow(
  lookup: Naming & { list: string; include?: unknown },
  value: unknown,
  initial: object | undefined,
  unseen?: string,
) {
  const [picked, pick] = useState<RelationOption | null>(initial ? optionOf(initial, lookup) : null)
  const { list, note, include = note?.relation } = lookup
  const isUnknown = typeof value === 'number' && picked?.id !== value
  const filter = { where: { id: value }, limit: 1, ...(include !== undefined && { include }) }
  const { data } = useCallByName(list, isUnknown ? { filter } : null, { silent: true })
  const [found]: object[] = isUnknown && Array.isArray(data) ? data : []
  const isMissing = isUnknown && Array.isArray(data) && found === undefined
  const named: RelationOption | null = isMissing && unseen !== undefined ? { id: value, text: unseen, note: '' } : null
  return {
    chosen: isUnknown ? (found ? optionOf(found, lookup) : named) : value === null ? null : picked,
    pick,
    /** There is no such row any more, or this person does not see it. */
    isGone: isMissing && named === null,
  }
}

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
    describe,
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
    ...(describe && { describe }),
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
    <Field
      {...fieldProps}
      {...(chosen?.about && { hint: chosen.about })}
      toText={toText}
      problem={isGone ? t('form.gone') : problem}
    >
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

export interface MultiRelationInputProps<Name extends string = string, Id extends ListId = ListId>
  extends Omit<RelationInputProps<Name, Id>, 'initial'> {
  /** The related rows that are chosen at first, as they came with the row. */
  initial?: readonly object[] | undefined
}

/** Chooses several related rows by name; the value is the list of their ids. Asks the server for ten that match what is typed. */
export function MultiRelationInput<Name extends string, Id extends ListId>(props: MultiRelationInputProps<Name, Id>) {
  const {
    list,
    textField,
    isPhone = false,
    note,
    include = note?.relation,
    where,
    isOffered,
    initial = [],
    ...fieldProps
  } = props
  const { control } = useFormContext()
  const { field } = useController({ control, name: fieldProps.name })
  const toOption = (row: object) => optionOf(row, { textField, isPhone, note })
  const labelOf = useOptionLabel()
  const [chosen, setChosen] = useState(() => initial.map(toOption))
  const { rows, field: searching } = useSearchingField({
    list,
    field: textField,
    phoneField: isPhone ? textField : undefined,
    include,
    where,
    ...(isOffered && { isOffered }),
  })
  return (
    <Field {...fieldProps} toText={() => chosen.map(labelOf).join(comma)}>
      {({ id, readOnly, invalid, aria }) => (
        <Autocomplete<RelationOption, true>
          multiple
          id={id}
          {...searching}
          readOnly={readOnly}
          value={chosen}
          options={rows.map(toOption)}
          filterSelectedOptions
          getOptionLabel={labelOf}
          onChange={(_event, options) => {
            setChosen(options)
            field.onChange(options.map((option) => option.id))
          }}
          onBlur={field.onBlur}
          renderInput={({ slotProps }) => (
            <OutlinedInput
              {...slotProps.input}
              size="small"
              fullWidth
              error={invalid}
              inputRef={field.ref}
              inputProps={{ ...slotProps.htmlInput, ...aria }}
            />
          )}
        />
      )}
    </Field>
  )
}

/** The choice of the customer that a row belongs to. */
export const OwnerInput = ({ customer, hint }: Pick<Owner, 'customer'> & { hint?: string }) => (
  <RelationInput
    name="customerId"
    label={t('form.customer')}
    {...(hint && { hint })}
    list="Customer.find"
    textField="companyName"
    initial={customer}
  />
)
