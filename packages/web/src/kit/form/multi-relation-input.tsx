import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { comma } from '../../lib/messages.ts'
import type { ListId } from '../operation-ids.ts'
import { Field } from './field.tsx'
import type { RelationInputProps } from './relation-input.tsx'
import { optionOf, type RelationOption, useOptionLabel } from './relation-option.ts'
import { useSearchingField } from './use-searching-field.ts'

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
