import type { ContractDocument, ContractOperation, Schema } from '@lineboard/contract/document'
import { withoutNulls } from '@lineboard/sdk/command'
import type { ProbeAnswer } from '../server/probe.ts'
import { isRow } from '../server/rows.ts'
import type { Drift } from './outcome.ts'
import { type SchemaCheck, showValue } from './schema-check.ts'

function follow(document: ContractDocument, schema: Schema | undefined): Schema | undefined {
  if (schema?.$ref === undefined) return schema
  return follow(document, document.components.schemas[schema.$ref.split('/').at(-1) ?? ''])
}

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
    return { drift: [...drift, ...check(schema, value)], extra: extraFields(document, schema, answer.json), nulls }
  }
}
