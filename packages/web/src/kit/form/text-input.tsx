import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type HTMLInputTypeAttribute, useEffect, useState } from 'react'
import { type FieldValues, useController, useFormContext, useWatch } from 'react-hook-form'
import { formatDateTime, formatUtcDay } from '../../state/dates.ts'
import { Button } from '../../ui/button.tsx'
import type { ListId } from '../operation-ids.ts'
import { t } from '../resource.messages.ts'
import { rowsOf, useCallByName } from '../rows/calls-by-name.ts'
import { valueAt } from '../value-at.ts'
import styles from './field.module.css'
import { Field, type FieldProps } from './field.tsx'
import { type KnownField, useFormFacts } from './form-context.ts'

const ASK_AFTER_MS = 300

/** Where to ask whether a value is taken: rows of a list, or a call that answers it for rows one may not see as well. */
type Unique = ({ list: ListId; ask?: never } | { ask: 'DashUser.isUnique'; list?: never }) & {
  /** Field of such a row. @default the name of the form's field */
  field?: string
  /** Values to offer instead of one that is taken, by it and by what else the form has; those that are taken too are left out. */
  similar?(taken: string, values: FieldValues): readonly string[]
}

/**
 * A value that another row has already; asked while it is typed, a moment after the last key. An answer
 * is only ever about the value it was asked for.
 */
function useTaken(name: string, unique: Unique | undefined): string | undefined {
  const { row, readOnly } = useFormFacts()
  const { getFieldState } = useFormContext()
  const typed: unknown = useWatch({ name, disabled: !unique })
  const text = typeof typed === 'string' ? typed.trim() : ''
  const [asked, setAsked] = useState('')
  const isAsking = unique !== undefined && !readOnly && text !== '' && getFieldState(name).isDirty
  useEffect(() => {
    const timer = setTimeout(() => setAsked(isAsking ? text : ''), ASK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isAsking, text])

  const field = unique?.field ?? name
  // The own value in other letter case is no other row's.
  const isOwn = row !== undefined && String(valueAt(row, field) ?? '').toLowerCase() === asked.toLowerCase()
  const args = unique?.ask
    ? { body: { column: field, pattern: asked } }
    : { filter: { where: { [field]: asked }, limit: 2 } }
  const { data } = useCallByName(unique?.ask ?? unique?.list ?? '', unique && asked && !isOwn ? args : null)
  const own: unknown = row && valueAt(row, 'id')
  const isTaken = unique?.ask
    ? valueAt(Object(data), 'isUnique') === false
    : rowsOf(data).some((other) => valueAt(other, 'id') !== own)
  return isTaken && asked === text ? asked : undefined
}

/** A value that takes the place of one that is taken; nothing where it is taken too. */
function FreeValue({ name, value, ask }: { name: string; value: string; ask: string }) {
  const { setValue } = useFormContext()
  const { data } = useCallByName(ask, { body: { column: name, pattern: value } }, { silent: true })
  if (valueAt(Object(data), 'isUnique') !== true) return null
  return (
    <Button size="small" onClick={() => setValue(name, value, { shouldDirty: true, shouldValidate: true })}>
      {value}
    </Button>
  )
}

/** Values that are free, for one that is taken. */
function FreeValues({ name, taken, unique: { ask, similar } }: { name: string; taken: string; unique: Unique }) {
  const { getValues } = useFormContext()
  const offered = similar?.(taken, getValues()) ?? []
  if (!ask || offered.length === 0) return null
  return (
    <fieldset className={styles.free} aria-label={t('form.free')}>
      {t('form.free')}
      {offered.map((value) => (
        <FreeValue key={value} name={name} value={value} ask={ask} />
      ))}
    </fieldset>
  )
}

export interface TextInputProps<Name extends string = string> extends FieldProps<Name>, Pick<KnownField, 'toText'> {
  /** @default 'text' */
  type?: HTMLInputTypeAttribute
  /** Keyboard that phones show. */
  inputMode?: 'text' | 'tel' | 'email' | 'url' | 'numeric' | 'decimal'
  autoComplete?: string
  placeholder?: string
  /** Lines that are visible; more than one makes it a text area. @default 1 */
  lines?: number
  /** The least and the most that its picker offers, of a day. */
  min?: string
  max?: string
  /** What stands in the field before and after what is typed, such as a currency. */
  before?: string
  after?: string
  /** No two rows have the same: asks while it is typed. */
  unique?: Unique
  /** What is wrong with the value, in other words than the schema's. */
  problem?: string | undefined
}

/** A field for text. Numbers are typed as text too: toBody() turns them into numbers, so an emptied one is not 0. */
export function TextInput({
  type = 'text',
  inputMode,
  autoComplete = 'off',
  placeholder,
  min,
  max,
  lines = 1,
  before,
  after,
  unique,
  problem,
  ...field
}: TextInputProps) {
  const { register } = useFormContext()
  const { ref, ...registered } = register(field.name)
  const taken = useTaken(field.name, unique)
  return (
    <Field
      {...field}
      problem={problem ?? (taken && t('form.taken'))}
      beneath={taken && unique && <FreeValues name={field.name} taken={taken} unique={unique} />}
    >
      {({ id, readOnly, invalid, aria }) => (
        <OutlinedInput
          id={id}
          type={type}
          size="small"
          fullWidth
          error={invalid}
          readOnly={readOnly}
          multiline={lines > 1}
          minRows={lines}
          placeholder={readOnly ? undefined : placeholder}
          startAdornment={before && <InputAdornment position="start">{before}</InputAdornment>}
          endAdornment={after && <InputAdornment position="end">{after}</InputAdornment>}
          inputRef={ref}
          inputProps={{ ...aria, inputMode, autoComplete, min, max }}
          {...registered}
        />
      )}
    </Field>
  )
}

export interface JsonInputProps<Name extends string = string> extends FieldProps<Name> {
  /** @default 6 */
  lines?: number
}

/** Whether a text is JSON; an empty one stands for nothing, which is fine. */
function isJson(text: string): boolean {
  if (text.trim() === '') return true
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Anything as JSON text; `toBody()` parses it. Leaving the field puts good JSON in order and says so of bad. */
export function JsonInput({ lines = 6, ...props }: JsonInputProps) {
  const { control } = useFormContext()
  const { field } = useController({ control, name: props.name })
  const text = typeof field.value === 'string' ? field.value : ''
  return <TextInput {...props} lines={lines} {...(!isJson(text) && { problem: t('form.json') })} />
}

export interface DateInputProps<Name extends string = string>
  extends Omit<TextInputProps<Name>, 'type' | 'inputMode' | 'lines' | 'unique' | 'placeholder'> {
  /** A time of day belongs to it. @default false */
  withTime?: boolean
}

// A day is the same in every time zone.
const dayText = (value: unknown) => (typeof value === 'string' ? formatUtcDay(value) : undefined)
const timeText = (value: unknown) => (typeof value === 'string' ? formatDateTime(value) : undefined)

/** A calendar day as `2026-11-21`, or with its time as `2026-11-21T09:30`, by the browser's own picker. */
export function DateInput({ withTime = false, ...rest }: DateInputProps) {
  return <TextInput toText={withTime ? timeText : dayText} {...rest} type={withTime ? 'datetime-local' : 'date'} />
}
