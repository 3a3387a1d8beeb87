import { type ContractOperation, contractDocument, type Schema } from '@lineboard/contract/document'
import { en } from 'zod/locales'
import * as z from 'zod/mini'
import { ContractError, type ContractIssue } from '../errors/lineboard-error.ts'
import { isObject } from '../filter/is-object.ts'
import type { AnyArgs } from '../operations/build-request.ts'
import type { AnswerCheck } from '../transport/options.ts'
import { withoutNulls } from './without-nulls.ts'

/** A zod schema of a JSON Schema of the contract. */
type ToZod = (schema: Schema) => z.ZodMiniType

/** The check of a limit, where the schema sets it. */
const given = <Limit, Check>(limit: Limit | undefined, check: (limit: Limit) => Check): Check[] =>
  limit === undefined ? [] : [check(limit)]

function text({ format, pattern, minLength, maxLength }: Schema): z.ZodMiniType {
  if (format === 'date-time') return z.iso.datetime()
  if (format === 'date') return z.iso.date()
  return (format === 'email' ? z.email() : z.string()).check(
    ...given(minLength, (length) => z.minLength(length)),
    ...given(maxLength, (length) => z.maxLength(length)),
    ...given(pattern, (source) => z.regex(new RegExp(source))),
  )
}

const number = ({ type, minimum, maximum, exclusiveMinimum }: Schema): z.ZodMiniType =>
  (type === 'integer' ? z.int() : z.number()).check(
    ...given(minimum, (least) => z.gte(least)),
    ...given(maximum, (most) => z.lte(most)),
    ...given(exclusiveMinimum, (bound) => z.gt(bound)),
  )

/**
 * Reads the JSON Schemas of a contract as zod schemas, which check without making code from text: edge runtimes and strict
 * security policies forbid that. A shape that several name is made once, when it is first needed.
 */
function createToZod(shapes: Readonly<Record<string, Schema>>): ToZod {
  const made = new Map<string, z.ZodMiniType>()

  function shape($ref: string): z.ZodMiniType {
    const name = $ref.split('/').at(-1) ?? ''
    const schema = made.get(name) ?? toZod(shapes[name] ?? {})
    made.set(name, schema)
    return schema
  }

  const list = ({ items = {}, minItems, maxItems }: Schema) =>
    z
      .array(toZod(items))
      .check(...given(minItems, (least) => z.minLength(least)), ...given(maxItems, (most) => z.maxLength(most)))

  function fields({ properties, required = [], additionalProperties }: Schema): z.ZodMiniType {
    // Without named fields it is a map.
    if (!properties)
      return z.record(z.string(), toZod(typeof additionalProperties === 'object' ? additionalProperties : {}))
    const entries = Object.entries(properties).map(([name, property]) => {
      const field = toZod(property)
      return [name, required.includes(name) ? field : z.optional(field)]
    })
    return z.object(Object.fromEntries(entries))
  }

  function toZod(schema: Schema): z.ZodMiniType {
    const { $ref, oneOf, type } = schema
    if ($ref !== undefined) return shape($ref)
    if (oneOf) return z.union(oneOf.map(toZod))
    if (schema.enum) return z.literal([...schema.enum])
    if (typeof type === 'object') return z.union(type.map((one) => toZod({ ...schema, type: one })))
    if (type === 'object') return fields(schema)
    if (type === 'array') return list(schema)
    if (type === 'string') return text(schema)
    if (type === 'integer' || type === 'number') return number(schema)
    if (type === 'boolean') return z.boolean()
    return type === 'null' ? z.null() : z.unknown()
  }

  return toZod
}

const operations = new Map(contractDocument.operations.map((operation) => [operation.id, operation]))
const toZod = createToZod(contractDocument.components.schemas)
const made = new Map<string, z.ZodMiniType>()

function make({ answers }: ContractOperation): z.ZodMiniType | undefined {
  const [, success] = Object.entries(answers).find(([status]) => status.startsWith('2')) ?? []
  if (!success) return undefined
  if (Object.keys(success.content).length === 0) return z.void()
  const schema = success.content['application/json']
  return schema && toZod(schema)
}

/** The schema of what the operation answers; undefined where that is no JSON, and for one the contract does not know. */
export function answerSchema(operationId: string): z.ZodMiniType | undefined {
  const operation = operations.get(operationId)
  const schema = made.get(operationId) ?? (operation && make(operation))
  if (schema) made.set(operationId, schema)
  return schema
}

/** What is to happen where an answer differs from the contract. */
export interface CheckOptions {
  /** Told of the difference; the call then answers all the same. @default the call fails with the ContractError */
  onDrift?: (error: ContractError) => void
}

// The schemas of the contract are made without words. With the input, as only that tells a missing field from a wrong one.
const parseOptions = { error: en().localeError, reportInput: true }

/** Whether the call asked for some fields only: that the others are missing is then as it should be. */
const isPartial = ({ filter }: AnyArgs): boolean => isObject(filter) && filter.fields !== undefined

/** Where the answer differs from what the contract says of the operation. Null is no value, as an answer is read. */
function contractIssues(operationId: string, data: unknown, args: AnyArgs): ContractIssue[] {
  const issues = answerSchema(operationId)?.safeParse(withoutNulls(data).value, parseOptions).error?.issues ?? []
  return issues
    .filter(({ path, input }) => input !== undefined || path.length === 0 || !isPartial(args))
    .map(({ path, message }) => ({ path: path.map(String).join('.'), message }))
}

/**
 * Makes the option `validate` of a client, which checks every answer of a named call against the contract. Fields left out by
 * `filter.fields` are not missed.
 */
export function checkAnswers({ onDrift }: CheckOptions = {}): AnswerCheck {
  return (data, args, place) => {
    const issues = contractIssues(place.operationId ?? '', data, args)
    if (issues.length === 0) return
    const error = new ContractError(place, issues)
    if (!onDrift) throw error
    onDrift(error)
  }
}
