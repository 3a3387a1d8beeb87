import { connectionHeaders } from '../../ground/connection-headers.ts'
import { badRequest } from '../../ground/errors.ts'
import type { Fault } from '../../world/faults/faults.ts'
import { type FaultEffect, faultKinds } from '../../world/faults/faults.ts'
import type { ReadPattern } from '../../world/faults/operation-pattern.ts'
import type { PlannedAnswer, Scenario } from '../../world/faults/scenarios.ts'
import { type Body, isBody, needNumber, present, toNumber, toText, toWhole, toWord } from './request-body.ts'
import { refuseUnknownAnswer } from './unknown-keys.ts'

const maxDelayMs = 600_000
const maxAnswers = 1000
const isOwn = (name: string) => connectionHeaders.has(name) || name === 'content-length'
const headerName = /^[\w-]+$/

function toHeaders(value: unknown): Readonly<Record<string, string>> | undefined {
  if (value === undefined) return undefined
  const isText = ([name, text]: [string, unknown]) =>
    headerName.test(name) && typeof text === 'string' && /^[\t\x20-\x7e]*$/.test(text)
  if (!isBody(value) || !Object.entries(value).every(isText)) throw badRequest('headers must be texts by name')
  const own = Object.keys(value).find((name) => isOwn(name.toLowerCase()))
  if (own !== undefined) {
    throw badRequest(`headers can't have ${own}, which the server writes: the kinds cut and malformed break an answer`)
  }
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
    body: body.kind === 'malformed' && body.body !== undefined ? toText(body, 'body') : body.body,
  })
}

/** What `POST /__mock/faults` asks for. */
export function toFault(body: Body, readPattern: ReadPattern): Fault {
  const operation = readPattern(toText(body, 'operation'))
  const kind = toWord(body.kind, 'kind', faultKinds)
  const count = toWhole(body, 'count')
  if (kind === 'latency') needNumber(body, 'delayMs')
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
export function toScenario(body: Body, readPattern: ReadPattern): Scenario {
  const operation = readPattern(toText(body, 'operation'))
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
