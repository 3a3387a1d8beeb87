import type { OperationRows } from '@lineboard/contract'
import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { ComponentProps, Ref } from 'react'
import type { ListId, RelationOf } from '../operation-ids.ts'
import type { FieldPath } from '../value-at.ts'
import styles from './relation-input.module.css'
import { optionOf, type RelationOption, useOptionLabel } from './relation-option.ts'
import { useSearchingField } from './use-lookup.ts'

/** What related rows are chosen from, and how they are named. */
export interface Lookup<Id extends ListId = ListId> {
  /** Operation that lists the rows to choose from. */
  list: Id
  /** Field that names such a row; typing searches it. */
  textField: FieldPath<OperationRows[Id]>
  /** The name is a phone number: written in groups, found however it is typed. @default false */
  isPhone?: boolean | undefined
  /** Phone number that rows are found by too; it stands beside the name, and in its place where there is none. */
  phoneField?: FieldPath<OperationRows[Id]> | undefined
  /** Field that rows are found by too, and that stands beside the name. */
  alsoField?: FieldPath<OperationRows[Id]> | undefined
  /** Relation and field that tell rows of the same name apart. */
  note?: { relation: RelationOf<Id>; field: string } | undefined
  /** Only these rows are offered. */
  where?: object | undefined
  /** Relations that tell whether a row is offered, as a filter says them. */
  include?: unknown
  /** What a row is, in a line below its name, and below the field once it is chosen. */
  describe?(row: OperationRows[Id]): string
  /** Whether a row is offered, where no condition can say so. @default every row */
  isOffered?(row: OperationRows[Id]): boolean
}

interface RelationChoiceProps<Id extends ListId> extends Lookup<Id> {
  id: string
  value: RelationOption | null
  onChange: (option: RelationOption | null) => void
  onBlur?: () => void
  readOnly?: boolean
  invalid?: boolean
  /** What describes the input to those who can't see it. */
  aria?: ComponentProps<'input'>
  inputRef?: Ref<HTMLInputElement>
  autoFocus?: boolean
}

/** Chooses a related row by name. Asks the server for ten that match what is typed. */
export function RelationChoice<Id extends ListId>(props: RelationChoiceProps<Id>) {
  const { id, value, onChange, onBlur, readOnly, invalid, aria, inputRef, autoFocus, ...lookup } = props
  const {
    list,
    textField,
    isPhone = false,
    phoneField,
    alsoField,
    note,
    where,
    include = note?.relation,
    isOffered,
  } = lookup
  const { rows, field } = useSearchingField({
    list,
    field: textField,
    phoneField: isPhone ? textField : phoneField,
    also: alsoField && [alsoField],
    where,
    include,
    ...(isOffered && { isOffered }),
  })

  const labelOf = useOptionLabel()
  const options = rows.map((row) => optionOf(row, lookup))
  const hasNotes = phoneField !== undefined || alsoField !== undefined
  const isAmbiguous = hasNotes || new Set(options.map((option) => option.note)).size > 1
  return (
    <Autocomplete<RelationOption>
      id={id}
      {...field}
      readOnly={readOnly ?? false}
      // What can't be changed looks as if it were not opened by pressing.
      forcePopupIcon={readOnly ? false : 'auto'}
      value={value}
      options={options}
      getOptionLabel={labelOf}
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props} className={option.about ? `${props.className} ${styles.described}` : props.className}>
          <span className={styles.text}>{option.text}</span>
          {isAmbiguous && <span className={styles.note}>{option.note}</span>}
          {option.about && <span className={styles.about}>{option.about}</span>}
        </li>
      )}
      onChange={(_event, option) => onChange(option)}
      onBlur={onBlur}
      renderInput={({ slotProps }) => (
        <OutlinedInput
          {...slotProps.input}
          size="small"
          fullWidth
          error={invalid ?? false}
          autoFocus={autoFocus ?? false}
          inputRef={inputRef}
          inputProps={{ ...slotProps.htmlInput, ...aria }}
        />
      )}
    />
  )
}
