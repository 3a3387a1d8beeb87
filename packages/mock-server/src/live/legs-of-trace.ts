import type { components } from '@lineboard/contract'
import type { CallStep, CallTrace } from '@lineboard/contract/call-path'
import { legsOf } from '../handlers/call-logs/legs.ts'
import type { Row } from '../store/models.ts'
import { KEY_SECONDS, menuSeconds } from './outcome-along.ts'

type CallLeg = components['schemas']['CallLeg']

/** A menu a caller went through: how long it took, and the keys that were pressed. */
interface Visit {
  name: string
  seconds: number
  keys: string[]
}

function visitsOf(steps: readonly CallStep[]): Visit[] {
  const visits: Visit[] = []
  for (const step of steps) {
    const visit = visits.at(-1)
    if (step.kind === 'menu' && step.attempt === 1) visits.push({ name: step.menu.name, seconds: 0, keys: [] })
    else if (visit && step.kind === 'timeout') visit.seconds += step.seconds
    else if (visit && (step.kind === 'key' || step.kind === 'invalid_key')) {
      visit.seconds += KEY_SECONDS
      visit.keys.push(step.key)
    }
  }
  return visits
}

/** What happened to a call that went through menus; undefined for one that met none, whose times say it all. */
export function legsOfTrace(trace: CallTrace, log: Row<'CallLog'>): CallLeg[] | undefined {
  const visits = visitsOf(trace.steps)
  if (visits.length === 0) return undefined
  const inMenus = menuSeconds(trace)
  let atMs = Date.parse(log.startedAt)
  // One that was cut short in a menu was there for less.
  let leftSeconds = log.ringSeconds
  const legs = visits.map(({ name, keys, ...visit }): CallLeg => {
    const seconds = Math.min(visit.seconds, leftSeconds)
    const startedAt = new Date(atMs).toISOString()
    atMs += seconds * 1000
    leftSeconds -= seconds
    return {
      kind: 'menu',
      target: name,
      startedAt,
      durationSeconds: seconds,
      ...(keys.length > 0 && { keys: keys.join('') }),
    }
  })
  if (log.ringSeconds < inMenus) return legs
  const startedAt = new Date(atMs).toISOString()
  const rest = legsOf({ ...log, startedAt, ringSeconds: log.ringSeconds - inMenus })
  return [...legs, ...rest.filter(({ durationSeconds }) => durationSeconds > 0)]
}
