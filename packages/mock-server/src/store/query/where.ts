import { badRequest } from '../../ground/errors.ts'
import type { AnyRow } from '../rows/internal-rows.ts'
import type { ValueTest } from './compare-values.ts'
import { type FieldPath, fieldPath, type TableLookup } from './field-path.ts'
import { counter, filterLimits } from './filter-limits.ts'
import { type Interval, narrowed, placedBy } from './interval.ts'
import { operators, plainPartOf } from './operators.ts'
import { plainPartOfRegExp } from './reg-exp.ts'
import { type FieldCondition, rowTest, type WhereNode } from './where-node.ts'

function toNumber(value: unknown, field: string): unknown {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof number !== 'number' || Number.isNaN(number)) {
    throw badRequest(`${JSON.stringify(value)} is not a number, which "${field}" is.`)
  }
  return number
}

// Times are compared as texts, which years of more than four digits are not: what lies beyond stands for the end itself.
const FIRST_MS = Date.parse('0000-01-01T00:00:00.000Z')
const LAST_MS = Date.parse('9999-12-31T23:59:59.999Z')

function toDate(value: unknown, field: string): unknown {
  const atMs = typeof value === 'string' || typeof value === 'number' ? new Date(value).getTime() : Number.NaN
  if (Number.isNaN(atMs)) throw badRequest(`Invalid date: ${JSON.stringify(value)} for "${field}"`)
  return new Date(Math.min(Math.max(atMs, FIRST_MS), LAST_MS)).toISOString()
}

const booleans = new Map<unknown, boolean>([
  ...[true, 'true', 1, '1'].map((value) => [value, true] as const),
  ...[false, 'false', 0, '0', ''].map((value) => [value, false] as const),
])

// LoopBack takes any other text for true, "no" as well.
function toBoolean(value: unknown, field: string): boolean {
  const read = booleans.get(value)
  if (read === undefined)
    throw badRequest(`${JSON.stringify(value)} is neither true nor false, one of which "${field}" is.`)
  return read
}

/** What an operand must become to be compared with a field of that kind. Null stays null. */
function coercion(kind: string | undefined, field: string): (value: unknown) => unknown {
  const orNull = (convert: (value: unknown, field: string) => unknown) => (value: unknown) =>
    value == null ? null : convert(value, field)
  switch (kind) {
    case 'integer':
    case 'number':
      return orNull(toNumber)
    case 'date-time':
      return orNull(toDate)
    case 'boolean':
      return orNull(toBoolean)
    case 'string':
    case 'date':
      return orNull((value) => (typeof value === 'object' ? value : String(value)))
    default:
      return (value) => value ?? null
  }
}

/** What values have in them that pass an operator. */
const plainPartsOf: Readonly<Record<string, (operand: string) => string>> = {
  like: plainPartOf,
  ilike: plainPartOf,
  regexp: plainPartOfRegExp,
}

/** A `where` made ready to test rows. */
export interface CompiledWhere {
  test(row: AnyRow): boolean
  /** The same as a tree of conditions, for who can do better than test row by row. */
  node: WhereNode
  /** Other models whose rows it reads. */
  through: ReadonlySet<string>
  /** Where a real server might answer otherwise, in words. */
  warnings: readonly string[]
}

/** Kinds of fields that no pattern is for. Moments are searched by the hour of their text, as no operator asks for times of day. */
const notText = new Set(['integer', 'number', 'boolean'])

/** Compiles a `where` for the rows of a model. Throws a 400 for what is no `where`, or one too large to be run for everybody. */
export function compileWhere(where: unknown, model: string, tables: TableLookup): CompiledWhere {
  const through = new Set<string>()
  const warnings: string[] = []
  const countCondition = counter(filterLimits.conditions, 'The where clause has too many conditions')

  function clause(node: unknown): WhereNode {
    if (typeof node !== 'object' || node === null || Array.isArray(node)) {
      throw badRequest(`The where clause ${JSON.stringify(node)} is not an object`)
    }
    return joined(
      'and',
      Object.entries(node).map(([key, value]) => condition(key, value)),
    )
  }

  function condition(key: string, value: unknown): WhereNode {
    countCondition()
    if (key === 'and' || key === 'or' || key === 'nor') {
      if (!Array.isArray(value)) throw badRequest(`The ${key} operator has invalid clauses ${JSON.stringify(value)}`)
      if (value.length === 0 && key === 'or') warnings.push('an or of nothing is all rows on SQL servers')
      const parts = value.map((part) => clause(part))
      if (key !== 'nor') return joined(key, parts)
      warnings.push('nor does nothing on many servers')
      return { kind: 'not', part: joined('or', parts) }
    }
    const field = fieldPath(model, key, tables)
    if (field.kind === undefined) warnings.push(`${model} has no field "${key}"`)
    for (const name of field.through) through.add(name)
    return onField(key, field, value)
  }

  function onField(key: string, field: FieldPath, value: unknown): FieldCondition {
    const coerce = coercion(field.kind, key)
    const tests: ValueTest[] = []
    let piece = ''
    const placed = operands(key, value).map(([name, operand], at) => {
      if (at > 0) countCondition()
      const make = Object.hasOwn(operators, name) ? operators[name] : undefined
      if (!make) throw badRequest(`Unknown operator "${name}" of "${key}".`)
      if (/like$/.test(name) && typeof operand === 'string' && !/^%|%$/.test(operand)) {
        warnings.push(`${name} without % at either end means contains here and the whole text on some servers`)
      }
      if (/like$|^regexp$/.test(name) && notText.has(field.kind ?? '')) {
        warnings.push(`${name} finds nothing, or is an error, on "${key}" of real servers: it is no text`)
      }
      tests.push(make(operand, coerce, key))
      if (typeof operand === 'string') piece = plainPartsOf[name]?.(operand) ?? piece
      return placedBy(name, operand, coerce)
    })
    const [first, second] = placed
    const intervals = placed.flatMap((one): Interval[] => (one && !one.isOutside ? [one.interval] : []))
    const isInside = intervals.length === placed.length
    return {
      kind: 'field',
      path: key,
      field,
      test: onValue(field, tests),
      interval:
        !second && first?.isOutside ? first.interval : intervals.length > 0 ? intervals.reduce(narrowed) : undefined,
      exactly: isInside ? 'inside' : !second && first?.isOutside ? 'outside' : undefined,
      piece,
    }
  }

  /** The operators of a condition with what they compare with. */
  function operands(key: string, value: unknown): (readonly [string, unknown])[] {
    if (typeof value !== 'object' || value === null) return [['eq', value]]
    if (Array.isArray(value)) throw badRequest(`"${key}" is compared with a list: use inq.`)
    const entries = Object.entries(value).filter(([name]) => name !== 'options')
    if (entries.length === 0) throw badRequest(`The condition of "${key}" is empty.`)
    if (entries.length > 1) warnings.push(`only one operator of "${key}" counts on some servers`)
    return entries
  }

  const node = clause(where)
  return { test: rowTest(node), node, through, warnings }
}

function joined(kind: 'and' | 'or', parts: readonly WhereNode[]): WhereNode {
  const [first, second] = parts
  return first && !second ? first : { kind, parts }
}

/** A list passes by any of its values. */
function onValue({ read }: FieldPath, tests: readonly ValueTest[]): (row: AnyRow) => boolean {
  const [first, second] = tests
  const test: ValueTest = first && !second ? first : (value) => tests.every((one) => one(value))
  return (row) => {
    const value = read(row)
    return Array.isArray(value) ? value.some(test) : test(value)
  }
}
