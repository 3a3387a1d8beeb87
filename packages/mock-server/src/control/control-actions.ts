import type { Api } from '../api/api.ts'
import type { ApiOperation } from '../contract/api-operation.ts'
import { notFound } from '../errors/loopback-error.ts'
import { sandboxIds } from '../sandbox/sandbox-ids.ts'
import type { Action } from './action.ts'
import { toText } from './body-values.ts'
import { toAnnouncement, toCallsPerMinute, toClockChange, toLatency, toResetChoice } from './control-input.ts'
import { type IsPattern, toFault, toScenario } from './fault-input.ts'
import { journalActions } from './journal-actions.ts'
import { createPatternCheck } from './operation-pattern.ts'
import type { Session, Sessions } from './sessions.ts'
import { toTestCall } from './test-call-input.ts'

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

/** Clears one by its id, or all. */
const clearOne =
  (list: { clear(id?: number): void }): Action =>
  ({ rest }) => {
    list.clear(rest ? Number(rest) : undefined)
    return { cleared: true }
  }

function existing(isThere: boolean, kind: string, name: string) {
  if (!isThere) throw notFound(kind, name)
  return { name }
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

function faultActions({ control }: Session, isPattern: IsPattern): Record<string, Action> {
  const { faults, latencies, scenarios } = control
  return {
    'GET faults': () => faults.list(),
    'POST faults': ({ body }) => faults.add(toFault(body, isPattern)),
    'DELETE faults': clearOne(faults),
    'GET latency': () => latencies.list(),
    'POST latency'({ body }) {
      const latency = toLatency(body, isPattern)
      latencies.set(latency)
      return latency
    },
    'DELETE latency'({ rest }) {
      latencies.clear(rest || undefined)
      return { cleared: true }
    },
    'GET scenarios': () => scenarios.list(),
    'POST scenarios': ({ body }) => scenarios.add(toScenario(body, isPattern)),
    'DELETE scenarios': clearOne(scenarios),
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
    'DELETE snapshots': ({ rest }) => existing(control.dropSnapshot(rest), 'snapshot', rest),
    'POST snapshot'({ body }) {
      const name = toText(body, 'name')
      control.snapshot(name)
      return { name }
    },
    'POST restore'({ body }) {
      const name = toText(body, 'name')
      return existing(control.restore(name), 'snapshot', name)
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
      if (rest) return existing(sessions.delete(rest), 'session', rest)
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
  const described = operations.map(({ id, method, path, summary }) => ({ id, method, path, summary }))
  return {
    'GET operations': ({ rest }) => (rest === 'described' ? described : names),
    ...stateActions(session),
    ...liveActions(session),
    ...journalActions(session.world, api),
    ...recordActions(session),
    ...faultActions(session, createPatternCheck(names)),
    ...sessionActions(sessions),
  }
}
