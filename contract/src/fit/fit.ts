import { answeredModels, argumentTakers } from '../generated/answered-models.gen.ts'
import { entities } from '../generated/entities.gen.ts'
import { operationTable } from '../operation-table.ts'

/** A value of one field that the file names. */
export type Plain = string | number | boolean

/** A field of a core API that has other words, units or times than ours. */
export interface MappedField {
  /** Field of the core API; two for a difference. */
  from: string | readonly [string, string]
  /** Our value by theirs. */
  values?: Readonly<Record<string, Plain>>
  /** Our value for each of their values that is not listed. */
  other?: Plain
  /** Our value is theirs, multiplied: 0.001 for milliseconds that we have in seconds. */
  times?: number
  /** A time in a `format` and a `zone`, or the first field of two minus the second, which is read only. */
  as?: 'time' | 'difference'
  /** In the letters of date-fns, such as `yyyy-MM-dd HH:mm:ss`; `t` is seconds, `T` milliseconds since 1970. */
  format?: string
  /** Time zone of the times, such as `Europe/Berlin`. @default UTC */
  zone?: string
}

/** How a field of ours is written in the core API: another name, another form, or one value for all rows. */
export type FieldFit = string | MappedField | { value: Plain }

/** A field that the core API alone has. */
export interface OwnField {
  label: string
  kind: 'text' | 'number' | 'yesNo' | 'time'
}

/** What one model of ours is in the core API. */
export interface ModelFit {
  /** Path of its rows, such as `/Cdrs`. */
  path?: string
  /** Field with the time of a row; the same as a field `startedAt` of calls, `createdAt` of others. */
  time?: string
  /** Field with the customer that a row belongs to; the same as a field `customerId`. */
  owner?: string
  /** Field with the ISO 4217 code of the amounts of a row, where rows differ in it. */
  currency?: string
  fields?: Readonly<Record<string, FieldFit>>
  /** Names of relations; `none` where the core API does not embed it, `joined` where the client is to read its rows by their ids. */
  relations?: Readonly<Record<string, string>>
  /** Fields and relations that the core API does not have. */
  lacks?: readonly string[]
  own?: Readonly<Record<string, OwnField>>
}

/** How a core API differs from the contract: `core.fit.yaml`, read. What is not said is as in the contract, if the server has it. */
export interface Fit {
  fit: 1
  /** ISO 4217 code of the currency that the core API keeps amounts in. @default USD */
  currency?: string
  /** By `Model.call`, or `Model.*`: `none` where the core API does not serve it, `rows` for a report counted from calls, or its method and path. */
  calls?: Readonly<Record<string, string>>
  models?: Readonly<Record<string, ModelFit>>
}

/** The file does not say what it should: `place` is where, such as `models.CallLog.fields.status`. */
export class FitError extends Error {
  override name = 'FitError'
  readonly place: string
  constructor(place: string, problem: string) {
    super(`${place}: ${problem}`)
    this.place = place
  }
}

export type Model = keyof typeof entities
export const isModel = (name: string): name is Model => name in entities

/** Our field that a model's time is. */
export const timeField = (model: string): string => (model === 'CallLog' ? 'startedAt' : 'createdAt')

/** Model of the rows of an operation; empty where it answers none. */
export function modelOf(operationId: string): string {
  const models: Readonly<Record<string, string>> = answeredModels
  return models[operationId] ?? operationId.replace(/\..*/, '')
}

const takers = new Set(argumentTakers.split(' '))

/** Whether the body of an operation is a row, or some fields of one: arguments of other bodies are as the documents name them. */
export const takesRow = (operationId: string): boolean => !takers.has(operationId)

/** An object with fields, which a list and a date are not. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

export const isPlain = (value: unknown): value is Plain => ['string', 'number', 'boolean'].includes(typeof value)

/** Throws a FitError for a key that nothing reads: a slip of the pen would be passed over. */
function checkKeys(place: string, value: unknown, known: readonly string[]): Record<string, unknown> {
  if (!isObject(value)) throw new FitError(place, 'is no mapping of names')
  const wrong = Object.keys(value).find((key) => !known.includes(key))
  if (wrong) throw new FitError(`${place}.${wrong}`, `is not known. Known are ${known.join(', ')}.`)
  return value
}

const keysOf = {
  fit: ['fit', 'currency', 'calls', 'models'],
  model: ['path', 'time', 'owner', 'currency', 'fields', 'relations', 'lacks', 'own'],
  field: ['from', 'values', 'other', 'times', 'as', 'format', 'zone', 'value'],
  own: ['label', 'kind'],
}

function checkField(place: string, value: unknown): void {
  if (typeof value === 'string') return
  const field = checkKeys(place, value, keysOf.field)
  if ('value' in field) {
    if (!isPlain(field.value)) throw new FitError(`${place}.value`, 'is a text, a number, true or false')
    return
  }
  const isPair =
    Array.isArray(field.from) && field.from.length === 2 && field.from.every((each) => typeof each === 'string')
  if (field.as === 'difference' ? !isPair : typeof field.from !== 'string')
    throw new FitError(`${place}.from`, field.as === 'difference' ? 'names two fields' : 'names a field')
  if (field.values !== undefined && (!isObject(field.values) || !Object.values(field.values).every(isPlain)))
    throw new FitError(`${place}.values`, 'is a mapping of their values to ours')
  if (field.times !== undefined && !(typeof field.times === 'number' && field.times > 0))
    throw new FitError(`${place}.times`, 'is a number above 0')
  if (field.as !== undefined && field.as !== 'time' && field.as !== 'difference')
    throw new FitError(`${place}.as`, 'is time or difference')
  if (field.as === 'time' && typeof field.format !== 'string')
    throw new FitError(`${place}.format`, 'says how the time is written, such as yyyy-MM-dd HH:mm:ss')
}

/** Throws a FitError for a relation that can't be read by ids: it needs a key on both sides, and a list. */
function checkJoined(model: Model, name: string, lacks: readonly unknown[]): void {
  const { model: target, type, foreignKey } = Object(Reflect.get(entities[model].relations, name))
  const place = `models.${model}.relations.${name}`
  const lists: Readonly<Record<string, object>> = operationTable
  if (!('find' in (lists[target] ?? {}))) throw new FitError(place, `cannot be joined: there is no list of ${target}`)
  if (type === 'belongsTo' && lacks.includes(foreignKey))
    throw new FitError(place, `cannot be joined without ${foreignKey}, which is under lacks`)
}

/** Models whose rows may be in a currency of their own. */
const ownCurrencies: readonly string[] = ['CallLog', 'CallLogSupport', 'PaymentTransaction']

function checkModel(model: string, value: unknown): void {
  const place = `models.${model}`
  if (!isModel(model)) throw new FitError(place, 'is no model of the contract')
  const { fields: known, relations } = entities[model]
  const names = checkKeys(place, value, keysOf.model)
  for (const key of ['path', 'time', 'owner', 'currency'])
    if (names[key] !== undefined && typeof names[key] !== 'string') throw new FitError(`${place}.${key}`, 'is a text')
  if (names.currency !== undefined && !ownCurrencies.includes(model))
    throw new FitError(`${place}.currency`, `is one for all rows. Rows may differ in it in ${ownCurrencies.join(', ')}`)
  for (const [name, field] of Object.entries(checkKeys(`${place}.fields`, names.fields ?? {}, Object.keys(known))))
    checkField(`${place}.fields.${name}`, field)
  const renamed = checkKeys(`${place}.relations`, names.relations ?? {}, Object.keys(relations))
  for (const [name, to] of Object.entries(renamed))
    if (typeof to !== 'string') throw new FitError(`${place}.relations.${name}`, 'is a name, joined, or none')
  const { lacks = [] } = names
  if (!Array.isArray(lacks)) throw new FitError(`${place}.lacks`, 'is a list of fields')
  for (const [name, to] of Object.entries(renamed)) if (to === 'joined') checkJoined(model, name, lacks)
  const stray = lacks.find((name) => !(name in known) && !(name in relations))
  if (stray !== undefined) throw new FitError(`${place}.lacks`, `${stray} is no field or relation of ${model}`)
  for (const [name, own] of Object.entries(isObject(names.own) ? names.own : {})) {
    const { label, kind } = checkKeys(`${place}.own.${name}`, own, keysOf.own)
    if (typeof label !== 'string' || !['text', 'number', 'yesNo', 'time'].includes(String(kind)))
      throw new FitError(`${place}.own.${name}`, 'has a label, and a kind: text, number, yesNo or time')
    if (name in known) throw new FitError(`${place}.own.${name}`, 'is a field of the contract: name it under fields')
  }
}

/** Reports that can be counted from the rows of calls. */
export const countedCalls: readonly string[] = [
  'CallLog.compareReport',
  'Report.activityReport',
  'Report.dashboardData',
  'Report.overviewReport',
  'Report.statistics',
]

const callLine = /^(none|(GET|POST|PUT|PATCH|DELETE) \/\S*)$/

function checkCall(name: string, value: unknown): void {
  const [model = '', verb = ''] = name.split('.')
  const calls: Readonly<Record<string, object>> = operationTable
  if (!calls[model] || (verb !== '*' && !(verb in calls[model])))
    throw new FitError(`calls.${name}`, 'is no call of the contract')
  if (value === 'rows' && countedCalls.includes(name)) return
  if (value === 'rows')
    throw new FitError(`calls.${name}`, `is no report. Counted from rows are ${countedCalls.join(', ')}.`)
  if (typeof value !== 'string' || !callLine.test(value))
    throw new FitError(`calls.${name}`, 'is none, or a method and a path such as GET /Cdrs')
  if (verb === '*' && value !== 'none') throw new FitError(`calls.${name}`, 'is none: a path is that of one call')
}

function assertFit(value: unknown): asserts value is Fit {
  if (!isObject(value) || value.fit !== 1) throw new FitError('fit', 'is 1, the version of the file')
  const { currency = 'USD', calls = {}, models = {} } = checkKeys('fit', value, keysOf.fit)
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency))
    throw new FitError('currency', 'is an ISO 4217 code, such as EUR')
  if (!isObject(calls)) throw new FitError('calls', 'is a mapping of calls')
  if (!isObject(models)) throw new FitError('models', 'is a mapping of models')
  for (const [name, call] of Object.entries(calls)) checkCall(name, call)
  for (const [model, each] of Object.entries(models)) checkModel(model, each)
}

/** Reads what a file of version 1 says, parsed as YAML or JSON. Throws a FitError with the place of the first mistake. */
export function readFit(value: unknown): Fit {
  assertFit(value)
  return value
}
