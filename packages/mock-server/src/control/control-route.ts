import type { IncomingMessage, ServerResponse } from 'node:http'
import { LoopbackError, notFound } from '../errors/loopback-error.ts'
import { readBody } from '../http/read-body.ts'
import { sendJson } from '../http/send.ts'
import type { World } from '../world.ts'
import type { Control } from './control.ts'
import { toAnnouncement, toClockChange, toFault, toSeedChoice, toText } from './control-input.ts'

type Body = Readonly<Record<string, unknown>>
type Action = (body: Body, rest: string) => unknown

/** Reads a JSON object. Only JSON is taken, so that no page of another origin can send a plain form here. */
async function readJson(request: IncomingMessage): Promise<Body> {
  const bytes = await readBody(request)
  if (bytes.length === 0) return {}
  if (!request.headers['content-type']?.includes('json')) throw new LoopbackError(415, 'Send JSON.')
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'))
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  } catch {
    // Falls through to the same answer as for any other value.
  }
  throw new LoopbackError(400, 'Send a JSON object.', { name: 'SyntaxError' })
}

function actionsOf(world: World, control: Control): Readonly<Record<string, Action>> {
  const clear = (log: { clear(): void }) => () => {
    log.clear()
    return { cleared: true }
  }
  const clockState = () => ({ now: control.clock.now().toISOString() })
  return {
    'GET state': () => ({
      seed: world.seed,
      size: world.size,
      ...clockState(),
      violations: control.violations.count(),
      faults: control.faults.list().length,
      requests: control.journal.count(),
    }),
    'POST reset'(body) {
      control.reset(toSeedChoice(body))
      return { seed: world.seed, size: world.size }
    },
    'GET journal': () => control.journal.list(),
    'DELETE journal': clear(control.journal),
    'GET violations': () => control.violations.list(),
    'DELETE violations': clear(control.violations),
    'GET outbox': () => control.outbox.list(),
    'DELETE outbox': clear(control.outbox),
    'GET faults': () => control.faults.list(),
    'POST faults': (body) => control.faults.add(toFault(body)),
    'DELETE faults'(_body, rest) {
      control.faults.clear(rest ? Number(rest) : undefined)
      return { cleared: true }
    },
    'GET clock': clockState,
    'POST clock'(body) {
      toClockChange(body)(control.clock)
      return clockState()
    },
    'POST publish'(body) {
      control.publish(toAnnouncement(body))
      return { published: true }
    },
    'POST snapshot'(body) {
      const name = toText(body, 'name')
      control.snapshot(name)
      return { name }
    },
    'POST restore'(body) {
      const name = toText(body, 'name')
      if (!control.restore(name)) throw notFound('snapshot', name)
      return { name }
    },
  }
}

/** Answers requests below `/__mock`. */
export function createControlRoute(world: World, control: Control) {
  const actions = actionsOf(world, control)
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const [, , name = '', rest = ''] = url.pathname.split('/')
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const key = `${method} ${name || 'state'}`
    try {
      const action = Object.hasOwn(actions, key) ? actions[key] : undefined
      if (!action)
        throw new LoopbackError(404, `There is no control ${key}. There are: ${Object.keys(actions).join(', ')}.`)
      await sendJson(response, 200, action(method === 'GET' ? {} : await readJson(request), rest))
    } catch (problem) {
      const error = problem instanceof LoopbackError ? problem : new LoopbackError(500, String(problem))
      await sendJson(response, error.statusCode, error.toBody())
    }
  }
}
