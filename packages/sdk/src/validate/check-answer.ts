import * as answers from '@lineboard/contract/answers'
import { en } from 'zod/locales'
import { ContractError, type ContractIssue } from '../errors/contract-error.ts'
import type { CallPlace } from '../errors/lineboard-error.ts'
import { isObject } from '../filter/is-object.ts'
import type { AnyArgs } from '../operations/build-request.ts'

interface SchemaIssue {
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly input?: unknown
}

interface AnswerSchema {
  safeParse(value: unknown, options: object): { error?: { issues: readonly SchemaIssue[] } | undefined }
}

/** What is to happen where an answer differs from the contract. */
interface DriftOptions {
  validate?: 'off' | 'warn' | 'throw'
  onDrift?: (error: ContractError) => void
}

// The schemas of the contract are made without words. With the input, as only that tells a missing field from a wrong one.
const parseOptions = { error: en().localeError, reportInput: true }
const schemas: Readonly<Record<string, unknown>> = answers

const isSchema = (value: unknown): value is AnswerSchema => isObject(value) && 'safeParse' in value

/** The schema of what the operation answers; undefined for one the contract does not know. */
export function answerSchema(operationId: string): AnswerSchema | undefined {
  const schema = schemas[`z${operationId.replace(/\.(.)/, (_, initial: string) => initial.toUpperCase())}Response`]
  return isSchema(schema) ? schema : undefined
}

/** Whether the call asked for some fields only: that the others are missing is then as it should be. */
const isPartial = ({ filter }: AnyArgs): boolean => isObject(filter) && filter.fields !== undefined

/** Where the answer differs from what the contract says of the operation. */
function contractIssues(operationId: string, data: unknown, args: AnyArgs): ContractIssue[] {
  const issues = answerSchema(operationId)?.safeParse(data, parseOptions).error?.issues ?? []
  return issues
    .filter(({ path, input }) => input !== undefined || path.length === 0 || !isPartial(args))
    .map(({ path, message }) => ({ path: path.map(String).join('.'), message }))
}

const warn = ({ message }: ContractError): void => console.warn(message)

/** Holds an answer against the contract. Throws a ContractError, or tells of it, where they differ. */
export function checkAnswer(
  data: unknown,
  args: AnyArgs,
  place: CallPlace,
  { validate, onDrift = warn }: DriftOptions,
): void {
  const issues = contractIssues(place.operationId ?? '', data, args)
  if (issues.length === 0) return
  const error = new ContractError(place, issues)
  if (validate === 'throw') throw error
  onDrift(error)
}
