import { isEmpty } from './build.ts'
import { FilterError } from './filter-error.ts'
import type { AnyWhere } from './filter-types.ts'
import { isObject } from './is-object.ts'
import { portable, portableFilter } from './portable.ts'

/** Writes the filters of calls so that every server means the same by them. */
export interface FilterWriter {
  /** A `filter` or `where` as it travels, as JSON; empty where it says nothing. Throws a FilterError for what is none, or servers would read in different ways. */
  text(name: string, asked: unknown, operationId?: string, adapters?: Adapters): string
  /** Throws a FilterError unless the conditions narrow a bulk change down. */
  assertNarrow(where: unknown): void
}

/** What writes the filters of one server, after they were written for all. */
interface Adapters {
  profile?: { adapt(operationId: string, name: string, asked: AnyWhere): AnyWhere } | undefined
  fit?: { query(operationId: string, name: string, asked: AnyWhere): AnyWhere } | undefined
}

// LoopBack refuses a query with a value further in.
const mostLevels = 12

// Deeper than anybody writes it, and not so deep that it could not be written for all servers.
const readableLevels = 200

/** Whether something in the value, that many levels in or further, has fields or items itself. Every list asks it twice: a loop without a function a value. */
function isDeeper(value: unknown, levels: number): boolean {
  const fields: AnyWhere = Object(value)
  for (const name in fields) {
    const inner = fields[name]
    if (typeof inner === 'object' && (levels < 2 ? inner !== null : isDeeper(inner, levels - 1))) return true
  }
  return false
}

const tooDeep = (name: string) => new FilterError(`${name} is nested deeper than servers take it`)

function isVague(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isVague)
  return value === undefined || (isObject(value) && Object.values(value).some(isVague))
}

/** Throws a FilterError unless the conditions narrow a bulk change down, and none of them was left undefined by mistake. */
export function assertNarrow(where: unknown): void {
  if (where !== undefined && !isVague(where) && !isEmpty(portable(where))) return
  throw new FilterError('A bulk change needs a condition, none of it undefined')
}

/**
 * What writes the filters of calls. A client has it; a single call that takes a `filter` or `where` is given it, so that one which
 * takes none does not carry it: see `bindOperation`.
 */
export const filters: FilterWriter = {
  text(name, asked, operationId = '', { profile, fit } = {}) {
    if (isDeeper(asked, readableLevels)) throw tooDeep(name)
    const written = name === 'where' ? portable(asked) : portableFilter(asked)
    const known = profile?.adapt(operationId, name, written) ?? written
    const adapted = fit?.query(operationId, name, known) ?? known
    if (isDeeper(adapted, mostLevels)) throw tooDeep(name)
    return isEmpty(adapted) ? '' : JSON.stringify(adapted)
  },
  assertNarrow,
}
