import { allOf, anyOf, isEmpty } from '../filter/build.ts'
import type { AnyWhere, Where } from '../filter/filter-types.ts'
import type { FieldBlock, FilterAst, FilterBlock, TextBlock, TimeBlock } from './ast.ts'
import { type ConditionGroup, groupOf } from './groups.ts'
import { fieldWhere, isLookedUp, isName, timeWhere, type WhereOptions } from './match-kind.ts'
import { type FieldOperator, isValueless } from './operators.ts'
import type { Searchable, SearchField } from './searchable.ts'
import { formatTimeOfDay, parseWeekday } from './time-of-day.ts'

const isPresent = <T>(value: T | undefined): value is T => value !== undefined

function anyField(fields: readonly SearchField[], text: string, options: WhereOptions): AnyWhere {
  // A company may be called Monday: who means the day says of which field.
  const meant = parseWeekday(text) === undefined ? fields : fields.filter(({ kind }) => kind !== 'date-time')
  const found = text === '' ? [] : meant.map((field) => fieldWhere(field, 'has', text, options)).filter(isPresent)
  // What could not be looked up is left to the other fields.
  const conditions = found.filter((where) => !isEmpty(where))
  return conditions.length > 0 ? anyOf(conditions) : {}
}

function bareWhere(block: TextBlock | TimeBlock, searchable: Searchable, options: WhereOptions): AnyWhere {
  const fields = Object.values(searchable).flatMap(({ isNamed, path, kind }) => (isNamed ? [] : { path, kind }))
  const lookedUp = Object.values(searchable).filter((field) => block.type === 'text' && isLookedUp(field, block.value))
  if (block.type === 'text') {
    const ids = isName(block.value) ? (options.named ?? []) : []
    const named = ids.map((path) => ({ path, kind: 'string' as const, lookedUp: [] }))
    return anyField([...fields, ...lookedUp, ...named], block.value, options)
  }
  const timestamp = fields.find(({ kind }) => kind === 'date-time')
  return timestamp ? timeWhere(timestamp.path, block, options) : anyField(fields, formatTimeOfDay(block), options)
}

const alternatives: ReadonlySet<FieldOperator> = new Set(['has', 'is', 'isEmpty'])

/** Whether rows whose value is not theirs yet have none of the values that a field may not be. */
const isSettledBeside = (
  field: SearchField,
  operator: FieldOperator,
  found: AnyWhere | undefined,
): field is SearchField & Required<Pick<SearchField, 'settled'>> =>
  found !== undefined && field.settled !== undefined && !isValueless(operator)

/** Alternatives that a condition is written as at most. */
const MOST_ALTERNATIVES = 60

const alternativesOf = (where: AnyWhere): readonly AnyWhere[] => {
  const { or, ...rest } = where
  return Array.isArray(or) && isEmpty(rest) ? or : [where]
}

/** A condition as alternatives without further ones inside: servers take few levels of `and` and `or` in each other. */
function spread(where: AnyWhere): readonly AnyWhere[] {
  const { and: parts, ...rest } = where
  if (!Array.isArray(parts) || !isEmpty(rest)) return [where]
  const sides: (readonly AnyWhere[])[] = parts.map(alternativesOf)
  if (sides.reduce((count, side) => count * side.length, 1) > MOST_ALTERNATIVES) return [where]
  const all = sides.reduce<AnyWhere[][]>(
    (some, side) => some.flatMap((one) => side.map((each) => [...one, each])),
    [[]],
  )
  return all.map(allOf)
}

/** What a field may be are alternatives, as no row has two statuses; what it may not be, and its bounds, all hold. */
function fieldWheres(blocks: readonly FieldBlock[], searchable: Searchable, options: WhereOptions): AnyWhere[] {
  const byKey = new Map<string, { valued: AnyWhere[]; empty: AnyWhere[] }>()
  const others: AnyWhere[] = []
  for (const block of blocks) {
    const { key, operator, value } = block
    const group = groupOf(block, searchable)
    if (group) others.push(groupWhere(group, searchable, options))
    const field = Object.hasOwn(searchable, key) ? searchable[key] : undefined
    if (!field || (value === '' && !isValueless(operator))) continue
    // A text that is no value of the field finds nothing: passed over, it would find everything.
    const found = fieldWhere(field, operator, value, options)
    const where = found ?? { [field.path]: { inq: [] } }
    if (alternatives.has(operator)) {
      const known = byKey.get(key) ?? { valued: [], empty: [] }
      byKey.set(key, known)
      known[field.settled && found && !isValueless(operator) ? 'valued' : 'empty'].push(where)
    } else
      others.push(isSettledBeside(field, operator, found) ? anyOf([where, field.settled.whereNot(options.now)]) : where)
  }
  const ofKeys = [...byKey].map(([key, { valued, empty }]) => {
    const settled = searchable[key]?.settled?.where(options.now)
    const parts = valued.length > 0 ? [settled ? allOf([anyOf(valued), settled]) : anyOf(valued)] : []
    return anyOf([...parts, ...empty])
  })
  return [...ofKeys, ...others]
}

/** Any or all of the conditions of a group; one without conditions narrows nothing. */
function groupWhere({ mode, readable }: ConditionGroup, searchable: Searchable, options: WhereOptions): AnyWhere {
  if (mode === 'all') return toWhere(readable, searchable, options)
  // Values of one field are alternatives anyway, and shorter together.
  const together = new Map<string, FilterBlock[]>()
  for (const block of readable) {
    const isValue = block.type === 'field' && alternatives.has(block.operator) && !groupOf(block, searchable)
    const key = isValue ? block.key : `at ${block.start}`
    together.set(key, [...(together.get(key) ?? []), block])
  }
  const wheres = [...together.values()]
    .map((blocks) => toWhere(blocks, searchable, options))
    .filter((where) => !isEmpty(where))
  return wheres.length > 0 ? anyOf(wheres.flatMap(spread)) : {}
}

type WhereOf<Row> = [Row] extends [never] ? AnyWhere : Where<Row>

/**
 * Conditions that a filter text stands for. Blocks must all hold, but what a field may be are alternatives. Bare text may be
 * in any field that can hold it and need not be named, a bare time is that of the first such timestamp. A field finds nothing
 * by a text that can be no value of it: the `readable` part of a text has none.
 */
export function toWhere<Row = never>(
  ast: FilterAst,
  searchable: Searchable,
  options: Partial<WhereOptions> = {},
): WhereOf<Row> {
  const asked: WhereOptions = { timeZone: 'UTC', now: new Date(), ...options }
  const fields = ast.filter((block) => block.type === 'field')
  const bare = ast.filter((block) => block.type !== 'field')
  const conditions = [
    ...fieldWheres(fields, searchable, asked),
    ...bare.map((block) => bareWhere(block, searchable, asked)),
  ]
  // The paths are those of the searchable fields, which are the row's.
  return allOf(conditions) as WhereOf<Row>
}
