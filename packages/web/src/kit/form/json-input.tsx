import { useController, useFormContext } from 'react-hook-form'
import { t } from '../resource.messages.ts'
import type { FieldProps } from './field.tsx'
import { TextInput } from './text-input.tsx'

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
