import type { components } from '@lineboard/contract'
import type { CallStep, CallTrace } from '@lineboard/contract/call-flow'
import { legsOf } from '../../domain/calls/call-fields.ts'
import type { Row } from '../../store/rows/internal-rows.ts'
import type { Outcome } from '../seed/material/calls.ts'

/** How long a caller takes to choose a key, in seconds. */
const KEY_SECONDS = 3
/** How long a message is, where nobody answers. */
const MESSAGE_SECONDS = 20

/** How long a caller spends in menus, in seconds. */
function menuSeconds({ steps }: CallTrace): number {
  const waited = steps.map((step) => {
    if (step.kind === 'timeout') return step.seconds
    return step.kind === 'key' || step.kind === 'invalid_key' ? KEY_SECONDS : 0
  })
  return waited.reduce((sum: number, seconds) => sum + seconds, 0)
}

function fromTrace({ outcome }: CallTrace, drawn: Outcome): Outcome {
  const { ringSeconds, talkSeconds } = drawn
  const message = { status: 'voicemail' as const, talkSeconds: talkSeconds || MESSAGE_SECONDS }
  if (outcome.kind === 'nowhere' || outcome.kind === 'refused' || outcome.kind === 'unknown')
    return { status: 'failed', ringSeconds: 0, talkSeconds: 0 }
  if (outcome.kind === 'hangs_up') return { status: 'missed', ringSeconds: 0, talkSeconds: 0 }
  if (outcome.kind === 'voicemail') return { ...message, ringSeconds: 0 }
  if (outcome.rings.every(({ unreachable }) => unreachable !== undefined)) {
    if (outcome.unanswered?.kind === 'voicemail') return { ...message, ringSeconds: 0 }
    return { status: 'failed', ringSeconds: 0, talkSeconds: 0 }
  }
  const isUnanswered = drawn.status === 'voicemail' || drawn.status === 'missed'
  if (!isUnanswered) return drawn
  // A message can only be left where the way of the call ends at a mailbox.
  if (outcome.unanswered?.kind === 'voicemail') return { ...message, ringSeconds }
  return { status: 'missed', ringSeconds, talkSeconds: 0 }
}

/** What becomes of a call that goes this way: what was drawn, as far as the way allows. The time in menus is part of the ringing. */
export function outcomeAlong(trace: CallTrace, drawn: Outcome): Outcome {
  const outcome = fromTrace(trace, drawn)
  return { ...outcome, ringSeconds: outcome.ringSeconds + menuSeconds(trace) }
}

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
