import { type FieldValues, get } from 'react-hook-form'
import type { Condition, Form } from '../define-form.ts'
import { dropBlank, withValues } from './typed-values.ts'

/** Whether a value is one of those that a condition wants. */
export const isAmong = ({ is }: Condition, value: unknown): boolean => is.some((each) => each === value)

/** Whether the values meet a condition. */
export const isMet = (condition: Condition, values: object): boolean => isAmong(condition, get(values, condition.field))

/**
 * Body to send for what was typed, before the schema has checked it. A change starts from the row as it was, because
 * calls that replace a row drop what is left out, also what the form does not show.
 */
export function wireBody(
  form: Pick<Form, 'toBody' | 'whole' | 'conditions'>,
  values: FieldValues,
  row: object | undefined,
): Record<string, unknown> {
  const typed = form.toBody?.(values) ?? values
  const hidden = Object.entries(form.conditions ?? {})
    .filter(([, condition]) => condition && !isMet(condition, values))
    .map(([path]) => [path, undefined])
  const sent = withValues(typed, Object.fromEntries(hidden))
  const whole = (form.whole ?? []).map((field) => [field, Reflect.get(sent, field)])
  return { ...dropBlank(merge(row ?? {}, sent)), ...Object.fromEntries(whole) }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function merge(base: object, over: object): object {
  const merged: Record<string, unknown> = { ...base }
  for (const [key, value] of Object.entries(over)) {
    const under = merged[key]
    merged[key] = isObject(under) && isObject(value) ? merge(under, value) : value
  }
  return merged
}
