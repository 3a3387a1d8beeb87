import type { SchemaNode } from '@lineboard/contract/openapi-document'
import { entityMeta, settable } from '../../ground/contract/entity-meta.ts'
import { badRequest } from '../../ground/errors.ts'
import type { AnyRow, ModelName } from '../../store/rows/internal-rows.ts'
import type { Context } from '../context/context.ts'

/** Field values of a body, whose model is only known at run time. */
export type Values = Readonly<Record<string, unknown>>

const typeOf = (schema: SchemaNode) => (Array.isArray(schema.type) ? schema.type[0] : schema.type)

function emptyValue(schema: SchemaNode, now: Date): unknown {
  if (schema.default !== undefined) return schema.default
  if (schema.enum) return schema.enum[0]
  switch (typeOf(schema)) {
    case 'integer':
    case 'number':
      return Math.max(0, schema.minimum ?? 0)
    case 'boolean':
      return false
    case 'array':
      return []
    case 'object':
      return {}
    default:
      return schema.format === 'date-time' ? now.toISOString() : ''
  }
}

/** What the contract says every row has, for fields the input leaves out: its default, else an empty value. */
export function contractDefaults(context: Context, model: ModelName, input: Values): Values {
  const schema = context.rowSchema(model)
  const isRequired = new Set(schema?.required)
  const missing = Object.entries(schema?.properties ?? {}).filter(
    ([name, field]) =>
      name !== 'id' && input[name] === undefined && (isRequired.has(name) || field.default !== undefined),
  )
  return Object.fromEntries(missing.map(([name, field]) => [name, emptyValue(field, context.now())]))
}

/** Fields a request may set: those of its body's schema, or all of the entity where the body says nothing of them. */
export function settableFields(context: Context, model: ModelName): ReadonlySet<string> {
  const named = settable(context.operation.bodySchema)
  const stored = Object.keys(entityMeta(model)?.fields ?? {})
  return new Set(named.length > 0 ? stored.filter((name) => named.includes(name)) : stored)
}

/** Fields that the request empties by null, as LoopBack lets it. */
export function emptiedFields(context: Context, model: ModelName): string[] {
  if (context.operation.loopback?.model !== model) return []
  return [...settableFields(context, model)].filter((name) => context.sent[name] === null)
}

/** Whether what stands for nothing in a field is a value of it: no name, address or id is empty. */
function takesEmpty(schema: SchemaNode): boolean {
  const { minLength = 0, minimum = 0, format, pattern } = schema
  if (schema.default !== undefined) return true
  return minLength === 0 && minimum <= 0 && !(format ?? pattern ?? schema.enum)
}

/** Fields that the request empties and that no row is without. */
export function neededFields(context: Context, model: ModelName): string[] {
  const { required = [], properties = {} } = context.rowSchema(model) ?? {}
  return emptiedFields(context, model).filter((name) => {
    const field = properties[name]
    return required.includes(name) && field !== undefined && !takesEmpty(field)
  })
}

/** Fields that a row has and a replacing input says nothing of: they are dropped. What the server keeps by itself is not among them. */
export function leftOutFields(context: Context, model: ModelName, before: AnyRow, input: Values): string[] {
  const said = new Set([...Object.keys(input), ...emptiedFields(context, model)])
  return [...settableFields(context, model)].filter(
    (name) => name !== 'id' && (before[name] ?? null) !== null && !said.has(name),
  )
}

function storedValue(kind: string | undefined, name: string, value: unknown): unknown {
  if (kind !== 'date-time' || typeof value !== 'string') return value
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) throw badRequest(`Invalid date: ${value} for "${name}"`)
  return date.toISOString()
}

/** The fields of an input that the entity keeps, dates in the one form the store compares; the rest is left out. */
export function storedFields(model: ModelName, input: Values, isSettable: (name: string) => boolean): Values {
  const fields = entityMeta(model)?.fields ?? {}
  const kept = Object.entries(input).filter(
    ([name, value]) => name !== 'id' && Object.hasOwn(fields, name) && isSettable(name) && value !== undefined,
  )
  return Object.fromEntries(kept.map(([name, value]) => [name, storedValue(fields[name], name, value)]))
}
