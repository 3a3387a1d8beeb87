import { connectionHeaders } from '../../ground/connection-headers.ts'
import { didYouMean } from '../../ground/did-you-mean.ts'
import { badRequest, LoopbackError } from '../../ground/errors.ts'
import { type Fault, type FaultEffect, faultKinds } from '../../world/faults/faults.ts'
import type { ReadPattern } from '../../world/faults/latencies.ts'
import type { PlannedAnswer, Scenario } from '../../world/faults/scenarios.ts'
import { type Body, isBody, needNumber, present, toNumber, toText, toWhole, toWord } from './request-body.ts'
import { sessionParameter } from './sessions.ts'

const effectKeys = ['kind', 'status', 'message', 'body', 'headers', 'delayMs'] as const satisfies (keyof FaultEffect)[]

/** The keys of the body of each action, as its address has it. One that is not here has none. */
export const bodyKeys: Readonly<Record<string, readonly string[]>> = {
  'POST reset': ['seed', 'callLogs', 'now'],
  'POST clock': ['now', 'advanceMs', 'freeze'],
  'POST publish': ['channel', 'event', 'data', 'customerId', 'userId'],
  'POST snapshot': ['name'],
  'POST restore': ['name'],
  'POST live': ['callsPerMinute'],
  'POST live/run': [],
  'POST live/call': ['number', 'from', 'keys', 'isAnswered', 'ringSeconds', 'talkSeconds'],
  'POST faults': ['operation', ...effectKeys, 'count', 'probability'],
  'POST latency': ['operation', 'kind', 'ms', 'minMs', 'maxMs', 'p50Ms', 'p95Ms', 'p99Ms'],
  'POST scenarios': ['operation', 'answers', 'afterwards'],
  'POST sessions': ['name', 'from'],
}

function refuseOthers(what: string, known: readonly string[], body: Body): void {
  const unknown = Object.keys(body).filter((key) => !known.includes(key))
  if (unknown.length === 0) return
  const has = known.length > 0 ? known.join(', ') : 'none'
  throw badRequest(`${what} has no key ${unknown.map((key) => JSON.stringify(key)).join(', ')}: it has ${has}.`)
}

/**
 * Throws a 400 for a body with a key that its action does not have: one that is misspelt would change nothing, and nobody would
 * know. `action` is its method and name, `rest` what stands behind the name.
 */
export function refuseUnknownKeys(action: string, rest: string, body: Body): void {
  const whole = `${action}/${rest}`
  const name = Object.hasOwn(bodyKeys, whole) ? whole : action
  refuseOthers(`The body of ${name}`, Object.hasOwn(bodyKeys, name) ? (bodyKeys[name] ?? []) : [], body)
}

/** The same of an answer of a scenario. */
const refuseUnknownAnswer = (answer: Body): void => refuseOthers('An answer of a scenario', effectKeys, answer)

/** What may stand behind the name of an action in its address; nothing, behind one that is not here. */
const rests: Readonly<Record<string, RegExp>> = {
  'GET operations': /^(described)?$/,
  'GET journal': /^/,
  'POST journal': /^/,
  'POST live': /^(call|run)?$/,
  'DELETE faults': /^/,
  'DELETE latency': /^/,
  'DELETE scenarios': /^/,
  'DELETE snapshots': /^/,
  'DELETE sessions': /^/,
}

/** The parameters of each action that has some. */
export const parameters: Readonly<Record<string, readonly string[]>> = {
  'GET journal': ['operation', 'method', 'status', 'url', 'userId', 'person', 'planned', 'last'],
  'GET outbox': ['to', 'kind'],
}

/**
 * Throws a 404 for an address that goes on behind an action, and a 400 for a parameter that it does not have: either would be left
 * out, and something else be done than was asked for. `action` is its method and name.
 */
export function refuseStrays(action: string, rest: string, query: URLSearchParams): void {
  if (!(rests[action] ?? /^$/).test(rest)) throw new LoopbackError(404, `There is no control ${action}/${rest}.`)
  const known = parameters[action] ?? []
  const twice = known.find((name) => query.getAll(name).length > 1)
  if (twice !== undefined) throw badRequest(`The parameter "${twice}" came more than once: send it once.`)
  const stray = [...query.keys()].find((name) => name !== sessionParameter && !known.includes(name))
  if (stray === undefined) return
  const has = known.length > 0 ? known.join(', ') : 'none'
  throw badRequest(`${action} has no parameter "${stray}".${didYouMean(stray, known)} It has ${has}.`)
}

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
