import { isRow, type Row } from '../server/rows.ts'

/** Fewer different values than these say nothing: many columns have a single one. */
const LEAST_DISTINCT = 2
/** Rows with the same id in two lists, and values that differ in them, from which on two columns are the same. */
const [LEAST_SHARED, LEAST_COPIED] = [10, 3]
/** Rows in which a number has to be the time between two others. */
const LEAST_SPANS = 10

type Columns = Readonly<Record<string, readonly string[]>>

const add = (found: Map<string, string[]>, name: string, value: string) =>
  found.set(name, [...(found.get(name) ?? []), value])

/**
 * Columns that have the id of the related row in every row. Of a relation to many rows: columns of those rows that have the id of the row
 * they came with.
 */
export function keyColumns(rows: readonly Row[], relation: string): string[] {
  const pairs = rows.flatMap((row): [Row, unknown][] => {
    const related = row[relation]
    if (Array.isArray(related)) return related.filter(isRow).map((each) => [each, row.id])
    return isRow(related) ? [[row, related.id]] : []
  })
  if (new Set(pairs.map(([, id]) => id)).size < LEAST_DISTINCT) return []
  const names = [...new Set(pairs.flatMap(([row]) => Object.keys(row)))].filter((name) => name !== 'id')
  return names.filter((name) => pairs.every(([row, id]) => id !== undefined && row[name] === id)).toSorted()
}

/** A time in seconds since 1970, however it is written; undefined where it is none. */
function secondsOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value > 1e11 ? value / 1000 : value > 1e9 ? value : undefined
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}/.test(value)) return undefined
  const at = Date.parse(/(Z|[+-]\d{2}:?\d{2})$/.test(value) ? value : `${value.replace(' ', 'T')}Z`)
  return Number.isNaN(at) ? undefined : at / 1000
}

/** Columns of times that are the same, and columns of numbers that are the seconds between two times. */
export function timeFacts(rows: readonly Row[], names: readonly string[]) {
  const isTime = (name: string) => {
    const values = rows.map((row) => row[name]).filter((value) => value !== null && value !== undefined)
    return values.length >= LEAST_SPANS && values.every((value) => secondsOf(value) !== undefined)
  }
  const times = names.filter(isTime)
  const numbers = names.filter(
    (name) => !times.includes(name) && rows.some((row) => typeof row[name] === 'number') && name !== 'id',
  )
  const between = (row: Row, from: string, to: string) => {
    const [start, end] = [secondsOf(row[from]), secondsOf(row[to])]
    return start === undefined || end === undefined ? undefined : end - start
  }
  const same = new Map<string, string[]>()
  const spans = new Map<string, string[]>()
  for (const from of times)
    for (const to of times.filter((name) => name !== from)) {
      const known = rows.flatMap((row) => {
        const seconds = between(row, from, to)
        return seconds === undefined ? [] : [[row, seconds] as const]
      })
      if (known.length < LEAST_SPANS) continue
      if (known.every(([, seconds]) => Math.abs(seconds) <= 1)) {
        add(same, from, to)
        continue
      }
      if (new Set(known.map(([, seconds]) => seconds)).size < LEAST_COPIED) continue
      for (const name of numbers) {
        const isSpan = (unit: number) =>
          known.every(([row, seconds]) => Math.abs(Number(row[name] ?? Number.NaN) / unit - seconds) <= 1)
        if (isSpan(1)) add(spans, name, `${from} ${to}`)
        else if (isSpan(1000)) add(spans, name, `${from} ${to} ms`)
      }
    }
  return { same: Object.fromEntries(same), spans: Object.fromEntries(spans) }
}

/** Another list, with the columns by which a row of it is found: the same in both. */
export interface OtherList {
  rows: readonly Row[]
  key?: { own: string; other: string }
}

/** Columns of another list that have the same values in the rows with the same id: `{ src: ['CallLogSupport.callerNumber'] }`. */
export function copiesOf(rows: readonly Row[], others: ReadonlyMap<string, OtherList>): Columns {
  const found = new Map<string, string[]>()
  for (const [model, { rows: theirs, key = { own: 'id', other: 'id' } }] of others) {
    const byKey = new Map(theirs.map((row) => [row[key.other], row]))
    const shared = rows.flatMap((row): [Row, Row][] => {
      const other = byKey.get(row[key.own])
      return other ? [[row, other]] : []
    })
    if (shared.length < LEAST_SHARED) continue
    // A server may leave out what is null.
    const namesOf = (side: 0 | 1) => [...new Set(shared.flatMap((pair) => Object.keys(pair[side])))]
    const keys = ['id', key.own]
    for (const name of namesOf(0).filter((each) => !keys.includes(each)))
      for (const other of namesOf(1).filter((each) => each !== 'id' && each !== key.other)) {
        const values = shared.map(([row]) => JSON.stringify(row[name] ?? null))
        if (new Set(values).size < LEAST_COPIED) continue
        if (shared.every(([, row], at) => JSON.stringify(row[other] ?? null) === values[at]))
          add(found, name, `${model}.${other}`)
      }
  }
  return Object.fromEntries(found)
}
