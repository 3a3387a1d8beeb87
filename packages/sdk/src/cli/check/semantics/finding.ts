import type { Condition, Query } from './sample-request.ts'

/** A way in which a server does not mean what every other does. Nothing of it is a value of a row. */
export interface Finding {
  /** What it is about: an operator, `limit`, `count`, `patch`, … */
  about: string
  /** In words, with ids of rows and names of fields. */
  problem: string
  /** The shortest requests that show it. */
  requests: readonly string[]
}

const lengthOf = ({ requests }: Finding): number => requests.join('').length

/** Findings with one more among them: of those about the same thing, the one with the shortest requests stays. */
export function withFinding(findings: readonly Finding[], one: Finding): Finding[] {
  const known = findings.find(({ about }) => about === one.about)
  if (!known) return [...findings, one]
  return lengthOf(known) <= lengthOf(one) ? [...findings] : findings.map((each) => (each === known ? one : each))
}

function operatorOf(where: Condition): string {
  if ('join' in where) return where.join
  return where.operand === null ? 'null' : where.operator
}

/** What a request that asks for no more than it must is about. */
export function aboutOf({ call, where, order, limit, skip, fields, include }: Query): string {
  if (call === 'count') return 'count'
  if (skip !== undefined) return 'skip'
  if (include !== undefined) return 'include'
  if (fields !== undefined) return 'fields'
  if (where) return operatorOf(where)
  if (limit !== undefined) return 'limit'
  return order ? 'order' : 'rows'
}
