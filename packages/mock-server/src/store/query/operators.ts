import { badRequest } from '../../ground/errors.ts'
import type { ValueTest } from './compare-values.ts'
import { compareValues } from './compare-values.ts'
import { likePattern } from './like.ts'
import { toRegExp } from './reg-exp.ts'

type Operand = (operand: unknown, coerce: (value: unknown) => unknown, field: string) => ValueTest

/** Values of different types have no order: nothing is greater or less than the other. */
function ordered(holds: (difference: number) => boolean): Operand {
  return (operand, coerce) => {
    const bound = coerce(operand)
    return (value) => value != null && typeof value === typeof bound && holds(compareValues(value, bound))
  }
}

function list(operand: unknown, name: string): readonly unknown[] {
  if (Array.isArray(operand)) return operand
  throw badRequest(`The ${name} operator has invalid clauses ${JSON.stringify(operand)}: expected a list.`)
}

function oneOf(operand: unknown, name: string, coerce: (value: unknown) => unknown): ValueTest {
  const values = new Set(list(operand, name).map(coerce))
  const takesNull = values.has(null)
  return (value) => values.has(value) || (takesNull && value == null)
}

function text(operand: unknown, name: string): string {
  if (typeof operand === 'string') return operand
  throw badRequest(`The ${name} operator has invalid clauses ${JSON.stringify(operand)}: expected a string.`)
}

const not =
  (test: ValueTest): ValueTest =>
  (value) =>
    !test(value)

/** Equal, where null and missing are one. */
function equals(operand: unknown, coerce: (value: unknown) => unknown): ValueTest {
  const wanted = coerce(operand)
  return wanted == null ? (value) => value == null : (value) => value === wanted
}

/** Every operator of a `where`. */
export const operators: Readonly<Record<string, Operand>> = {
  eq: (operand, coerce) => equals(operand, coerce),
  neq: (operand, coerce) => not(equals(operand, coerce)),
  gt: ordered((difference) => difference > 0),
  gte: ordered((difference) => difference >= 0),
  lt: ordered((difference) => difference < 0),
  lte: ordered((difference) => difference <= 0),
  between(operand, coerce, field) {
    const [from, to, ...more] = list(operand, 'between')
    if (from === undefined || to === undefined || more.length > 0) {
      throw badRequest(`The between operator of "${field}" needs two values.`)
    }
    const isFrom = ordered((difference) => difference >= 0)(from, coerce, field)
    const isTo = ordered((difference) => difference <= 0)(to, coerce, field)
    return (value) => isFrom(value) && isTo(value)
  },
  inq: (operand, coerce) => oneOf(operand, 'inq', coerce),
  nin: (operand, coerce) => not(oneOf(operand, 'nin', coerce)),
  like: (operand) => likePattern(text(operand, 'like'), false),
  nlike: (operand) => not(likePattern(text(operand, 'nlike'), false)),
  ilike: (operand) => likePattern(text(operand, 'ilike'), true),
  nilike: (operand) => not(likePattern(text(operand, 'nilike'), true)),
  regexp(operand) {
    const matches = toRegExp(text(operand, 'regexp'))
    return (value) => value != null && matches(String(value))
  },
  exists: (operand) => (operand === false ? (value) => value == null : (value) => value != null),
}
