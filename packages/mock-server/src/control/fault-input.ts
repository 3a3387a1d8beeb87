import { badRequest } from '../errors/loopback-error.ts'
import { refuseUnknownAnswer } from './body-keys.ts'
import { type Body, isBody, present, toNumber, toText, toWhole, toWord } from './body-values.ts'
import { type FaultEffect, faultKinds } from './fault-effect.ts'
import type { Fault } from './faults.ts'
import type { OperationPattern } from './operation-pattern.ts'
import type { PlannedAnswer, Scenario } from './scenarios.ts'

/** Whether a text is the name of an operation, or of several. */
export type IsPattern = (text: string) => text is OperationPattern

const maxDelayMs = 600_000
const maxAnswers = 1000
const headerName = /^[\w-]+$/

/** The operations something is for. Throws a 400 for a name that is none's. */
export function toPattern(body: Body, isPattern: IsPattern): OperationPattern {
  const text = toText(body, 'operation')
  if (isPattern(text)) return text
  throw badRequest(`There is no operation ${text}. Send a name such as Customer.find, Customer.* or *.`)
}

function toHeaders(value: unknown): Readonly<Record<string, string>> | undefined {
  if (value === undefined) return undefined
  const isText = ([name, text]: [string, unknown]) =>
    headerName.test(name) && typeof text === 'string' && /^[\t\x20-\x7e]*$/.test(text)
  if (!isBody(value) || !Object.entries(value).every(isText)) throw badRequest('headers must be texts by name')
  return Object.fromEntries(Object.entries(value).map(([name, text]) => [name.toLowerCase(), String(text)]))
}

function toStatus(body: Body): number | undefined {
  const status = toWhole(body, 'status')
  if (status !== undefined && (status < 200 || status > 599)) throw badRequest('status must be from 200 to 599')
  return status
}

function toFaultEffect(body: Body): Partial<FaultEffect> {
  return present<FaultEffect>({
    kind: body.kind === undefined ? undefined : toWord(body.kind, 'kind', faultKinds),
    status: toStatus(body),
    delayMs: toNumber(body, 'delayMs', maxDelayMs),
    message: body.message === undefined ? undefined : toText(body, 'message'),
    headers: toHeaders(body.headers),
    body: body.body,
  })
}

/** What `POST /__mock/faults` asks for. */
export function toFault(body: Body, isPattern: IsPattern): Fault {
  const operation = toPattern(body, isPattern)
  const kind = toWord(body.kind, 'kind', faultKinds)
  const count = toWhole(body, 'count')
  if (count === 0) throw badRequest('count must be 1 or more: leave the fault out instead')
  const probability = toNumber(body, 'probability', 1)
  return {
    ...toFaultEffect(body),
    operation,
    kind,
    ...(count !== undefined && { count }),
    ...(probability !== undefined && { probability }),
  }
}

function toAnswer(value: unknown): PlannedAnswer {
  if (typeof value === 'number') return toStatus({ status: value }) ?? value
  if (isBody(value)) {
    refuseUnknownAnswer(value)
    return toFaultEffect(value)
  }
  return toWord<'normal' | 'malformed' | 'cut' | 'hang'>(value, 'an answer that is no status or object', [
    'normal',
    'malformed',
    'cut',
    'hang',
  ])
}

/** What `POST /__mock/scenarios` asks for. */
export function toScenario(body: Body, isPattern: IsPattern): Scenario {
  const operation = toPattern(body, isPattern)
  const { answers, afterwards = 'normal' } = body
  if (!Array.isArray(answers) || answers.length === 0 || answers.length > maxAnswers) {
    throw badRequest(`answers must be a list of 1 to ${maxAnswers}`)
  }
  return {
    operation,
    answers: answers.map(toAnswer),
    afterwards: toWord(afterwards, 'afterwards', ['normal', 'last', 'repeat']),
  }
}
