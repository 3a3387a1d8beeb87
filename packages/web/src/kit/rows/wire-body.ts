import { plainDigits } from '@lineboard/sdk'
import { type FieldValues, get } from 'react-hook-form'
import type { Condition, Form } from '../define-form.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function keep(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || undefined
  if (!isRecord(value)) return value ?? undefined
  const inner = dropBlank(value)
  return Object.keys(inner).length > 0 ? inner : undefined
}

/** The object without its empty parts: blank strings, null and undefined. Strings are trimmed, numbers stay. */
export function dropBlank(object: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(object)
      .map(([key, value]) => [key, keep(value)])
      .filter(([, value]) => value !== undefined),
  )
}

/** Number typed into a field, in the digits of any script; undefined when it was emptied, the text itself when it is no number, for the schema to refuse. */
export function typedNumber(text: string): number | string | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  const value = Number(plainDigits(trimmed))
  return Number.isFinite(value) ? value : trimmed
}

/** Whether a value is one of those that a condition wants. */
export const isAmong = ({ is }: Condition, value: unknown): boolean => is.some((each) => each === value)

/** Whether the values meet a condition. */
export const isMet = (condition: Condition, values: object): boolean => isAmong(condition, get(values, condition.field))

function withValue(values: FieldValues, [key = '', ...rest]: string[], value: unknown): FieldValues {
  const under: unknown = values[key]
  return { ...values, [key]: rest.length > 0 ? withValue(isRecord(under) ? under : {}, rest, value) : value }
}

/** The values with some of them, by dotted path, in place of what they were. */
export const withValues = (values: FieldValues, chosen: Readonly<Record<string, unknown>>): FieldValues =>
  Object.entries(chosen).reduce((result, [path, value]) => withValue(result, path.split('.'), value), values)

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
