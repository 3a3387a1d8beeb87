import { badRequest } from '../errors/loopback-error.ts'
import type { Body } from './body-values.ts'
import type { FaultEffect } from './fault-effect.ts'

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
