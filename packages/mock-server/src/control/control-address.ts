import { badRequest, LoopbackError } from '../errors/loopback-error.ts'
import { didYouMean } from './did-you-mean.ts'
import { sessionParameter } from './session-name.ts'

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
