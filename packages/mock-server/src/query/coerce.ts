import { badRequest } from '../errors/loopback-error.ts'

function toNumber(value: unknown, field: string): unknown {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof number !== 'number' || Number.isNaN(number)) {
    throw badRequest(`${JSON.stringify(value)} is not a number, which "${field}" is.`)
  }
  return number
}

function toDate(value: unknown, field: string): unknown {
  const date = typeof value === 'string' || typeof value === 'number' ? new Date(value) : undefined
  if (!date || Number.isNaN(date.getTime())) throw badRequest(`Invalid date: ${JSON.stringify(value)} for "${field}"`)
  return date.toISOString()
}

/** What an operand must become to be compared with a field of that kind. Null stays null. */
export function coercion(kind: string | undefined, field: string): (value: unknown) => unknown {
  const orNull = (convert: (value: unknown, field: string) => unknown) => (value: unknown) =>
    value == null ? null : convert(value, field)
  switch (kind) {
    case 'integer':
    case 'number':
      return orNull(toNumber)
    case 'date-time':
      return orNull(toDate)
    case 'boolean':
      return orNull((value) => value === true || value === 'true' || value === 1 || value === '1')
    case 'string':
    case 'date':
      return orNull((value) => (typeof value === 'object' ? value : String(value)))
    default:
      return (value) => value ?? null
  }
}
