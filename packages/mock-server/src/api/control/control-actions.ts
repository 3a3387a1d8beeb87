import type { ApiOperation } from '../../ground/contract/api-operation.ts'
import { createReadPattern, type ReadPattern, sandboxIds } from '../../world/faults/latencies.ts'
import type { Api } from '../pipeline/api.ts'
import {
  toAnnouncement,
  toCallsPerMinute,
  toClockChange,
  toLatency,
  toResetChoice,
  toTestCall,
} from './control-input.ts'
import { toFault, toScenario } from './fault-input.ts'
import { journalActions } from './journal-actions.ts'
import type { Action } from './request-body.ts'
import { noSuch, toText } from './request-body.ts'
import type { Session, Sessions } from './sessions.ts'

/** What a control drives beside its world. */
export interface ControlledServer {
  operations: readonly ApiOperation[]
  /** Answers a request as if it had come again. */
  api: Api
}

const clear = (log: { clear(): void }) => () => {
  log.clear()
  return { cleared: true }
}

/** Throws a 404, with the names there are, unless the name is among them. */
function existing(kind: string, name: string, names: readonly string[]) {
  if (names.includes(name)) return { name }
  throw noSuch(kind, name, names)
}

interface Numbered {
  list(): readonly { id: number }[]
  clear(id?: number): void
}

/** Clears one by its id, or all. */
const clearOne =
  (kind: string, list: Numbered): Action =>
  ({ rest }) => {
    if (rest)
      existing(
        kind,
        rest,
        list.list().map(({ id }) => String(id)),
      )
    list.clear(rest ? Number(rest) : undefined)
    return { cleared: true }
  }

function recordActions({ control }: Session): Record<string, Action> {
  const { violations, outbox } = control
  return {
    'GET violations': () => violations.list(),
    'DELETE violations': clear(violations),
    'GET outbox': ({ query }) =>
      outbox.list().filter(({ to, kind }) => (query.get('to') || to) === to && (query.get('kind') || kind) === kind),
    'DELETE outbox': clear(outbox),
  }
}

function faultActions({ control }: Session, readPattern: ReadPattern): Record<string, Action> {
  const { faults, latencies, scenarios } = control
  return {
    'GET faults': () => faults.list(),
    'POST faults': ({ body }) => faults.add(toFault(body, readPattern)),
    'DELETE faults': clearOne('fault', faults),
    'GET latency': () => latencies.list(),
    'POST latency'({ body }) {
      const latency = toLatency(body, readPattern)
      latencies.set(latency)
      return latency
    },
    'DELETE latency'({ rest }) {
      if (rest)
        existing(
          'latency',
          rest,
          latencies.list().map(({ operation }) => operation),
        )
      latencies.clear(rest || undefined)
      return { cleared: true }
    },
    'GET scenarios': () => scenarios.list(),
    'POST scenarios': ({ body }) => scenarios.add(toScenario(body, readPattern)),
    'DELETE scenarios': clearOne('scenario', scenarios),
  }
}

function stateActions({ name: session, control }: Session): Record<string, Action> {
  const { clock } = control
  const clockState = () => ({ now: clock.now().toISOString(), isFrozen: clock.isFrozen() })
  return {
    'GET state': () => ({ session, ...control.state() }),
    'POST reset'({ body }) {
      control.reset(toResetChoice(body))
      const { seed, size, now } = control.state()
      return { seed, size, now }
    },
    'GET clock': clockState,
    'POST clock'({ body }) {
      toClockChange(body)(clock)
      control.live.run()
      return clockState()
    },
    'POST publish'({ body }) {
      control.publish(toAnnouncement(body))
      return { published: true }
    },
    'GET ledger': () => control.ledger(),
    'GET snapshots': () => control.snapshots(),
    'DELETE snapshots'({ rest }) {
      const dropped = existing('snapshot', rest, control.snapshots())
      control.dropSnapshot(rest)
      return dropped
    },
    'POST snapshot'({ body }) {
      const name = toText(body, 'name')
      control.snapshot(name)
      return { name }
    },
    'POST restore'({ body }) {
      const name = toText(body, 'name')
      const restored = existing('snapshot', name, control.snapshots())
      control.restore(name)
      return restored
    },
  }
}

function liveActions({ control: { live } }: Session): Record<string, Action> {
  const rate = () => ({ callsPerMinute: live.callsPerMinute })
  return {
    'GET live': rate,
    'POST live'({ body, rest }) {
      if (rest === 'call') return live.call(toTestCall(body))
      if (rest === 'run') live.run()
      else live.start(toCallsPerMinute(body))
      return rate()
    },
    'DELETE live'() {
      live.stop()
      return rate()
    },
  }
}

function sessionActions(sessions: Sessions): Record<string, Action> {
  const describe = ({ name, control }: Session) => {
    const { now, requests, violations, mails } = control.state()
    return { name, now, requests, violations, mails }
  }
  return {
    'GET sessions': () => sessions.list().map(describe),
    'POST sessions': ({ body }) =>
      describe(sessions.create(toText(body, 'name'), body.from === undefined ? undefined : toText(body, 'from'))),
    'DELETE sessions'({ rest }) {
      if (rest) {
        const deleted = existing(
          'session',
          rest,
          sessions.list().map(({ name }) => name),
        )
        sessions.delete(rest)
        return deleted
      }
      for (const { name } of sessions.list()) sessions.delete(name)
      return { cleared: true }
    },
  }
}

/** Everything the control API does for one session, by method and name. */
export function controlActions(
  session: Session,
  sessions: Sessions,
  { operations, api }: ControlledServer,
): Record<string, Action> {
  const names = [...operations.map(({ id }) => id), ...sandboxIds]
  const readPattern = createReadPattern(names)
  const described = operations.map(({ id, method, path, summary }) => ({ id, method, path, summary }))
  return {
    'GET operations': ({ rest }) => (rest === 'described' ? described : names),
    ...stateActions(session),
    ...liveActions(session),
    ...journalActions(session.world, api, readPattern),
    ...recordActions(session),
    ...faultActions(session, readPattern),
    ...sessionActions(sessions),
  }
}
