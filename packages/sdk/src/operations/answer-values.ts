import { freeNames, numberNames } from '@lineboard/contract/answers'
import { isObject } from '../filter/is-object.ts'

const free = new Set(freeNames.split(' '))
const numbers = new Set(numberNames.split(' '))

/** What a row is without, as it was null: spread with the row, and in no JSON. */
const empty = Symbol('empty')

/** Fields that the server answered as null, which the object is without. */
function emptyFields(object: object): readonly string[] {
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

const isNumber = (value: unknown) => typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)

/** Answers are read no deeper: their contract has no more than a few levels. */
const MAX_LEVELS = 20

function read(value: unknown, levels: number): unknown {
  if (levels === 0) return value
  if (Array.isArray(value)) {
    const items = value.map((item) => read(item, levels - 1))
    return items.some((item, at) => item !== value[at]) ? items : value
  }
  return isObject(value) ? readObject(value, levels) : value
}

function readObject(object: Readonly<Record<string, unknown>>, levels: number): object {
  const fields: Record<string | symbol, unknown> = {}
  const gone: string[] = []
  let isOther = false
  for (const [name, value] of Object.entries(object)) {
    if (value === null) {
      gone.push(name)
      continue
    }
    const plain = numbers.has(name) && isNumber(value) ? Number(value) : value
    fields[name] = free.has(name) ? plain : read(plain, levels - 1)
    isOther ||= fields[name] !== value
  }
  if (gone.length > 0) fields[empty] = gone
  return isOther || gone.length > 0 ? fields : object
}

/** Whether a JSON text may hold null, or a number written as text: most answers hold neither, and are left as they are. */
const mayDiffer = (json: string) => /:\s*(?:null\b|"-?\d[\d.]*")/.test(json)

/**
 * What a JSON answer says, in the contract's terms, whatever stores the rows: a database writes null for what is not there, and its driver
 * sums as text. A field that was null is left out, as its type says; one that is a number has one. What people keep as they like is
 * left as it is.
 */
export const answerValues = (data: unknown, json: string): unknown => (mayDiffer(json) ? read(data, MAX_LEVELS) : data)
