import { badRequest } from '../../ground/errors.ts'

function toNumber(value: unknown, field: string): unknown {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof number !== 'number' || Number.isNaN(number)) {
    throw badRequest(`${JSON.stringify(value)} is not a number, which "${field}" is.`)
  }
  return number
}

// Times are compared as texts, which years of more than four digits are not: what lies beyond stands for the end itself.
const FIRST_MS = Date.parse('0000-01-01T00:00:00.000Z')
const LAST_MS = Date.parse('9999-12-31T23:59:59.999Z')

function toDate(value: unknown, field: string): unknown {
  const atMs = typeof value === 'string' || typeof value === 'number' ? new Date(value).getTime() : Number.NaN
  if (Number.isNaN(atMs)) throw badRequest(`Invalid date: ${JSON.stringify(value)} for "${field}"`)
  return new Date(Math.min(Math.max(atMs, FIRST_MS), LAST_MS)).toISOString()
}

const booleans = new Map<unknown, boolean>([
  ...[true, 'true', 1, '1'].map((value) => [value, true] as const),
  ...[false, 'false', 0, '0', ''].map((value) => [value, false] as const),
])

// LoopBack takes any other text for true, "no" as well.
function toBoolean(value: unknown, field: string): boolean {
  const read = booleans.get(value)
  if (read === undefined)
    throw badRequest(`${JSON.stringify(value)} is neither true nor false, one of which "${field}" is.`)
  return read
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
      return orNull(toBoolean)
    case 'string':
    case 'date':
      return orNull((value) => (typeof value === 'object' ? value : String(value)))
    default:
      return (value) => value ?? null
  }
}
