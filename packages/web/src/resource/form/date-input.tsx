import { TextInput, type TextInputProps } from './text-input.tsx'

export interface DateInputProps<Name extends string = string>
  extends Omit<TextInputProps<Name>, 'type' | 'inputMode' | 'lines' | 'unique' | 'placeholder'> {
  /** A time of day belongs to it. @default false */
  withTime?: boolean
}

/** A calendar day as `2026-11-21`, or with its time as `2026-11-21T09:30`, by the browser's own picker. */
export function DateInput({ withTime = false, ...rest }: DateInputProps) {
  return <TextInput {...rest} type={withTime ? 'datetime-local' : 'date'} />
}
