import type { AnyWhere } from '../filter/filter.ts'
import { isObject } from '../filter/is-object.ts'

type Halves = readonly [AnyWhere, AnyWhere]

const longestFirst = (entries: [string, unknown][]) =>
  entries
    .map(([key, value]) => ({ key, value, length: JSON.stringify(value).length }))
    .sort((left, right) => right.length - left.length)

function halveList(path: string, condition: unknown): Halves | undefined {
  // A relation may lead to several rows, which could match in different halves: a row would come twice.
  if (path.includes('.') || !isObject(condition) || !Array.isArray(condition.inq)) return undefined
  const values = [...new Set(condition.inq)]
  if (values.length < 2) return undefined
  const middle = Math.ceil(values.length / 2)
  return [{ [path]: { inq: values.slice(0, middle) } }, { [path]: { inq: values.slice(middle) } }]
}

function halveAnd(conditions: unknown): Halves | undefined {
  if (!Array.isArray(conditions)) return undefined
  for (const { key, value } of longestFirst(Object.entries(conditions))) {
    const halves = isObject(value) ? halve(value) : undefined
    if (halves)
      return [{ and: conditions.with(Number(key), halves[0]) }, { and: conditions.with(Number(key), halves[1]) }]
  }
  return undefined
}

/**
 * Two conditions that together match the rows of the one given, none of them twice: its longest `inq` cut in half.
 * Undefined where there is no `inq` that every row must meet.
 */
export function halve(where: AnyWhere): Halves | undefined {
  for (const { key, value } of longestFirst(Object.entries(where))) {
    const halves = key === 'and' ? halveAnd(value) : halveList(key, value)
    if (halves)
      return [
        { ...where, ...halves[0] },
        { ...where, ...halves[1] },
      ]
  }
  return undefined
}
