import { type ContractOperation, contractDocument } from '@lineboard/contract/document'
import { en } from 'zod/locales'
import * as z from 'zod/mini'
import { ContractError, type ContractIssue } from '../errors/lineboard-error.ts'
import { isObject } from '../filter/is-object.ts'
import type { AnyArgs } from '../operations/build-request.ts'
import type { AnswerCheck } from '../transport/options.ts'
import { createToZod } from './to-zod.ts'
import { withoutNulls } from './without-nulls.ts'

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
 * Makes the option `validate` of a client, which holds every answer of a named call against the contract. Fields left out by
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
