import type { Row } from '../server/rows.ts'
import type { Condition, Query, Sample } from './ask.ts'

/** What is known of the list that is asked, from the contract. */
export interface ListShape {
  /** Name of the rows, such as TrackingSource. */
  model: string
  path: string
  countPath: string | undefined
  /** Address of a row, without its id. */
  rowPath: string | undefined
  /** Kinds of the fields that are stored and not computed: those that clients write, the id and when it was made. */
  kinds: Readonly<Record<string, string>>
  /** Relations to one other row, with the field that holds its id and the address such rows are read at. */
  relations: Readonly<Record<string, { foreignKey: string; path: string }>>
}

/** Rows of a list, all there are, and what of them conditions can be made of. */
export interface Subject extends ListShape {
  rows: readonly Row[]
  /** What leaves out the others, where the list is long. */
  scope?: Condition | undefined
}

/** A request for rows of the list. */
export const listOf = ({ path, scope }: Subject, asked: Partial<Query> = {}): Query => ({
  call: 'find',
  path,
  scope,
  ...asked,
})

/** The count of the same rows, where the list has one. */
export const countOf = ({ countPath, scope }: Subject, where?: Condition): Query | undefined =>
  countPath === undefined ? undefined : { call: 'count', path: countPath, scope, where }

/** A value of a row, as it is sent and as it is told. */
export const sampleOf = (row: Row, field: string): Sample => ({
  value: row[field],
  label: `${field} of row ${String(row.id)}`,
})

const isFilled = (value: unknown) => value !== undefined && value !== null && value !== ''

/** The rows that have a value in a field, one a value. */
export function distinct({ rows }: Subject, field: string): Row[] {
  const seen = new Set<unknown>()
  return rows.filter((row) => isFilled(row[field]) && !seen.has(row[field]) && seen.add(row[field]))
}

/** Fields of some kinds, those with the most different values first. */
export function fieldsOf(subject: Subject, ...wanted: readonly string[]): string[] {
  return Object.entries(subject.kinds)
    .filter(([, kind]) => wanted.includes(kind))
    .map(([field]) => ({ field, values: distinct(subject, field).length }))
    .filter(({ values }) => values > 0)
    .sort((left, right) => right.values - left.values)
    .map(({ field }) => field)
}

/** Whether some rows have a value in a field and others none. */
export const isPartly = ({ rows }: Subject, field: string): boolean =>
  rows.some((row) => isFilled(row[field])) && rows.some((row) => row[field] === undefined || row[field] === null)
