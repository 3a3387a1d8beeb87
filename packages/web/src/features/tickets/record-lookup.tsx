import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import { useLookup } from '../../resource/form/use-lookup.ts'
import { t } from '../../resource/resource.messages.ts'
import { rowId } from '../../resource/row-text.ts'
import type { RecordSource } from './record-source.ts'

/** A record by its name. */
export interface NamedRecord {
  id: number
  name: string
  row: object
}

interface RecordLookupProps {
  id: string
  source: Omit<RecordSource, 'path' | 'guard'>
  /** What the records offered must meet. */
  where?: object | undefined
  /** Ids that are not offered, for they are chosen already. */
  without?: readonly number[]
  /** The one that is chosen; left out where each choice is taken at once, and the field is empty again. */
  value?: Pick<NamedRecord, 'id' | 'name'> | null
  placeholder?: string
  aria?: object
  onChoose: (record: NamedRecord | null) => void
}

/** Finds records by name: ten that match what is typed. */
export function RecordLookup(props: RecordLookupProps) {
  const { id, source, where, without = [], value, placeholder, aria, onChoose } = props
  const { list, field, also, order, isPhone, nameOf } = source
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const isPicker = value === undefined
  const { rows, isSearching, failed } = useLookup({
    list,
    field,
    also,
    phoneField: isPhone ? field : undefined,
    text: isOpen ? typed : null,
    where,
    order,
  })
  const options = rows
    .map((row) => ({ id: rowId({ idField: 'id' }, row), name: nameOf(row), row }))
    .filter((option) => !without.includes(option.id))
  return (
    <Autocomplete<Pick<NamedRecord, 'id' | 'name'> & { row?: object }>
      id={id}
      size="small"
      value={value ?? null}
      {...(isPicker && { inputValue: typed })}
      options={options}
      loading={isSearching}
      getOptionLabel={({ name }) => name}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      filterOptions={(all) => all}
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
      onChange={(_event, option) => onChoose(option?.row ? { ...option, row: option.row } : null)}
      renderInput={({ slotProps }) => (
        <OutlinedInput
          {...slotProps.input}
          size="small"
          fullWidth
          {...(placeholder && { placeholder })}
          inputProps={{ ...slotProps.htmlInput, ...aria }}
        />
      )}
    />
  )
}
