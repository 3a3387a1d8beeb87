import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import type { ListId } from '../operation-ids.ts'
import { t } from '../resource.messages.ts'
import { Field } from './field.tsx'
import type { RelationInputProps } from './relation-input.tsx'
import { optionOf } from './relation-option.ts'
import { useLookup } from './use-lookup.ts'

export interface MultiRelationInputProps<Name extends string = string, Id extends ListId = ListId>
  extends Omit<RelationInputProps<Name, Id>, 'initial'> {
  /** The related rows that are chosen at first, as they came with the row. */
  initial?: readonly object[] | undefined
}

/** Chooses several related rows by name; the value is the list of their ids. Asks the server for ten that match what is typed. */
export function MultiRelationInput<Name extends string, Id extends ListId>(props: MultiRelationInputProps<Name, Id>) {
  const { list, textField, isPhone = false, note, initial = [], ...fieldProps } = props
  const { control } = useFormContext()
  const { field } = useController({ control, name: fieldProps.name })
  const toOption = (row: object) => optionOf(row, { textField, isPhone, note })
  const [chosen, setChosen] = useState(() => initial.map(toOption))
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const { rows, isSearching, failed } = useLookup({
    list,
    field: textField,
    text: isOpen ? typed : null,
    phoneField: isPhone ? textField : undefined,
    include: note?.relation,
  })
  return (
    <Field {...fieldProps} toText={() => chosen.map(({ text }) => text).join(', ')}>
      {({ id, readOnly, invalid, aria }) => (
        <Autocomplete
          multiple
          id={id}
          size="small"
          readOnly={readOnly}
          value={chosen}
          options={rows.map(toOption)}
          loading={isSearching}
          filterSelectedOptions
          getOptionLabel={({ text }) => text}
          getOptionKey={({ id: key }) => key}
          isOptionEqualToValue={(option, value) => option.id === value.id}
          filterOptions={(options) => options}
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
