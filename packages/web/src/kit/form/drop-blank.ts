import { plainDigits } from '@lineboard/sdk'

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function keep(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || undefined
  if (!isPlainObject(value)) return value ?? undefined
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
