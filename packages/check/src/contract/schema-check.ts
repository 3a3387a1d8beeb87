import type { ContractDocument, Schema } from '@lineboard/contract/document'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Drift } from './outcome.ts'

const MAX_LENGTH = 60
const SECRET = /token|password|secret|apikey|api_key|client_secret/i

/** What a value looks like, short, and never a secret. */
export function showValue(value: unknown, path = ''): string {
  if (value === undefined) return 'nothing'
  if (SECRET.test(path.split('/').at(-1) ?? '')) return `a ${typeof value}, not shown`
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object' && value !== null) {
    const names = Object.keys(value)
    return `an object with ${names.slice(0, 4).join(', ')}${names.length > 4 ? ', …' : ''}`
  }
  const text = JSON.stringify(value)
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
}

/** Holds a body against a schema of the contract. */
export type SchemaCheck = (schema: Schema, body: unknown) => Drift[]

/** `/3/status` and `/7/status` are one drift in two rows. */
const inAllRows = (path: string) => path.replaceAll(/\/\d+(?=\/|$)/g, '/*')

function valueAt(body: unknown, path: string): unknown {
  return path
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((at, part) => (typeof at === 'object' && at !== null ? Reflect.get(at, part) : undefined), body)
}

function expectation({ keyword, params, message = '' }: ErrorObject): string {
  if (keyword === 'type') return [params.type].flat().join(' or ')
  if (keyword === 'enum')
    return `one of ${params.allowedValues.map((value: unknown) => JSON.stringify(value)).join(', ')}`
  if (keyword === 'format') return `a ${params.format}`
  if (keyword === 'required') return 'a value'
  if (keyword === 'pattern') return `text like ${params.pattern}`
  return message.replace(/^must (be )?/, '')
}

function driftOf(error: ErrorObject, body: unknown): Drift {
  const { instancePath, keyword, params } = error
  const path = keyword === 'required' ? `${instancePath}/${params.missingProperty}` : instancePath
  return {
    where: `body ${inAllRows(path) || '/'}`,
    expected: expectation(error),
    got: showValue(valueAt(body, path), path),
    count: 1,
  }
}

/** One drift for all places that differ in the same way; the first value found stands for them. */
export function merged(drifts: readonly Drift[]): Drift[] {
  const known = new Map<string, Drift>()
  for (const drift of drifts) {
    const key = `${drift.where} ${drift.expected}`
    const before = known.get(key)
    known.set(key, before ? { ...before, count: before.count + drift.count } : drift)
  }
  return [...known.values()]
}

// A choice that failed says so itself, and once more for each of its branches.
const isOfBranch = ({ schemaPath }: ErrorObject) => /\/(anyOf|oneOf)\/\d+\//.test(schemaPath)

/** Makes the check of a contract. Schemas are compiled when they are first needed. */
export function createSchemaCheck({ components }: ContractDocument): SchemaCheck {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema({ $id: 'contract', components })
  const compiled = new Map<Schema, ValidateFunction>()
  const pointing = (schema: Schema): Schema =>
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/'))
  return (schema, body) => {
    const validate = compiled.get(schema) ?? ajv.compile(pointing(schema))
    compiled.set(schema, validate)
    if (validate(body)) return []
    const errors = validate.errors ?? []
    const plain = errors.filter((error) => !isOfBranch(error))
    return merged((plain.length > 0 ? plain : errors).map((error) => driftOf(error, body)))
  }
}
