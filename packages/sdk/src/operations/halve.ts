import type { AnyWhere } from '../filter/filter.ts'
import { isObject } from '../filter/is-object.ts'

type Halves = readonly [AnyWhere, AnyWhere]

/** Cuts one condition in two, which no row meets both of; undefined where it is none that can be cut. */
type Cut = (key: string, condition: unknown) => Halves | undefined

const longestFirst = (entries: [string, unknown][]) =>
  entries
    .map(([key, value]) => ({ key, value, length: JSON.stringify(value).length }))
    .sort((left, right) => right.length - left.length)

const halveList: Cut = (path, condition) => {
  // A relation may lead to several rows, which could match in different halves: a row would come twice.
  if (path.includes('.') || !isObject(condition) || !Array.isArray(condition.inq)) return undefined
  const values = [...new Set(condition.inq)]
  if (values.length < 2) return undefined
  const middle = Math.ceil(values.length / 2)
  return [{ [path]: { inq: values.slice(0, middle) } }, { [path]: { inq: values.slice(middle) } }]
}

function halveAnd(conditions: unknown, cut: Cut): Halves | undefined {
  if (!Array.isArray(conditions)) return undefined
  for (const { key, value } of longestFirst(Object.entries(conditions))) {
    const halves = isObject(value) ? halve(value, cut) : undefined
    if (halves)
      return [{ and: conditions.with(Number(key), halves[0]) }, { and: conditions.with(Number(key), halves[1]) }]
  }
  return undefined
}

/** Field, first and last value of a range of a field of the row, where a condition is that and nothing else. */
function rangeOf(condition: unknown): readonly string[] {
  // As it travels: instants of one form compare as text.
  const [[path = '', bounds] = [], ...more] = Object.entries(Object(JSON.parse(JSON.stringify(condition))))
  return more[0] || path.includes('.') ? [] : [path, ...(Object(bounds).between ?? [])]
}

/** Cuts alternatives that are ranges of one field, each after the one before: the first half has the earlier ones. */
const halveRanges =
  (ofPath?: string): Cut =>
  (key, conditions) => {
    if (key !== 'or' || !Array.isArray(conditions) || conditions.length < 2) return undefined
    const ranges = conditions.map(rangeOf)
    const path = ofPath ?? ranges[0]?.[0]
    const isApart = ranges.every(([field, from, to], at) => {
      const last = ranges[at - 1]?.[2] ?? ''
      return field === path && typeof from === 'string' && typeof to === 'string' && last < from
    })
    const middle = Math.ceil(conditions.length / 2)
    return isApart ? [{ or: conditions.slice(0, middle) }, { or: conditions.slice(middle) }] : undefined
  }

/**
 * Two conditions that together match the rows of the one given, none of them twice: its longest `inq`, or `or` of ranges that do not
 * overlap, cut in half. Undefined where there is none that every row must meet.
 */
export const halve = (where: AnyWhere, cut: Cut = cutAny): Halves | undefined => {
  for (const { key, value } of longestFirst(Object.entries(where))) {
    const halves = key === 'and' ? halveAnd(value, cut) : cut(key, value)
    if (!halves) continue
    const { [key]: _, ...rest } = where
    return [
      { ...rest, ...halves[0] },
      { ...rest, ...halves[1] },
    ]
  }
  return undefined
}

const cutAny: Cut = (key, condition) => halveList(key, condition) ?? halveRanges()(key, condition)

/** The same by the ranges of one field alone: every row of the first half has less of it than any of the other. */
export const halveAlong = (where: AnyWhere, path: string): Halves | undefined => halve(where, halveRanges(path))
