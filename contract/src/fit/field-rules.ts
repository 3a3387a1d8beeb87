import { TZDate } from '@date-fns/tz'
// Each by its path: for each of the 300 modules of the index Node 24 reads the package's 199 kB of exports anew, which takes seconds.
import { format } from 'date-fns/format'
import { parse } from 'date-fns/parse'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts'
import { entities } from '../generated/entities.gen.ts'
import { type FieldFit, type Fit, isModel, type MappedField, type ModelFit, type Plain, timeField } from './fit.ts'

/** How one field of ours is read from a row of the core API, and written to it. */
export interface FieldRule {
  /** Their field; undefined where they have none that is written: a constant, or a difference. */
  theirs: string | undefined
  /** Their fields that it is read from. */
  from: readonly string[]
  /** Our value of their row; undefined where it has none. */
  read(row: Readonly<Record<string, unknown>>): unknown
  /** Their value for ours; undefined where they have no word for it. */
  write(value: unknown): unknown
  /** All their values that ours stands for; `isRest` where it stands for all that are not listed. Undefined where values are not words. */
  words?: ((value: unknown) => { words: readonly Plain[]; isRest: boolean }) | undefined
  /** All their values that are listed. */
  listed?: readonly Plain[]
  /** Whether rows can be compared and ordered by it. */
  isOrdered: boolean
  /** The value that all rows have. */
  constant?: Plain
  /** Milliseconds that their form of a time tells apart. */
  unitMs?: number
}

const same = (value: unknown) => value

const renamed = (theirs: string): FieldRule => ({
  theirs,
  from: [theirs],
  read: (row) => row[theirs],
  write: same,
  isOrdered: true,
})

/** The key of a mapping as the value it stands for: YAML has texts, numbers, true and false as keys. */
function keyValue(key: string): Plain {
  if (key === 'true' || key === 'false') return key === 'true'
  return key !== '' && String(Number(key)) === key ? Number(key) : key
}

/** How databases without a type for it write yes and no. */
const yesNo: Readonly<Record<string, string>> = { '1': 'true', '0': 'false' }

function worded(theirs: string, { values = {}, other }: MappedField): FieldRule {
  const listed = Object.keys(values).map(keyValue)
  const words = (value: unknown) => ({
    words: listed.filter((key) => values[String(key)] === value),
    isRest: other !== undefined && value === other,
  })
  return {
    theirs,
    from: [theirs],
    read: (row) => {
      const value = row[theirs]
      if (value === undefined || value === null) return value
      return values[String(value)] ?? values[yesNo[String(value)] ?? ''] ?? other
    },
    write: (value) => (value === null ? null : words(value).words[0]),
    words,
    listed,
    isOrdered: false,
  }
}

const multiplied = (theirs: string, times: number): FieldRule => ({
  theirs,
  from: [theirs],
  // Tenths of a cent come back as they went.
  read: (row) =>
    row[theirs] === null || row[theirs] === undefined ? row[theirs] : rounded(Number(row[theirs]) * times),
  write: (value) => (typeof value === 'number' ? rounded(value / times) : value),
  isOrdered: true,
})

const rounded = (value: number) => Number(value.toPrecision(12))

/** The smallest step of a form of times, in milliseconds. */
function unitOf(form: string): number {
  if (form.includes('S')) return 1
  return /[st]/.test(form) ? 1000 : form.includes('m') ? MINUTE_MS : /[Hhk]/.test(form) ? HOUR_MS : DAY_MS
}

function timed(theirs: string, { format: form = '', zone = 'UTC' }: MappedField): FieldRule {
  const unit = { t: 1000, T: 1 }[form]
  return {
    theirs,
    from: [theirs],
    read(row) {
      const value = row[theirs]
      if (value === null || value === undefined) return value
      const at = unit ? new Date(Number(value) * unit) : parse(String(value), form, new TZDate(0, zone))
      return Number.isNaN(Number(at)) ? undefined : new Date(Number(at)).toISOString()
    },
    write(value) {
      if (value === null || value === undefined) return value
      const at = new Date(String(value))
      if (Number.isNaN(Number(at))) return undefined
      return unit ? Math.floor(Number(at) / unit) : format(new TZDate(Number(at), zone), form)
    },
    // From the year to the second, or a number: as text it is in the order of time.
    isOrdered: unit !== undefined || /^y+\W*MM\W*dd/.test(form),
    unitMs: unit ?? unitOf(form.replace(/'[^']*'/g, '')),
  }
}

const difference = ([first, second]: readonly [string, string]): FieldRule => ({
  theirs: undefined,
  from: [first, second],
  read: (row) => {
    // Drivers write large numbers as text.
    const [one, other] = [Number(row[first] ?? undefined), Number(row[second] ?? undefined)]
    return Number.isNaN(one - other) ? undefined : rounded(one - other)
  },
  write: () => undefined,
  isOrdered: false,
})

const constant = (value: Plain): FieldRule => ({
  theirs: undefined,
  from: [],
  read: () => value,
  write: () => undefined,
  isOrdered: false,
  constant: value,
})

function ruleOf(field: FieldFit): FieldRule {
  if (typeof field === 'string') return renamed(field)
  if ('value' in field) return constant(field.value)
  const { from } = field
  if (typeof from !== 'string') return difference(from)
  if (field.values || field.other !== undefined) return worded(from, field)
  if (field.as === 'time') return timed(from, field)
  return field.times === undefined ? renamed(from) : multiplied(from, field.times)
}

/** How the rows of one model of ours are those of the core API. */
export interface ModelRules {
  model: string
  /** By our names. */
  fields: ReadonlyMap<string, FieldRule>
  lacks: ReadonlySet<string>
  /** Our names of relations to theirs; undefined where they do not embed it. */
  relations: ReadonlyMap<string, string | undefined>
  /** Relations of ours that are read by ids. */
  joined: ReadonlyMap<string, { model: string; own: string; key: string; isMany: boolean }>
  /** The model that a relation of ours leads to. */
  targets: Readonly<Record<string, string>>
  own: NonNullable<ModelFit['own']>
  /** Our names that their columns of the same name mean something else by, which a rule reads or which we lack. */
  taken: ReadonlySet<string>
  path: string | undefined
  /** Their column with the currency of a row. */
  currency: string | undefined
}

interface Relation {
  model: string
  type: 'belongsTo' | 'hasMany'
  foreignKey: string
}

/** The rules of each model: rows of those that a fit says nothing of may embed rows of others. */
export function modelRules({ models = {} }: Fit): ReadonlyMap<string, ModelRules> {
  return new Map(
    Object.keys(entities).map((model) => {
      const fit: ModelFit = models[model] ?? {}
      const fields = new Map(Object.entries(fit.fields ?? {}).map(([name, field]) => [name, ruleOf(field)]))
      if (fit.time !== undefined && !fields.has(timeField(model))) fields.set(timeField(model), renamed(fit.time))
      const names = isModel(model) ? Object.keys(entities[model].fields) : []
      if (fit.currency !== undefined && names.includes('currency') && !fields.has('currency'))
        fields.set('currency', renamed(fit.currency))
      if (fit.owner !== undefined && !fields.has('customerId')) fields.set('customerId', renamed(fit.owner))
      const read = new Set([...fields.values()].flatMap(({ from }) => from))
      // A column that another field of ours is does not mean what it is called.
      const lacks = new Set([...(fit.lacks ?? []), ...names.filter((name) => read.has(name) && !fields.has(name))])
      const isOther = (name: string) => lacks.has(name) || (fields.has(name) && !fields.get(name)?.from.includes(name))
      const relations = Object.entries(fit.relations ?? {}).map(
        ([name, theirs]) => [name, theirs === 'none' || theirs === 'joined' ? undefined : theirs] as const,
      )
      const joined = Object.entries<Relation>(isModel(model) ? entities[model].relations : {})
        .filter(([name]) => fit.relations?.[name] === 'joined')
        .map(([name, { model: to, type, foreignKey }]) => {
          const isMany = type === 'hasMany'
          const keys = isMany ? { own: 'id', key: foreignKey } : { own: foreignKey, key: 'id' }
          return [name, { model: to, isMany, ...keys }] as const
        })
      const targets = isModel(model)
        ? Object.fromEntries(Object.entries(entities[model].relations).map(([name, to]) => [name, to.model]))
        : {}
      return [
        model,
        {
          model,
          fields,
          lacks,
          relations: new Map(relations),
          joined: new Map(joined),
          targets,
          own: fit.own ?? {},
          taken: new Set([...fields.keys(), ...lacks].filter((name) => isOther(name) && !read.has(name))),
          path: fit.path,
          currency: fit.currency,
        },
      ]
    }),
  )
}
