import { formatDateTime, formatUtcDay } from '../../state/dates.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

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
