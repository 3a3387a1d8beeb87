import { rowCurrency } from '../row-currency.ts'
import type { FieldRule, ModelRules } from './field-rules.ts'
import { isObject } from './fit.ts'

type Row = Readonly<Record<string, unknown>>
type Rules = ReadonlyMap<string, ModelRules>

/** The row of the core API that one of ours was read from: spread with it, and in no JSON. */
const source = Symbol('row of the core API')

/** Before the name of a column of theirs that means something else than our field of that name. */
export const otherPrefix = 'core_'

/** A related row, or each of a list. */
export const mapped = (value: unknown, map: (row: Row) => unknown): unknown =>
  Array.isArray(value) ? value.map((each) => (isObject(each) ? map(each) : each)) : isObject(value) ? map(value) : value

/** Our relation by their name of it. */
export function relationBy(rules: ModelRules, theirs: string): string | undefined {
  for (const [name, to] of rules.relations) if (to === theirs) return name
  return rules.targets[theirs] && !rules.relations.has(theirs) ? theirs : undefined
}

/** A row of the core API as ours. What the fit does not speak of stays as it is, so that a whole row can be put back. */
export function rowIn(all: Rules, model: string, row: Row): Row {
  const rules = all.get(model)
  if (!rules) return row
  const read = new Set([...rules.fields.values()].flatMap(({ from }) => from))
  const ours: Record<string | symbol, unknown> = {}
  for (const [name, value] of Object.entries(row)) {
    const relation = relationBy(rules, name)
    if (relation) ours[relation] = mapped(value, (each) => rowIn(all, rules.targets[relation] ?? '', each))
    else if (rules.taken.has(name)) ours[`${otherPrefix}${name}`] = value
    else if (!read.has(name)) ours[name] = value
  }
  for (const [name, rule] of rules.fields) {
    const value = rule.read(row)
    if (value !== undefined) ours[name] = value
  }
  const currency = rules.currency === undefined ? undefined : row[rules.currency]
  if (typeof currency === 'string' && currency !== '') ours[rowCurrency] = currency.toUpperCase()
  // A count, for one, is made of no column.
  if ([...read].some((name) => name in row)) ours[source] = row
  return ours
}

/** Texts by column of the core API, by our fields; two columns of one field come together. */
export function byOurNames({ fields, taken }: ModelRules, texts: Readonly<Record<string, string[]>>) {
  // Without what every object has: a field may be called so.
  const ours: Record<string, string[]> = Object.create(null)
  for (const [column, each] of Object.entries(texts)) {
    const field = [...fields].find(([, { from }]) => from.includes(column))?.[0]
    const name = field ?? (taken.has(column) ? `${otherPrefix}${column}` : column)
    ours[name] = [...(ours[name] ?? []), ...each]
  }
  return ours
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** Their value of a field: the one that it was read from where it was not changed, as several of theirs may be one of ours. */
function written(rule: FieldRule, value: unknown, from: Row | undefined): unknown {
  if (from && rule.theirs !== undefined && isSame(rule.read(from), value)) return from[rule.theirs]
  return rule.write(value)
}

/** A value that the core API has no word for. */
export class NoWordError extends Error {
  override name = 'NoWordError'
  readonly field: string
  constructor(model: string, field: string, value: unknown) {
    super(
      `The core API has no word for ${field} ${JSON.stringify(value)} of ${model}: add it to the values of core.fit.yaml`,
    )
    this.field = field
  }
}

/** A row of ours, or some fields of one, as the core API takes it. Throws a NoWordError. `isWhole` puts back what ours is made of, too. */
export function rowOut(all: Rules, model: string, row: Row, isWhole = false): Row {
  const rules = all.get(model)
  if (!rules) return row
  const from = (row as Record<symbol, unknown>)[source] as Row | undefined
  const theirs: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(row)) {
    const rule = rules.fields.get(name)
    if (rule) {
      if (rule.theirs === undefined) continue
      const word = written(rule, value, from)
      if (word === undefined && value !== undefined && value !== null) throw new NoWordError(model, name, value)
      theirs[rule.theirs] = word
    } else if (rules.targets[name]) {
      const to = rules.relations.has(name) ? rules.relations.get(name) : name
      if (to) theirs[to] = mapped(value, (each) => rowOut(all, rules.targets[name] ?? '', each))
    } else if (name.startsWith(otherPrefix) && rules.taken.has(name.slice(otherPrefix.length))) {
      theirs[name.slice(otherPrefix.length)] = value
    } else if (!rules.lacks.has(name)) theirs[name] = value
  }
  if (isWhole && from)
    for (const name of [...rules.fields.values()].flatMap((rule) => rule.from))
      if (!(name in theirs) && name in from) theirs[name] = from[name]
  return theirs
}
