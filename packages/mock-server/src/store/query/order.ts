import { badRequest } from '../../ground/errors.ts'
import type { AnyRow } from '../rows/internal-rows.ts'
import { compareValues } from './compare-values.ts'
import { type FieldPath, fieldPath, type TableLookup } from './field-path.ts'
import { filterLimits } from './filter-limits.ts'

/** An order made ready to compare rows. Rows that are equal otherwise go by id. */
export interface CompiledOrder {
  /** The same text for the same order, or its reverse. */
  key: string
  compare(left: AnyRow, right: AnyRow): number
  /** The fields it goes by, the one that counts most first, each with its direction as the rows are kept: 1 is rising. */
  terms: readonly { path: string; field: FieldPath; sign: 1 | -1 }[]
  /** True when the rows are wanted from the last to the first of that order. */
  isReversed: boolean
  /** Other models whose rows it reads. */
  through: readonly string[]
  warnings: readonly string[]
}

interface Term {
  path: string
  isDescending: boolean
}

function parseTerm(text: unknown): Term {
  const match = typeof text === 'string' ? /^([\w.]+)(?:\s+(ASC|DESC)\s*)?$/i.exec(text) : null
  if (!match?.[1]) throw badRequest(`The order ${JSON.stringify(text)} is not valid`)
  return { path: match[1], isDescending: match[2]?.toUpperCase() === 'DESC' }
}

/** Compiles the order of a query. Throws a 400 for what is no order, or names too many fields. */
export function compileOrder(order: readonly unknown[], model: string, tables: TableLookup): CompiledOrder {
  if (order.length > filterLimits.orderKeys) {
    throw badRequest(`The order has too many fields: at most ${filterLimits.orderKeys} are taken.`)
  }
  const parsed = order.map(parseTerm)
  const terms = parsed.some(({ path }) => path === 'id') ? parsed : [...parsed, { path: 'id', isDescending: false }]
  if (parsed.length > 0 && terms.length > parsed.length) {
    // Ties follow the direction of what was asked, so that one sorted array serves both directions.
    terms[terms.length - 1] = { path: 'id', isDescending: parsed[0]?.isDescending ?? false }
  }
  const isReversed = terms[0]?.isDescending ?? false
  const paths = terms.map(({ path }) => fieldPath(model, path, tables))
  const signs = terms.map(({ isDescending }): 1 | -1 => (isDescending === isReversed ? 1 : -1))
  return {
    key: terms.map(({ path }, at) => `${path}${signs[at] === 1 ? '' : '-'}`).join(' '),
    terms: paths.map((field, at) => ({ path: terms[at]?.path ?? 'id', field, sign: signs[at] ?? 1 })),
    isReversed,
    through: paths.flatMap(({ through }) => through),
    warnings: paths.flatMap(({ kind, through }, at) => [
      ...(kind === undefined ? [`${model} has no field "${terms[at]?.path}"`] : []),
      ...(through.length > 0 ? [`ordering by "${terms[at]?.path}" does nothing on many servers`] : []),
    ]),
    compare(left, right) {
      for (let at = 0; at < paths.length; at++) {
        const path = paths[at]
        if (!path) break
        const difference = compareValues(path.read(left), path.read(right))
        if (difference !== 0) return signs[at] === 1 ? difference : -difference
      }
      return 0
    },
  }
}
