import { en } from 'zod/locales'
import { ContractError, type ContractIssue } from '../errors/contract-error.ts'
import { isObject } from '../filter/is-object.ts'
import type { AnyArgs } from '../operations/build-request.ts'
import type { AnswerCheck } from '../operations/transport.ts'
import { answerSchema } from './answer-schema.ts'
import { withoutNulls } from './without-nulls.ts'

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
