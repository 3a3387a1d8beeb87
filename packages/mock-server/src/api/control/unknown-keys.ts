import { didYouMean } from '../../ground/did-you-mean.ts'
import { badRequest, LoopbackError } from '../../ground/errors.ts'
import type { FaultEffect } from '../../world/faults/faults.ts'
import type { Body } from './request-body.ts'
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
export const refuseUnknownAnswer = (answer: Body): void => refuseOthers('An answer of a scenario', effectKeys, answer)

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
