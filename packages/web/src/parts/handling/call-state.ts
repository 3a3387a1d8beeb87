import type { components } from '@lineboard/contract'

type Status = components['schemas']['CallLog']['status']

/** What a call is to who looks at it: what became of it, or what it does as long as that is open. */
export type CallState = Status | 'ringing' | 'inProgress'

interface Call {
  status: Status
  answeredAt?: unknown
  endedAt?: unknown
}

/**
 * What a call is at the moment. One without an end goes on, as the contract says: a server writes a result for it already, such as
 * missed, which is what it would be if it ended now.
 */
export function callState({ status, answeredAt, endedAt }: Call): CallState {
  if (endedAt) return status
  return answeredAt || status === 'answered' ? 'inProgress' : 'ringing'
}
