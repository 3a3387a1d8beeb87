import { folded } from '@lineboard/contract/folded'
import type { Row } from '../server/rows.ts'
import type { Condition, Sample } from './ask.ts'

/** What a row answers to a condition; undefined where servers differ: letter case, accents, rows without a value, order of texts. */
export type Meets = boolean | undefined

const not = (meets: Meets): Meets => (meets === undefined ? undefined : !meets)

function all(answers: readonly Meets[]): Meets {
  if (answers.includes(false)) return false
  return answers.includes(undefined) ? undefined : true
}

const any = (answers: readonly Meets[]): Meets => not(all(answers.map(not)))

/** A number that orders values of a kind; undefined for texts, which every collation orders in its own way. */
export function rankOf(value: unknown, kind: string | undefined): number | undefined {
  if (typeof value === 'number') return value
  if (kind !== 'date-time' || typeof value !== 'string') return undefined
  return Date.parse(value)
}

function equal(value: unknown, wanted: unknown, kind: string | undefined): Meets {
  const [left, right] = [rankOf(value, kind) ?? value, rankOf(wanted, kind) ?? wanted]
  if (left === right) return true
  const isOneFolded = typeof left === 'string' && folded(left) === folded(String(right))
  return isOneFolded ? undefined : false
}

function ordered(value: unknown, bound: unknown, kind: string | undefined, holds: (difference: number) => boolean) {
  const [left, right] = [rankOf(value, kind), rankOf(bound, kind)]
  return left === undefined || right === undefined ? undefined : holds(left - right)
}

const plain = (pattern: unknown) => String(pattern).replaceAll('%', '')

// LoopBack's memory connector looks for the text in the word `undefined` where a row has no value.
const inNothing = (part: string): Meets => ('undefined null'.includes(part.toLowerCase()) ? undefined : false)

function contains(value: unknown, pattern: unknown, isCaseBlind: boolean): Meets {
  const part = plain(pattern)
  if (value === null) return inNothing(part)
  if (String(value).includes(part)) return true
  if (!folded(String(value)).includes(folded(part))) return false
  return isCaseBlind && String(value).toLowerCase().includes(part.toLowerCase()) ? true : undefined
}

type Test = (value: unknown, operand: unknown, kind: string | undefined) => Meets

const atLeast: Test = (value, operand, kind) => ordered(value, operand, kind, (difference) => difference >= 0)
const atMost: Test = (value, operand, kind) => ordered(value, operand, kind, (difference) => difference <= 0)
const oneOf: Test = (value, operand, kind) =>
  any([operand].flat().map((wanted) => (value === null ? false : equal(value, wanted, kind))))

const tests: Readonly<Record<string, Test>> = {
  eq: (value, operand, kind) => equal(value, operand, kind),
  gt: (value, operand, kind) => ordered(value, operand, kind, (difference) => difference > 0),
  gte: atLeast,
  lt: (value, operand, kind) => ordered(value, operand, kind, (difference) => difference < 0),
  lte: atMost,
  between: (value, operand, kind) => {
    const [from, to] = [operand].flat()
    return all([atLeast(value, from, kind), atMost(value, to, kind)])
  },
  inq: oneOf,
  like: (value, operand) => contains(value, operand, false),
  ilike: (value, operand) => contains(value, operand, true),
  regexp: (value, operand) => (value === null ? false : new RegExp(String(operand)).test(String(value))),
}

const negations: Readonly<Record<string, string>> = { neq: 'eq', nin: 'inq', nlike: 'like', nilike: 'ilike' }

/** Whether a condition says what a field is not: there servers differ about rows without a value. */
export const isNegation = (operator: string): boolean => Object.hasOwn(negations, operator)

const valuesOf = (operand: Sample | readonly Sample[]) =>
  'value' in operand ? operand.value : operand.map(({ value }) => value)

/** Whether a row meets a condition, as far as every honest server agrees. */
export function meets(row: Row, condition: Condition, kinds: Readonly<Record<string, string>>): Meets {
  if ('join' in condition) {
    const answers = condition.parts.map((part) => meets(row, part, kinds))
    return condition.join === 'and' ? all(answers) : condition.join === 'or' ? any(answers) : not(any(answers))
  }
  const { field, operator, operand } = condition
  const value = row[field] ?? null
  if (operand === null) return operator === 'eq' ? value === null : value !== null
  const negated = negations[operator]
  if (negated === undefined) {
    if (value === null && !/like$/.test(operator)) return false
    return tests[operator]?.(value, valuesOf(operand), kinds[field])
  }
  return value === null ? undefined : not(tests[negated]?.(value, valuesOf(operand), kinds[field]))
}
