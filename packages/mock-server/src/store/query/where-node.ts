import type { AnyRow } from '../rows/internal-rows.ts'
import type { FieldPath } from './field-path.ts'
import type { Interval } from './interval.ts'

/** A condition on one field. */
export interface FieldCondition {
  kind: 'field'
  /** The field as the request names it. */
  path: string
  field: FieldPath
  test(row: AnyRow): boolean
  /** Where the values of rows that pass lie. More than those that pass may lie there, unless `exactly` says otherwise. */
  interval: Interval | undefined
  /** That the interval alone decides: those in it pass, or those that are not. */
  exactly: 'inside' | 'outside' | undefined
  /** A text of ASCII that the values of rows that pass have in them once both are folded; empty where none is known. */
  piece: string
}

/** A `where` as a tree. */
export type WhereNode =
  | FieldCondition
  | { kind: 'and' | 'or'; parts: readonly WhereNode[] }
  | { kind: 'not'; part: WhereNode }

/** Tests rows one by one. */
export function rowTest(node: WhereNode): (row: AnyRow) => boolean {
  if (node.kind === 'field') return node.test
  if (node.kind === 'not') {
    const test = rowTest(node.part)
    return (row) => !test(row)
  }
  const tests = node.parts.map(rowTest)
  const [first, second] = tests
  if (first && !second) return first
  if (node.kind === 'or') return (row) => tests.some((test) => test(row))
  return first ? (row) => tests.every((test) => test(row)) : () => true
}
