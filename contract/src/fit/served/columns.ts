import { entities } from '../../generated/entities.gen.ts'
import type { FieldRule, ModelRules } from '../field-rules.ts'
import { isModel, isPlain, type Plain } from '../fit.ts'

type Row = Readonly<Record<string, unknown>>

/** A column of the core API, filled from our rows. */
export interface Column {
  /** Our field that it is; undefined where it is computed of several, or where no row of ours has a value for it. */
  field?: string
  rule?: FieldRule
  /** Our fields that its value is made of. */
  needs: readonly string[]
  /** Their value of our row; undefined where it has none. */
  of(row: Row): unknown
}

/** Our values that a rule has a word for, with theirs: the first that is listed, or one that is not where ours stands for the rest. */
export function wordPairs({ listed = [], words, read, theirs = '' }: FieldRule): ReadonlyMap<unknown, Plain> {
  const pairs = new Map<unknown, Plain>()
  for (const word of listed) {
    const ours = read({ [theirs]: word })
    if (!pairs.has(ours)) pairs.set(ours, word)
  }
  const rest = read({ [theirs]: '\u0000 not listed' })
  if (isPlain(rest) && words?.(rest).isRest && !pairs.has(rest)) pairs.set(rest, unlisted(listed, rest))
  return pairs
}

/** A value of the kind of those that are listed, and none of them. */
function unlisted(listed: readonly Plain[], wanted: Plain): Plain {
  const [first] = listed
  if (typeof first === 'number') return Math.max(...listed.map(Number)) + 1
  if (typeof first === 'boolean' && listed.length === 1) return !first
  return listed.includes(wanted) ? `other than ${listed.join(', ')}` : wanted
}

function direct(field: string, rule: FieldRule): Column {
  const pairs = rule.words && wordPairs(rule)
  const write = (value: unknown) => (pairs ? pairs.get(value) : rule.write(value))
  return {
    field,
    rule,
    needs: [field],
    of: (row) => (row[field] === null || row[field] === undefined ? row[field] : (write(row[field]) ?? null)),
  }
}

const computed = (needs: readonly string[], of: Column['of']): Column => ({ needs: [...new Set(needs)], of })

const sum = (one: unknown, other: unknown, sign: 1 | -1) =>
  typeof one === 'number' && typeof other === 'number' ? Number((one + sign * other).toPrecision(12)) : null

/** Fills what a difference is read from so that it is ours: each of the two that no other field of ours is. */
function addDifference(
  columns: Map<string, Column>,
  field: string,
  [first = '', second = '']: readonly string[],
): void {
  const [one, other] = [columns.get(first), columns.get(second)]
  if (!other) {
    if (one)
      columns.set(
        second,
        computed([field, ...one.needs], (row) => sum(one.of(row), row[field], -1)),
      )
    else
      columns.set(
        second,
        computed([field], (row) => (typeof row[field] === 'number' ? 0 : null)),
      )
  }
  if (!one) {
    const added = columns.get(second)
    if (added)
      columns.set(
        first,
        computed([field, ...added.needs], (row) => sum(row[field], added.of(row), 1)),
      )
  }
}

/** Columns of a model, by their names. Those that they alone have are empty. */
function columnsOf(rules: ModelRules): ReadonlyMap<string, Column> {
  const columns = new Map<string, Column>()
  const read = new Set([...rules.fields.values()].flatMap(({ from }) => from))
  const names = isModel(rules.model) ? Object.keys(entities[rules.model].fields) : []
  for (const name of names) {
    const rule = rules.fields.get(name)
    if (rule?.theirs !== undefined && !columns.has(rule.theirs)) columns.set(rule.theirs, direct(name, rule))
    else if (!rule && !rules.lacks.has(name) && !read.has(name))
      columns.set(name, { field: name, needs: [name], of: (row) => row[name] })
  }
  for (const [name, { from }] of rules.fields) if (from.length === 2) addDifference(columns, name, from)
  for (const name of Object.keys(rules.own))
    if (!columns.has(name))
      columns.set(
        name,
        computed([], () => null),
      )
  return columns
}

/** The rules of a model from the side of the core API. */
export interface ServedRules extends ModelRules {
  columns: ReadonlyMap<string, Column>
}

/** The rules of each model from the side of the core API. */
export const servedRules = (rules: ReadonlyMap<string, ModelRules>): ReadonlyMap<string, ServedRules> =>
  new Map([...rules].map(([model, each]) => [model, { ...each, columns: columnsOf(each) }]))
