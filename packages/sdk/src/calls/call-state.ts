import type { components } from '@lineboard/contract'
import { type CallWithWay, cameIn, isInProgress, openSinceMs } from '@lineboard/contract/call-result'
import type { AnyWhere } from '../filter/filter-types.ts'

type Status = components['schemas']['CallLog']['status']

/** What a call is to who looks at it: the result of it, or what it does as long as that is open. A call out is not answered, never missed. */
export type CallState = Status | 'notAnswered' | 'ringing' | 'inProgress'

/** What of a call tells its state. */
export interface CallInState extends CallWithWay {
  status: Status
  answeredAt?: unknown
}

/** What a call is at the moment. One that goes on has no result yet, whatever its status is. */
export function callState(call: CallInState, nowMs: number = Date.now()): CallState {
  if (!isInProgress(call, nowMs)) return call.status === 'missed' && !cameIn(call) ? 'notAnswered' : call.status
  return call.answeredAt || call.status === 'answered' ? 'inProgress' : 'ringing'
}

const since = (isAnswered: boolean, now: Date) => new Date(openSinceMs(isAnswered, now.getTime())).toISOString()

/** The conditions of calls whose status is their result, and of those that go on: `callState` as a question to the server. */
export const settledCalls = {
  where: (now: Date): AnyWhere => ({
    or: [
      { endedAt: { neq: null } },
      { talkSeconds: { gt: 0 } },
      { startedAt: { lte: since(true, now) } },
      { status: { neq: 'answered' }, startedAt: { lte: since(false, now) } },
    ],
  }),
  whereNot: (now: Date): AnyWhere => ({
    endedAt: null,
    talkSeconds: { lte: 0 },
    startedAt: { gt: since(true, now) },
    or: [{ status: 'answered' }, { startedAt: { gt: since(false, now) } }],
  }),
}

/** The conditions of missed calls, as `isMissed` of the contract tells them. */
export const missedCalls = {
  where: (now: Date): AnyWhere => ({
    and: [{ status: 'missed' }, { direction: { neq: 'outbound' } }, settledCalls.where(now)],
  }),
}
