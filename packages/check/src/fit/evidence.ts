import { entities } from '@lineboard/contract/entities'
import type { Recorded, RecordedModel } from './recorded.ts'
import type { Shape } from './shapes.ts'

/** Column of a field, by something else than its name. */
export interface Evidence {
  column: string
  why: string
  /** What the column is multiplied by, such as 0.001 for milliseconds. */
  times?: number
}

/** By model and field. */
export type AllEvidence = ReadonlyMap<string, ReadonlyMap<string, Evidence>>

/** A field without a column of its name, or a column without a field, of each model. */
export interface Unmatched {
  model: string
  name: string
  /** Whether both may be the same by their kinds. */
  kind: string
}

type Relations = Readonly<Record<string, Readonly<{ model: string; type: string; foreignKey: string }>>>

const models: Readonly<Record<string, Readonly<{ relations: Relations }>>> = entities

/** Relations of a model of the contract. */
export const relationsOf = (model: string): Relations => models[model]?.relations ?? {}

const only = (names: readonly string[]) => (names.length === 1 ? names[0] : undefined)

class Collector {
  readonly all = new Map<string, Map<string, Evidence>>()
  /** Which columns a model has that the contract does not know. */
  readonly #isStranger: (model: string, column: string) => boolean

  constructor(isStranger: (model: string, column: string) => boolean) {
    this.#isStranger = isStranger
  }

  add(model: string, field: string, column: string | undefined, why: string, times?: number) {
    if (column === undefined || !this.#isStranger(model, column)) return
    const evidence = this.all.get(model) ?? new Map<string, Evidence>()
    this.all.set(model, evidence)
    if (!evidence.has(field)) evidence.set(field, { column, why, ...(times !== undefined && { times }) })
  }
}

function addKeys(to: Collector, model: string, { keys = {} }: RecordedModel): void {
  for (const [relation, columns] of Object.entries(keys)) {
    const { type, model: target, foreignKey } = relationsOf(model)[relation] ?? {}
    if (!target || !foreignKey) continue
    const why = `always the id of the related ${type === 'belongsTo' ? relation : model}`
    to.add(type === 'belongsTo' ? model : target, foreignKey, only(columns), why)
  }
}

/** Start, answer and end of a call by the seconds between them: talking ends with the call, ringing begins with it. */
function addTimes(to: Collector, model: string, { same = {}, spans = {} }: RecordedModel): void {
  if (!model.startsWith('CallLog')) return
  const starts = new Set(['metrics', ...(same.metrics ?? [])])
  to.add(model, 'startedAt', only(same.metrics ?? []), 'the same times as metrics')
  const pairs = Object.entries(spans).flatMap(([column, each]) =>
    each.map((text) => {
      const [from = '', to = '', unit] = text.split(' ')
      return { column, from, to, times: unit === 'ms' ? 0.001 : undefined }
    }),
  )
  const talks = pairs.filter(({ from }) => !starts.has(from))
  const [talk] = talks
  if (!talk || talks.length > 1) return
  const rings = pairs.filter(({ from, to: end }) => starts.has(from) && end === talk.from)
  const totals = pairs.filter(({ from, to: end }) => starts.has(from) && end === talk.to)
  if (rings.length === 0 && totals.length === 0) return
  to.add(model, 'answeredAt', talk.from, 'the time between ringing and talking')
  to.add(model, 'endedAt', talk.to, 'the time at which talking ends')
  to.add(model, 'talkSeconds', talk.column, `the time from ${talk.from} to ${talk.to}`, talk.times)
  const ring = only([...new Set(rings.map(({ column }) => column))])
  to.add(model, 'ringSeconds', ring, 'the time before the answer', rings[0]?.times)
}

/** Fields of a model that are the same as one of another model: both lead to the same row. */
function alikeFields(model: string, other: string, field: string): string[] {
  const target = Object.values(relationsOf(other)).find(({ foreignKey }) => foreignKey === field)?.model
  const same = Object.values(relationsOf(model)).filter(({ model: to, type }) => type === 'belongsTo' && to === target)
  return [...new Set([field, ...same.map(({ foreignKey }) => foreignKey)])]
}

/** Fields of the same rows in another list, by their names there or by the evidence for that list. */
function addCopies(to: Collector, model: string, { copies = {} }: RecordedModel, known: AllEvidence): void {
  const claims = new Map<string, Set<string>>()
  for (const [column, others] of Object.entries(copies))
    for (const other of others) {
      const [list = '', name = ''] = other.split('.')
      const fields = [...(known.get(list) ?? [])]
        .filter(([, evidence]) => evidence.column === name)
        .map(([field]) => field)
      for (const field of [name, ...fields].flatMap((each) => alikeFields(model, list, each)))
        claims.set(field, (claims.get(field) ?? new Set()).add(column))
    }
  for (const [field, columns] of claims) to.add(model, field, only([...columns]), 'the same values in another list')
}

/** Evidence from values: keys of relations, times, and lists of the same rows. */
export function evidenceByValues(
  { models }: Pick<Recorded, 'models'>,
  isStranger: (model: string, column: string) => boolean,
  known: AllEvidence = new Map(),
): AllEvidence {
  const to = new Collector(isStranger)
  for (const [model, seen] of Object.entries(models)) {
    addKeys(to, model, seen)
    addTimes(to, model, seen)
  }
  const withKnown = new Map([...known, ...to.all])
  for (const [model, seen] of Object.entries(models)) addCopies(to, model, seen, withKnown)
  return to.all
}

/** Fewest models in which a column and a field have to come together, and which share of the models that have either; all, if they are few. */
const [LEAST_MODELS, LEAST_SHARE, FEW_MODELS] = [3, 0.7, 3]
/** Most that another column, or another field, may come near it. */
const NEXT_SHARE = 0.6

const shared = (some: ReadonlySet<string>, others: ReadonlySet<string>) => [...some].filter((name) => others.has(name))

/** Names that are missing in the models in which a column is: `crt_ts` is in 30 models, and `createdAt` is missing in 31, these among them. */
export function evidenceByRecurrence(
  fields: readonly Unmatched[],
  columns: readonly Unmatched[],
  isStranger: (model: string, column: string) => boolean,
  leastModels = LEAST_MODELS,
): AllEvidence {
  const group = (all: readonly Unmatched[]) => {
    const groups = new Map<string, { name: string; kind: string; models: Set<string> }>()
    for (const { model, name, kind } of all) {
      const key = `${name} ${kind}`
      const found = groups.get(key) ?? { name, kind, models: new Set() }
      groups.set(key, { ...found, models: found.models.add(model) })
    }
    return [...groups.values()].filter(({ models }) => models.size >= leastModels)
  }
  const pairs = group(fields).flatMap((field) =>
    group(columns)
      .filter(({ kind }) => kind === field.kind)
      .map((column) => {
        const together = shared(field.models, column.models).length
        return { field, column, together, share: together / (field.models.size + column.models.size - together) }
      }),
  )
  const to = new Collector(isStranger)
  for (const pair of pairs.filter(
    ({ together, share }) => together >= leastModels && share >= (together <= FEW_MODELS ? 1 : LEAST_SHARE),
  )) {
    const rivals = pairs.filter((each) => each !== pair && (each.field === pair.field || each.column === pair.column))
    if (rivals.some(({ share }) => share > pair.share * NEXT_SHARE)) continue
    for (const model of shared(pair.field.models, pair.column.models))
      to.add(model, pair.field.name, pair.column.name, `in ${pair.together} models without ${pair.field.name}`)
  }
  return to.all
}

/** A field or a column with a shape. */
export interface Shaped {
  model: string
  name: string
  shape: Shape
  /** Of a field: every row has it. */
  isRequired?: boolean
}

/** The one column of a model with the shape of a field that each of its rows has: a phone book has one phone number. */
export function evidenceByShapes(
  fields: readonly Shaped[],
  columns: readonly Shaped[],
  isStranger: (model: string, column: string) => boolean,
): AllEvidence {
  const to = new Collector(isStranger)
  for (const field of fields) {
    const isAlike = ({ model, shape }: Shaped) => model === field.model && shape === field.shape
    if (!field.isRequired || fields.filter(isAlike).length > 1) continue
    to.add(field.model, field.name, only(columns.filter(isAlike).map(({ name }) => name)), `the only ${field.shape}`)
  }
  return to.all
}

/** What is sure of one model, for others with the same column. A column that means two things is evidence for neither. */
export function evidenceByOthers(
  sure: ReadonlyMap<string, ReadonlyMap<string, string>>,
  isStranger: (model: string, column: string) => boolean,
  models: readonly string[],
): AllEvidence {
  const meanings = new Map<string, Set<string>>()
  for (const fields of sure.values())
    for (const [field, column] of fields) meanings.set(column, (meanings.get(column) ?? new Set()).add(field))
  const to = new Collector(isStranger)
  for (const model of models)
    for (const [column, fields] of meanings) {
      const [field] = fields
      if (field && fields.size === 1) to.add(model, field, column, 'so in another list')
    }
  return to.all
}

/** All evidence, the first of several. */
export function together(...all: readonly AllEvidence[]): AllEvidence {
  const models = new Set(all.flatMap((each) => [...each.keys()]))
  return new Map(
    [...models].map((model) => [model, new Map(all.toReversed().flatMap((each) => [...(each.get(model) ?? [])]))]),
  )
}
