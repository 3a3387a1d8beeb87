import type { FieldValues } from 'react-hook-form'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function withValue(values: FieldValues, [key = '', ...rest]: string[], value: unknown): FieldValues {
  const under: unknown = values[key]
  return { ...values, [key]: rest.length > 0 ? withValue(isObject(under) ? under : {}, rest, value) : value }
}

/** The values with some of them, by dotted path, in place of what they were. */
export const withValues = (values: FieldValues, chosen: Readonly<Record<string, unknown>>): FieldValues =>
  Object.entries(chosen).reduce((result, [path, value]) => withValue(result, path.split('.'), value), values)
