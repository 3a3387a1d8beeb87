import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useSearchingField } from '../../kit/form/use-lookup.ts'
import { rowId } from '../../kit/rows/row-text.ts'
import type { RecordSource } from './record-source.ts'

/** A record by its name. */
export interface NamedRecord {
  id: number
  name: string
  row: object
}

interface RecordLookupProps {
  id: string
  source: RecordSource
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
  const { list, field, also, order, isPhone, include, nameOf } = source
  const isPicker = value === undefined
  const {
    rows,
    typed,
    field: searching,
  } = useSearchingField({
    list,
    field,
    also,
    phoneField: isPhone ? field : undefined,
    where,
    order,
    ...(include !== undefined && { include }),
  })
  const options = rows
    .map((row) => ({ id: rowId(row), name: nameOf(row), row }))
    .filter((option) => !without.includes(option.id))
  return (
    <Autocomplete<Pick<NamedRecord, 'id' | 'name'> & { row?: object }>
      id={id}
      {...searching}
      value={value ?? null}
      {...(isPicker && { inputValue: typed })}
      options={options}
      getOptionLabel={({ name }) => name}
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
