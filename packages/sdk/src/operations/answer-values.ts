import { freeNames, numberNames, partlyNumbers } from '@lineboard/contract/answers'
import { isObject } from '../filter/is-object.ts'

const free = new Set(freeNames.split(' '))
const numbers = new Set(numberNames.split(' '))
const partly = new Map(Object.entries(partlyNumbers).map(([name, where]) => [name, new Set(where.split(' '))]))

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

/** Whether a field of that name is a number in the answers of an operation. */
function isNumberIn(operationId: string, name: string): boolean {
  const where = partly.get(name)
  return numbers.has(name) || (where !== undefined && where.has('!') !== where.has(operationId))
}

/** The number that a driver wrote as text. What is no number as drivers write them, or would lose digits as one, stays as it is. */
function numberOf(value: unknown): unknown {
  if (typeof value !== 'string' || !/^-?(0|[1-9]\d*)(\.\d+)?$/.test(value)) return value
  const number = Number(value)
  return Math.abs(number) > Number.MAX_SAFE_INTEGER ? value : number
}

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
    const plain = isNumberIn(operationId, name) ? numberOf(value) : value
    fields[name] = free.has(name) ? plain : read(plain, operationId, levels - 1)
    isOther ||= fields[name] !== value
  }
  if (gone.length > 0) fields[empty] = gone
  return isOther || gone.length > 0 ? fields : object
}

/** Whether a JSON text may hold null, or a number written as text: most answers hold neither, and are left as they are. */
const mayDiffer = (json: string) => /:\s*(?:null\b|"-?\d[\d.]*")/.test(json)

/**
 * What a JSON answer of an operation says, in the contract's terms, whatever stores the rows: a database writes null for what is not there, and its
 * driver writes numbers as text. A field that was null is left out, as its type says; one that is a number has one. What people keep as they
 * like is left as it is.
 */
export const answerValues = (data: unknown, json: string, operationId: string): unknown =>
  mayDiffer(json) ? read(data, operationId, MAX_LEVELS) : data
