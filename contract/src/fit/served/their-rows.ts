import { isObject } from '../fit.ts'
import { mapped, relationBy } from '../mapped-rows.ts'
import type { ServedRules } from './columns.ts'
import { type Asked, askedColumns } from './their-queries.ts'

type Row = Readonly<Record<string, unknown>>
type Rules = ReadonlyMap<string, ServedRules>

/** A value of the core API that no value of ours stands for. */
export class NoValueError extends Error {
  override name = 'NoValueError'
  /** Their column. */
  readonly column: string
  constructor(model: string, column: string, value: unknown) {
    super(`No value of ${model} stands for ${column} ${JSON.stringify(value)}: add it to the values of core.fit.yaml`)
    this.column = column
  }
}

/** The name that the core API embeds a relation by; undefined where it does not. */
function relationName(rules: ServedRules, name: string): string | undefined {
  if (rules.lacks.has(name)) return undefined
  return rules.relations.has(name) ? rules.relations.get(name) : name
}

/** A row of ours as the core API sends it. `isFilled` adds null for each column without a value, as SQL connectors do; `asked` chooses columns. */
export function rowServed(all: Rules, model: string, row: Row, isFilled: boolean, asked?: Asked): Row {
  const rules = all.get(model)
  if (!rules) return row
  const isAsked = askedColumns(asked)
  const theirs: Record<string, unknown> = {}
  for (const [name, { needs, of }] of rules.columns) {
    if (!isAsked(name)) continue
    const isGiven = needs.length > 0 && needs.every((each) => row[each] !== undefined)
    if (isGiven || isFilled) theirs[name] = of(row) ?? null
  }
  for (const [name, value] of Object.entries(row)) {
    const target = rules.targets[name]
    if (target) {
      const to = relationName(rules, name)
      const inner = to === undefined ? undefined : asked?.relations.get(to)
      if (to !== undefined) theirs[to] = mapped(value, (each) => rowServed(all, target, each, isFilled, inner))
    } else if (!rules.fields.has(name) && !rules.lacks.has(name) && !rules.columns.has(name)) theirs[name] = value
  }
  return theirs
}

/** Whether an object of an answer is a row of a model, and not a count. */
export function isRowOf({ columns, fields, lacks, targets }: ServedRules, data: Row): boolean {
  const isKnown = (name: string) => columns.has(name) || fields.has(name) || lacks.has(name) || name in targets
  return Object.keys(data).some(isKnown)
}

/** A body of the core API as ours; `isWhole` where it becomes the whole row. Columns that are theirs alone are left out. */
export function bodyServed(all: Rules, model: string, body: Row, isWhole: boolean): Row {
  const rules = all.get(model)
  if (!rules) return body
  const ours: Record<string, unknown> = {}
  const read = new Set<string>()
  for (const [name, rule] of rules.fields) {
    for (const each of rule.from) read.add(each)
    if (rule.constant !== undefined && isWhole) ours[name] = rule.constant
    if (rule.from.length === 0 || !rule.from.every((each) => each in body)) continue
    const value = rule.from.every((each) => body[each] === null) ? null : rule.read(body)
    if (value !== undefined) ours[name] = value
    else if (rule.words && rule.theirs !== undefined) throw new NoValueError(model, rule.theirs, body[rule.theirs])
    // No time, for one: the server refuses it.
    else if (rule.theirs !== undefined) ours[name] = body[rule.theirs]
  }
  for (const [name, value] of Object.entries(body)) {
    const relation = relationBy(rules, name)
    if (relation)
      ours[relation] = mapped(value, (each) => bodyServed(all, rules.targets[relation] ?? '', each, isWhole))
    else if (!read.has(name) && !rules.taken.has(name) && !(name in rules.own)) ours[name] = value
  }
  return ours
}

/** An error with their names of fields in its details, where it is one of validation. */
export function errorServed(rules: ServedRules | undefined, body: unknown): unknown {
  const error = isObject(body) ? body.error : undefined
  if (!rules || !isObject(error) || !isObject(error.details)) return body
  const names = new Map<string, string>()
  for (const [name, { field }] of rules.columns) if (field !== undefined) names.set(field, name)
  const renamed = (fields: unknown): unknown =>
    isObject(fields)
      ? Object.fromEntries(Object.entries(fields).map(([name, value]) => [names.get(name) ?? name, value]))
      : fields
  const { codes, messages, ...rest } = error.details
  const details = {
    ...rest,
    ...(codes !== undefined && { codes: renamed(codes) }),
    ...(messages !== undefined && { messages: renamed(messages) }),
  }
  return { error: { ...error, details } }
}
