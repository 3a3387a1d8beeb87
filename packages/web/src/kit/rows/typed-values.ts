import { plainDigits } from '@lineboard/sdk'
import type { FieldValues } from 'react-hook-form'

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

function withValue(values: FieldValues, [key = '', ...rest]: string[], value: unknown): FieldValues {
  const under: unknown = values[key]
  return { ...values, [key]: rest.length > 0 ? withValue(isRecord(under) ? under : {}, rest, value) : value }
}

/** The values with some of them, by dotted path, in place of what they were. */
export const withValues = (values: FieldValues, chosen: Readonly<Record<string, unknown>>): FieldValues =>
  Object.entries(chosen).reduce((result, [path, value]) => withValue(result, path.split('.'), value), values)
