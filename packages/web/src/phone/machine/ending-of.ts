import type { MicrophoneProblem } from './microphone-problem.ts'
import type { Ending } from './phone-state.ts'

/** What is known of the end of a call. */
export interface EndFacts {
  direction: 'in' | 'out'
  /** Whether people were talking. */
  wasAnswered: boolean
  /** Who ended it: `local`, `remote` or `system`. */
  by: string
  /** What the library calls its cause. */
  cause: string
  /** The header `Reason` of the message that ended it (RFC 3326). */
  reason?: string | undefined
  /** Why its microphone could not be had, where the browser has said so. */
  microphone?: MicrophoneProblem | undefined
}

/** What the library calls a call without a microphone, whatever the browser says of that. */
const NO_MICROPHONE = 'User Denied Media Access'

const withoutMicrophone = {
  refused: 'microphoneRefused',
  missing: 'noMicrophone',
  unopened: 'microphoneUnopened',
} as const satisfies Record<MicrophoneProblem, Ending>

const causes: Readonly<Record<string, Ending>> = {
  Busy: 'busy',
  Rejected: 'busy',
  Unavailable: 'unreachable',
  'Not Found': 'notFound',
  'Address Incomplete': 'notFound',
  'Request Timeout': 'noAnswer',
  'No Answer': 'noAnswer',
  Expires: 'noAnswer',
}

const statuses: Readonly<Record<number, Ending>> = {
  404: 'notFound',
  408: 'noAnswer',
  410: 'notFound',
  480: 'unreachable',
  484: 'notFound',
  486: 'busy',
  487: 'noAnswer',
  600: 'busy',
  603: 'busy',
  604: 'notFound',
}

/** Why somebody was not reached, by the status that SIP answered with; unknown where nothing did. */
export const endingOfStatus = (status: number | undefined): Ending => statuses[status ?? 0] ?? 'failed'

/** A call that rang here and was answered by another phone of the person, or by a colleague (RFC 3326): no missed one. */
const isElsewhere = (reason = '') => /cause\s*=\s*200|completed elsewhere/i.test(reason)

/** Why a call is over. */
export function endingOf({ direction, wasAnswered, by, cause, reason, microphone = 'unopened' }: EndFacts): Ending {
  if (wasAnswered) return cause === 'Terminated' ? 'hungUp' : 'failed'
  if (cause === NO_MICROPHONE) return withoutMicrophone[microphone]
  if (direction === 'in') {
    if (by === 'local') return 'rejected'
    return isElsewhere(reason) ? 'elsewhere' : 'missed'
  }
  if (by === 'local') return 'hungUp'
  return causes[cause] ?? 'failed'
}
