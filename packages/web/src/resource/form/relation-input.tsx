import type { OperationRows } from '@lineboard/contract'
import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { type FieldPath, valueAt } from '../field-path.ts'
import type { ListId, RelationOf } from '../operation-ids.ts'
import { t } from '../resource.messages.ts'
import { Field, type FieldProps } from './field.tsx'
import styles from './relation-input.module.css'
import { optionOf, type RelationOption, withoutGroups } from './relation-option.ts'
import { useLookup } from './use-lookup.ts'

export interface RelationInputProps<Name extends string = string, Id extends ListId = ListId> extends FieldProps<Name> {
  /** Operation that lists the rows to choose from. */
  list: Id
  /** Field that names such a row; typing searches it. */
  textField: FieldPath<OperationRows[Id]>
  /** The name is a phone number: written in groups, found however it is typed. @default false */
  isPhone?: boolean
  /** Relation and field that tell rows of the same name apart. */
  note?: { relation: RelationOf<Id>; field: string }
  /** The related row that is chosen at first, as it came with the row. */
  initial?: object | undefined
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Chooses a related row by name; the value is its id, or null. Asks the server for ten that match what is typed. */
export function RelationInput<Name extends string, Id extends ListId>(props: RelationInputProps<Name, Id>) {
  const { list, textField, isPhone = false, note, initial, ...fieldProps } = props
  const { control } = useFormContext()
  const { field } = useController({ control, name: fieldProps.name })
  const toOption = (row: object) => optionOf(row, { textField, isPhone, note })
  const [chosen, setChosen] = useState<RelationOption | null>(initial ? toOption(initial) : null)
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const { rows, isSearching, failed } = useLookup({
    list,
    field: textField,
    text: isOpen ? (isPhone ? withoutGroups(typed) : typed) : null,
    include: note?.relation,
  })

  const options = rows.map(toOption)
  const isAmbiguous = new Set(options.map((option) => option.note)).size > 1

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
        <Autocomplete
          id={id}
          size="small"
          readOnly={readOnly}
          value={chosen}
          options={options}
          loading={isSearching}
          getOptionLabel={({ text }) => text}
          getOptionKey={({ id: key }) => key}
          isOptionEqualToValue={(option, value) => option.id === value.id}
          filterOptions={(options) => options}
          renderOption={({ key, ...props }, option) => (
            <li key={key} {...props}>
              <span className={styles.text}>{option.text}</span>
              {isAmbiguous && <span className={styles.note}>{option.note}</span>}
            </li>
          )}
          noOptionsText={failed ? t('form.optionsFailed') : t('form.noOptions')}
          loadingText={t('form.loadingOptions')}
          clearText={t('form.clear')}
          openText={t('form.openOptions')}
          closeText={t('form.close')}
          open={isOpen}
          onOpen={() => setOpen(true)}
          onClose={() => {
            setOpen(false)
            setTyped('')
          }}
          onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
          onChange={(_event, option) => {
            setChosen(option)
            field.onChange(option?.id ?? null)
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
