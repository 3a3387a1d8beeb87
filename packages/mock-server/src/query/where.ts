import { badRequest } from '../errors/loopback-error.ts'
import type { AnyRow } from '../store/models.ts'
import { coercion } from './coerce.ts'
import { type FieldPath, fieldPath, type TableLookup } from './field-path.ts'
import { counter, filterLimits } from './limits.ts'
import { equals, operators } from './operators.ts'
import type { ValueTest } from './value-test.ts'

/** A `where` made ready to test rows. */
export interface CompiledWhere {
  test(row: AnyRow): boolean
  /** Other models whose rows it reads. */
  through: ReadonlySet<string>
  /** Where a real server might answer otherwise, in words. */
  warnings: readonly string[]
}

/** Compiles a `where` for the rows of a model. Throws a 400 for what is no `where`, or one too large to be run for everybody. */
export function compileWhere(where: unknown, model: string, tables: TableLookup): CompiledWhere {
  const through = new Set<string>()
  const warnings: string[] = []
  const countCondition = counter(filterLimits.conditions, 'The where clause has too many conditions')

  function clause(node: unknown): (row: AnyRow) => boolean {
    if (typeof node !== 'object' || node === null || Array.isArray(node)) {
      throw badRequest(`The where clause ${JSON.stringify(node)} is not an object`)
    }
    return every(Object.entries(node).map(([key, value]) => condition(key, value)))
  }

  function condition(key: string, value: unknown): (row: AnyRow) => boolean {
    countCondition()
    if (key === 'and' || key === 'or' || key === 'nor') {
      if (!Array.isArray(value)) throw badRequest(`The ${key} operator has invalid clauses ${JSON.stringify(value)}`)
      const parts = value.map((part) => clause(part))
      if (key === 'and') return every(parts)
      if (key === 'or') return some(parts)
      warnings.push('nor does nothing on many servers')
      return (row) => !some(parts)(row)
    }
    const path = fieldPath(model, key, tables)
    if (path.kind === undefined) warnings.push(`${model} has no field "${key}"`)
    for (const name of path.through) through.add(name)
    return onValue(path, fieldTest(key, path, value))
  }

  function fieldTest(key: string, path: FieldPath, value: unknown): ValueTest {
    const coerce = coercion(path.kind, key)
    if (typeof value !== 'object' || value === null) return equals(value, coerce)
    if (Array.isArray(value)) throw badRequest(`"${key}" is compared with a list: use inq.`)
    const entries = Object.entries(value).filter(([name]) => name !== 'options')
    if (entries.length === 0) throw badRequest(`The condition of "${key}" is empty.`)
    if (entries.length > 1) warnings.push(`only one operator of "${key}" counts on some servers`)
    const tests = entries.map(([name, operand], at) => {
      if (at > 0) countCondition()
      const make = Object.hasOwn(operators, name) ? operators[name] : undefined
      if (!make) throw badRequest(`Unknown operator "${name}" of "${key}".`)
      if (/like$/.test(name) && typeof operand === 'string' && !/^%|%$/.test(operand)) {
        warnings.push(`${name} without % at either end means contains here and the whole text on some servers`)
      }
      return make(operand, coerce, key)
    })
    return (tested) => tests.every((test) => test(tested))
  }

  const test = clause(where)
  return { test, through, warnings }
}

function onValue({ read }: FieldPath, test: ValueTest): (row: AnyRow) => boolean {
  return (row) => {
    const value = read(row)
    return Array.isArray(value) ? value.some(test) : test(value)
  }
}

function every(tests: readonly ((row: AnyRow) => boolean)[]): (row: AnyRow) => boolean {
  const [first, second] = tests
  if (!first) return () => true
  if (!second) return first
  return (row) => tests.every((test) => test(row))
}

function some(tests: readonly ((row: AnyRow) => boolean)[]): (row: AnyRow) => boolean {
  return (row) => tests.some((test) => test(row))
}
