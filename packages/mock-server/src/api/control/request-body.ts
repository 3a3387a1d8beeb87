import { badRequest, LoopbackError } from '../../ground/errors.ts'
import { parseLocal } from '../../ground/local-time.ts'

/** A JSON object, as it came. */
export type Body = Readonly<Record<string, unknown>>

export const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A text of the body. Throws a 400 when it is missing. */
export function toText(body: Body, name: string): string {
  const value = body[name]
  if (typeof value === 'string' && value) return value
  throw badRequest(`${name} must be a text`)
}

/** A number from 0 to `max`, if there is one. */
export function toNumber(body: Body, name: string, max = Number.MAX_SAFE_INTEGER): number | undefined {
  const value = body[name]
  if (value === undefined) return undefined
  if (typeof value === 'number' && value >= 0 && value <= max) return value
  throw badRequest(`${name} must be a number from 0 to ${max}`)
}

/** A whole number from 0 to `max`, if there is one. */
export function toWhole(body: Body, name: string, max = Number.MAX_SAFE_INTEGER): number | undefined {
  const value = toNumber(body, name, max)
  if (value === undefined || Number.isInteger(value)) return value
  throw badRequest(`${name} must be a whole number`)
}

/** A number that must be there. */
export function needNumber(body: Body, name: string): number {
  const value = toNumber(body, name)
  if (value !== undefined) return value
  throw badRequest(`${name} must be given`)
}

/** A date, if there is one. */
export function toMoment(body: Body, name: string): Date | undefined {
  const value = body[name]
  if (value === undefined) return undefined
  const moment = new Date(typeof value === 'string' || typeof value === 'number' ? value : Number.NaN)
  const year = moment.getUTCFullYear()
  if (Number.isNaN(year) || year < 1970 || year > 9999) throw badRequest(`${name} must be a date from 1970 on`)
  // JavaScript moves on the days that a month has not.
  const [day] = typeof value === 'string' ? (/^\d{4}-\d\d-\d\d/.exec(value) ?? []) : []
  if (day && parseLocal(day) === undefined) throw badRequest(`${name} must be a date, and there is no ${day}`)
  return moment
}

/** One of these words. */
export function toWord<const T extends string>(value: unknown, name: string, words: readonly T[]): T {
  const word = words.find((one) => one === value)
  if (word) return word
  throw badRequest(`${name} must be one of ${words.join(', ')}`)
}

/** Without the entries that are undefined. */
export function present<T extends object>(values: { [K in keyof T]: T[K] | undefined }): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>
}

/** What an action is given: the JSON body, what stands behind its name in the path, and the query. */
interface ControlRequest {
  body: Body
  rest: string
  query: URLSearchParams
}

/** Does one thing and gives what is answered. */
export type Action = (request: ControlRequest) => unknown

/** The refusal of a name that nothing has, with the names that there are. */
export function noSuch(kind: string, name: string, names: readonly string[]): LoopbackError {
  const known = names.length > 0 ? `There are: ${names.join(', ')}.` : 'There is none.'
  return new LoopbackError(404, `There is no ${kind} "${name}". ${known}`, { code: 'MODEL_NOT_FOUND' })
}
