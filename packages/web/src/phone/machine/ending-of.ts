import type { MicrophoneProblem } from './microphone-problem.ts'
import type { Ending } from './phone-state.ts'

/** What is known of the end of a call. */
export interface EndFacts {
  direction: 'in' | 'out'
  /** Whether people were talking. */
  wasAnswered: boolean
  /** Whether it rang at the other side. */
  hasRung?: boolean
  /** Who ended it: `local`, `remote` or `system`. */
  by: string
  /** What the library calls its cause. */
  cause: string
  /** The status of the answer that ended it (RFC 3261); undefined where none came. */
  status?: number | undefined
  /** The headers `Reason` of the message that ended it (RFC 3326). */
  reasons?: readonly string[]
  /** Whether the connection to the phone server was gone. */
  isOffline?: boolean
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

/**
 * What a final status of SIP says of a call, over the registry of response codes (RFC 3261, 21, and those after it). A status that is not
 * here says no more than its class.
 */
const statuses: Readonly<Record<number, Ending>> = {
  300: 'moved',
  301: 'moved',
  302: 'moved',
  305: 'moved',
  380: 'moved',
  401: 'credentials',
  402: 'forbidden',
  403: 'forbidden',
  404: 'notFound',
  406: 'noCommonSound',
  407: 'credentials',
  408: 'unreachable',
  410: 'notFound',
  415: 'noCommonSound',
  416: 'notFound',
  428: 'forbidden',
  429: 'forbidden',
  430: 'unreachable',
  433: 'hiddenNumber',
  436: 'forbidden',
  437: 'forbidden',
  438: 'forbidden',
  440: 'misrouted',
  470: 'forbidden',
  480: 'unreachable',
  482: 'misrouted',
  483: 'misrouted',
  484: 'notFound',
  485: 'notFound',
  486: 'busy',
  487: 'noAnswer',
  488: 'noCommonSound',
  493: 'noCommonSound',
  494: 'forbidden',
  500: 'serverTrouble',
  501: 'serverTrouble',
  502: 'serverTrouble',
  503: 'serverTrouble',
  504: 'serverTrouble',
  505: 'serverTrouble',
  513: 'serverTrouble',
  555: 'serverTrouble',
  580: 'serverTrouble',
  600: 'busy',
  603: 'declined',
  604: 'notFound',
  606: 'noCommonSound',
  607: 'blocked',
  608: 'blocked',
}

/** What a cause of the telephone network says (ITU-T Q.850); causes that say nothing of why are not here, as 16, 31 and 127. */
const q850: Readonly<Record<number, Ending>> = {
  1: 'notFound',
  2: 'misrouted',
  3: 'misrouted',
  17: 'busy',
  18: 'noAnswer',
  19: 'noAnswer',
  20: 'unreachable',
  21: 'declined',
  22: 'notFound',
  25: 'misrouted',
  27: 'unreachable',
  28: 'notFound',
  29: 'serverTrouble',
  34: 'networkBusy',
  38: 'networkBusy',
  41: 'networkBusy',
  42: 'networkBusy',
  43: 'serverTrouble',
  44: 'networkBusy',
  47: 'networkBusy',
  50: 'forbidden',
  52: 'forbidden',
  54: 'forbidden',
  55: 'forbidden',
  57: 'forbidden',
  58: 'networkBusy',
  63: 'networkBusy',
  65: 'noCommonSound',
  79: 'serverTrouble',
  88: 'noCommonSound',
  102: 'noAnswer',
}

interface Reason {
  protocol: string
  cause: number
}

/** What headers `Reason` say, each of which may have several values. */
const parsedReasons = (reasons: readonly string[]): Reason[] =>
  reasons
    .flatMap((reason) => reason.split(','))
    .flatMap((value) => {
      const [, protocol = '', cause] = /^\s*([\w.]+)\s*;(?:.*;)?\s*cause\s*=\s*"?(\d+)/i.exec(value) ?? []
      return cause === undefined ? [] : [{ protocol: protocol.toUpperCase(), cause: Number(cause) }]
    })

/** What a gateway says of the reason is nearer to it than the status that it chose for that. */
const endingOfReasons = (reasons: readonly Reason[]): Ending | undefined =>
  reasons
    .map(({ protocol, cause }) =>
      protocol === 'Q.850' ? q850[cause] : protocol === 'SIP' ? statuses[cause] : undefined,
    )
    .find(Boolean)

/** Why somebody was not reached, by the status that SIP answered with and its headers `Reason`. */
export function endingOfStatus(status: number | undefined, reasons: readonly string[] = [], hasRung = false): Ending {
  if (status === undefined) return 'failed'
  // Who has let it ring was there, and took it nowhere.
  const isSilent = hasRung && (status === 408 || status === 480)
  // Nothing that the other side says of itself is less true for what the network says.
  const isOwnWord = [486, 600, 603, 607, 608].includes(status) || (status >= 300 && status < 400)
  const said = isOwnWord ? undefined : endingOfReasons(parsedReasons(reasons))
  if (said) return said
  return isSilent ? 'noAnswer' : (statuses[status] ?? (status >= 500 && status < 600 ? 'serverTrouble' : 'failed'))
}

/** A call that rang here and was answered by another phone of the person, or by a colleague (RFC 3326): no missed one. */
const isElsewhere = (reasons: readonly string[]) =>
  parsedReasons(reasons).some(
    ({ protocol, cause }) => (protocol === 'SIP' && cause === 200) || (protocol === 'Q.850' && cause === 26),
  ) || reasons.some((reason) => /completed elsewhere/i.test(reason))

/** Why a call is over. */
export function endingOf(facts: EndFacts): Ending {
  const {
    direction,
    wasAnswered,
    hasRung = false,
    by,
    cause,
    status,
    reasons = [],
    isOffline,
    microphone = 'unopened',
  } = facts
  if (wasAnswered) return cause === 'Terminated' ? 'hungUp' : 'failed'
  if (cause === NO_MICROPHONE) return withoutMicrophone[microphone]
  if (direction === 'in') {
    if (by === 'local' && !isOffline) return cause === 'No Answer' ? 'missed' : 'rejected'
    return isElsewhere(reasons) ? 'elsewhere' : 'missed'
  }
  if (isOffline) return 'noConnection'
  if (by === 'local') return 'hungUp'
  // What was answered has no sound that this browser knows.
  if (cause === 'Bad Media Description') return 'noCommonSound'
  // Nothing has answered at all.
  if (status === undefined && cause === 'Request Timeout') return hasRung ? 'noAnswer' : 'noConnection'
  return endingOfStatus(status, reasons, hasRung)
}
