import type { ContractDocument, ContractOperation, Schema } from '@lineboard/contract/document'
import { type FieldSource, sourceOf } from '@lineboard/contract/stated'
import { withoutNulls } from '@lineboard/sdk/command'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { ProbeAnswer } from '../server/probe.ts'
import { isRow } from '../server/rows.ts'

/** A way in which a server is not as the contract says. */
export interface Drift {
  /** `status`, `header x-total-count`, `body /0/status`: indexes of rows are written as `*`. */
  where: string
  expected: string
  got: string
  /** In how many places. */
  count: number
  /** Of a field: whether the documents of the core API name it, or it is our reading. */
  source?: FieldSource
  /** Of a field: `CallLog.status`. */
  field?: string
}

/**
 * The result of an operation. missing: the server does not know it; refused: not for this session; skipped: there was
 * nothing to ask for.
 */
export interface Outcome {
  operationId: string
  method: string
  /** As the contract writes it. */
  path: string
  state: 'ok' | 'drift' | 'missing' | 'refused' | 'skipped'
  drift: readonly Drift[]
  /** Fields that the contract does not name, as `/field`. No drift: a client ignores them. */
  extra: readonly string[]
  /** Fields that are null where the contract leaves them out, as `/field`. No drift: a client reads them so. */
  nulls?: readonly string[]
  /** Why it was skipped or refused. */
  reason?: string
}

/** Everything that a check found. */
export interface CheckReport {
  url: string
  contractVersion: string
  outcomes: readonly Outcome[]
  /** What the first request threw that got no answer. */
  silence?: unknown
}

/** Whether a server is not as the contract says. */
export const isDrift = ({ state }: Outcome): boolean => state === 'drift' || state === 'missing'

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

/** Checks a body against a schema of the contract. */
type SchemaCheck = (schema: Schema, body: unknown) => Drift[]

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
function createSchemaCheck({ components }: ContractDocument): SchemaCheck {
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

const checks = new WeakMap<ContractDocument, SchemaCheck>()

/** The check of a contract: what one run has compiled, the next one of the process uses. */
export function schemaCheckOf(document: ContractDocument): SchemaCheck {
  const check = checks.get(document) ?? createSchemaCheck(document)
  checks.set(document, check)
  return check
}

function follow(document: ContractDocument, schema: Schema | undefined): Schema | undefined {
  if (schema?.$ref === undefined) return schema
  return follow(document, document.components.schemas[schema.$ref.split('/').at(-1) ?? ''])
}

/** The last field of a model on a way into an answer, such as `/0/status`, with its source. */
function fieldAt(document: ContractDocument, schema: Schema, path: string): Pick<Drift, 'source' | 'field'> {
  let at: Schema | undefined = schema
  let found: Pick<Drift, 'source' | 'field'> = {}
  for (const part of path.split('/').filter(Boolean)) {
    const model = at?.$ref?.split('/').at(-1)
    const known = follow(document, at)
    const isRowNumber = part === '*' || (!known?.properties && known?.items)
    const source = !isRowNumber && model ? sourceOf(model, part) : undefined
    if (source) found = { source, field: `${model}.${part}` }
    at = isRowNumber ? known?.items : known?.properties?.[part]
  }
  return found
}

/** Drift of an answer's body, with its fields. */
const withField = (document: ContractDocument, schema: Schema, drift: Drift): Drift => ({
  ...drift,
  ...fieldAt(document, schema, drift.where.replace(/^body /, '')),
})

/** Fields of an answer that its schema does not name, as `/field`, those of all rows together. */
function extraFields(document: ContractDocument, schema: Schema | undefined, value: unknown, path = ''): string[] {
  const known = follow(document, schema)
  if (!known) return []
  if (Array.isArray(value)) {
    return [...new Set(value.flatMap((item) => extraFields(document, known.items, item, path)))]
  }
  const { properties, additionalProperties } = known
  // A map of anything, or a choice, names no fields: every one may be meant.
  if (!properties || isRow(additionalProperties) || !isRow(value)) return []
  return Object.entries(value).flatMap(([name, field]) =>
    Object.hasOwn(properties, name)
      ? extraFields(document, properties[name], field, `${path}/${name}`)
      : [`${path}/${name}`],
  )
}

/** What is wrong with an answer, and what the contract knows nothing of. */
export interface Verdict {
  drift: Drift[]
  extra: string[]
  nulls?: string[]
}

/** Judges the answer to a call that should have worked. */
export type Judge = (operation: ContractOperation, answer: ProbeAnswer) => Verdict

const one = (where: string, expected: string, got: string): Drift => ({ where, expected, got, count: 1 })

/** What an error answer says of itself, as far as it is one of LoopBack's. */
export function messageOf({ json, text }: ProbeAnswer): string {
  const error = typeof json === 'object' && json !== null ? Reflect.get(json, 'error') : undefined
  const message = typeof error === 'object' && error !== null ? Reflect.get(error, 'message') : undefined
  if (typeof message === 'string') return message
  return text.trim() === '' ? 'no text' : showValue(text.trim().replaceAll(/\s+/g, ' '))
}

function bodyProblem(answer: ProbeAnswer, types: readonly string[]): Drift | undefined {
  const { mediaType, text, json } = answer
  if (types.length === 0) {
    return text === '' ? undefined : one('body', 'nothing', showValue(text))
  }
  if (!types.includes(mediaType)) return one('header content-type', types.join(' or '), mediaType || 'nothing')
  if (mediaType === 'application/json' && json === undefined) return one('body', 'JSON', showValue(text))
  return undefined
}

/** Makes the judge of a contract. */
export function createJudge(document: ContractDocument, check: SchemaCheck): Judge {
  return (operation, answer) => {
    const { answers } = operation
    const wanted = Object.keys(answers).filter((status) => status.startsWith('2'))
    const declared = answers[String(answer.status)]
    if (!declared || !wanted.includes(String(answer.status))) {
      return { drift: [one('status', wanted.join(' or '), `${answer.status}, ${messageOf(answer)}`)], extra: [] }
    }
    const drift: Drift[] = []
    for (const [name, schema] of Object.entries(declared.headers)) {
      const value = answer.headers.get(name)
      const read = schema.type === 'integer' && value !== null && value.trim() !== '' ? Number(value) : value
      const [problem] = value === null ? [one('', 'a value', 'nothing')] : check(schema, read)
      if (problem) drift.push({ ...problem, where: `header ${name.toLowerCase()}` })
    }
    const problem = bodyProblem(answer, Object.keys(declared.content))
    if (problem) return { drift: [...drift, problem], extra: [] }
    const schema = answer.mediaType === 'application/json' ? declared.content[answer.mediaType] : undefined
    if (!schema) return { drift, extra: [] }
    const { value, nulls } = withoutNulls(answer.json)
    const ofBody = check(schema, value).map((each) => withField(document, schema, each))
    return { drift: [...drift, ...ofBody], extra: extraFields(document, schema, answer.json), nulls }
  }
}
