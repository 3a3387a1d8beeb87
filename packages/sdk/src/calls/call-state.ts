import type { components } from '@lineboard/contract'
import { type CallSoFar, goesOn } from '@lineboard/contract/call-result'

type Status = components['schemas']['CallLog']['status']

/** What a call is to who looks at it: what became of it, or what it does as long as that is open. */
export type CallState = Status | 'ringing' | 'inProgress'

/** What of a call tells its state. */
export interface CallInState extends CallSoFar {
  status: Status
  answeredAt?: unknown
}

/** What a call is at the moment. One that goes on has no result yet, whatever its status is. */
export function callState(call: CallInState, nowMs: number = Date.now()): CallState {
  if (!goesOn(call, nowMs)) return call.status
  return call.answeredAt || call.status === 'answered' ? 'inProgress' : 'ringing'
}
