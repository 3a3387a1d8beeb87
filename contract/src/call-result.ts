import { DAY_MS, MINUTE_MS } from './durations.ts'

/** What of a call tells whether it is over. A core API may lack each of these fields. */
export interface CallSoFar {
  status?: string | undefined
  /** A moment as text, or in milliseconds since 1970. */
  startedAt?: string | number | undefined
  endedAt?: unknown
  talkSeconds?: number | undefined
}

/** What of a call tells whether it was missed. */
export interface CallWithWay extends CallSoFar {
  direction?: string | undefined
}

/** What is asked by these moments is the same question for as long. */
const STEP_MS = 10 * MINUTE_MS

/**
 * When calls began that may still go on, in milliseconds since 1970: nothing rings for longer than ten minutes, twenty at the most, and nobody
 * talks for longer than a day.
 */
export const openSinceMs = (isAnswered: boolean, nowMs: number): number =>
  Math.floor(nowMs / STEP_MS) * STEP_MS - (isAnswered ? DAY_MS : STEP_MS)

/**
 * Whether a call rings or is talked on: it has no end yet. A server writes a result for it already, such as missed, which is what it would be
 * if it ended now, and which nobody counts. A call that was noted with its seconds, or that began longer ago than anything rings or calls
 * last, is over: its end is missing. Undefined where the server does not say when the call began.
 */
export function isInProgress(
  { status, startedAt, endedAt, talkSeconds = 0 }: CallSoFar,
  nowMs: number,
): boolean | undefined {
  if (endedAt || talkSeconds > 0) return false
  if (startedAt === undefined) return undefined
  return new Date(startedAt).getTime() > openSinceMs(status === 'answered', nowMs)
}

/** Whether a call came in. A server that does not say counts as saying so. */
export const cameIn = ({ direction }: Pick<CallWithWay, 'direction'>): boolean => direction !== 'outbound'

/**
 * Whether a call was missed: it came in, is over, and nobody answered it. A call to somebody who did not answer was not missed, although
 * its status is the same. A caller who left a message was not missed either. Undefined where the server does not send the status of calls.
 */
export const isMissed = (call: CallWithWay, nowMs: number): boolean | undefined =>
  call.status === undefined ? undefined : call.status === 'missed' && cameIn(call) && !isInProgress(call, nowMs)
