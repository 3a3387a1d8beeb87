import type { components } from '@lineboard/contract'
import { DAY_MS } from '@lineboard/contract/durations'

type Status = components['schemas']['CallLog']['status']

/** What a call is to who looks at it: what became of it, or what it does as long as that is open. */
export type CallState = Status | 'ringing' | 'inProgress'

interface Call {
  status: Status
  startedAt: string
  answeredAt?: unknown
  endedAt?: unknown
  ringSeconds?: number
  talkSeconds?: number
}

/** Longest that anything rings, in milliseconds: a row that is older and has no end is of a server that notes none, or lost it. */
const RINGS_MS = 10 * 60_000

/** Whether a call rings or is talked on at the moment. */
export const isGoingOn = (call: Call): boolean => callState(call) !== call.status

/**
 * What a call is at the moment. One without an end goes on, as the contract says: a server writes a result for it already, such as
 * missed, which is what it would be if it ended now. Where its seconds were over long ago, or it began longer ago than calls last, only its
 * end is missing.
 */
export function callState(call: Call, nowMs = Date.now()): CallState {
  const { status, startedAt, answeredAt, endedAt, ringSeconds = 0, talkSeconds = 0 } = call
  if (endedAt) return status
  const ageMs = nowMs - Date.parse(startedAt)
  const sinceNotedMs = ageMs - (ringSeconds + talkSeconds) * 1000
  if (!(ageMs < DAY_MS) || (talkSeconds > 0 && sinceNotedMs > RINGS_MS)) return status
  if (answeredAt || status === 'answered') return 'inProgress'
  return ageMs > RINGS_MS ? status : 'ringing'
}
