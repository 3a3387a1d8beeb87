import { booleanNames, freeNames, numberNames, partlyNumbers } from '@lineboard/contract/answers'
import { isObject } from '../filter/is-object.ts'

/** A date and a time of day without a zone, as a column of a database holds them. */
const bare = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(:\d\d(\.\d+)?)?)$/

/** A time that a driver wrote without a zone, said in UTC, in which servers keep times: read as it is, it would be another one in each zone. */
const withZone = (value: string): string => value.replace(bare, '$1T$2Z')

const free = new Set(freeNames.split(' '))
const numbers = new Set(numberNames.split(' '))
const booleans = new Set(booleanNames.split(' '))
const partly = new Map(Object.entries(partlyNumbers).map(([name, where]) => [name, new Set(where.split(' '))]))

/** What a row is without, as it was null: spread with the row, and in no JSON. */
const empty = Symbol('empty')

/** Fields that the server answered as null, which the object is without. */
export function emptyFields(object: object): readonly string[] {
  const names: unknown = Reflect.get(object, empty)
  return Array.isArray(names) ? names : []
}

function stored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stored)
  return isObject(value) ? asStored(value) : value
}

/** A row with null again in what the server has nothing in, also within its values: to be put back whole, as it was. */
export const asStored = (row: object): object =>
  Object.fromEntries([
    ...emptyFields(row).map((name) => [name, null]),
    ...Object.entries(row).map(([name, value]) => [name, stored(value)]),
  ])

/** Whether a field of that name is a number in the answers of an operation. */
function isNumberIn(operationId: string, name: string): boolean {
  const where = partly.get(name)
  return numbers.has(name) || (where !== undefined && where.has('!') !== where.has(operationId))
}

/** The number that a driver wrote as text. What is no number as drivers write them, or would lose digits as one, stays as it is. */
function numberOf(value: unknown): unknown {
  if (typeof value !== 'string' || !/^-?(0|[1-9]\d*)(\.\d+)?$/.test(value)) return value
  const number = Number(value)
  // A larger one would lose digits, of a decimal its four places.
  return Math.abs(number) >= (value.includes('.') ? 9e11 : 2 ** 53) ? value : number
}

/** The yes or no that a driver wrote as a number. */
const booleanOf = (value: unknown): unknown => (/^[01]$/.test(String(value)) ? Boolean(Number(value)) : value)

/** What the contract calls a field that is a time. */
const times = /(^(at|created|expires|from|metrics|since|until)|At|Until|Since|transactionDate)$/

/** Answers are read no deeper: their contract has no more than a few levels. */
const MAX_LEVELS = 20

function read(value: unknown, operationId: string, levels: number): unknown {
  if (levels === 0) return value
  if (Array.isArray(value)) {
    const items = value.map((item) => read(item, operationId, levels - 1))
    return items.some((item, at) => item !== value[at]) ? items : value
  }
  return isObject(value) ? readObject(value, operationId, levels) : value
}

function readObject(object: Readonly<Record<string, unknown>>, operationId: string, levels: number): object {
  const fields: Record<string | symbol, unknown> = {}
  const gone: string[] = []
  let isOther = false
  for (const [name, value] of Object.entries(object)) {
    if (value === null) {
      gone.push(name)
      continue
    }
    const plain = booleans.has(name) ? booleanOf(value) : isNumberIn(operationId, name) ? numberOf(value) : value
    const said = times.test(name) && typeof plain === 'string' ? withZone(plain) : plain
    fields[name] = free.has(name) ? said : read(said, operationId, levels - 1)
    isOther ||= fields[name] !== value
  }
  if (gone.length > 0) fields[empty] = gone
  // A row that was read by a fit keeps what it was read from.
  for (const key of Object.getOwnPropertySymbols(object)) fields[key] ??= Reflect.get(object, key)
  return isOther || gone.length > 0 ? fields : object
}

/** What a JSON text holds that is null, a number written as text, a time without a zone, or a yes or no written as a number: most answers hold none, and are left as they are. */
const different = new RegExp(
  `:\\s*(?:null\\b|"-?\\d[\\d.]*"|"\\d{4}-\\d\\d-\\d\\d[ T][\\d:.]+")|"(?:${booleanNames.replaceAll(' ', '|')})":\\s*[01]\\b`,
)

/**
 * What a JSON answer of an operation says, in the contract's terms, whatever stores the rows: a database writes null for what is not there, and its
 * driver writes numbers as text, times without a zone, or yes and no as numbers. A field that was null is left out, as its type says; one that is a number has one. What
 * people keep as they like is left as it is.
 */
export const answerValues = (data: unknown, json: string, operationId: string): unknown =>
  different.test(json) ? read(data, operationId, MAX_LEVELS) : data
