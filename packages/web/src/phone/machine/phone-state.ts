import type { Quality } from '../../shared/sound-quality/quality.ts'

/**
 * Whether calls come in. `off`: nobody switched it on. `refused`: the server does not take the password. `lost`: the connection is
 * gone and is made anew by itself. `elsewhere`: another tab of this browser has the phone.
 */
export type Registration = 'off' | 'connecting' | 'registered' | 'refused' | 'lost' | 'elsewhere'

/** Why a call is over. */
export type Ending =
  | 'hungUp'
  | 'busy'
  | 'noAnswer'
  | 'declined'
  | 'blocked'
  | 'moved'
  | 'unreachable'
  | 'notFound'
  | 'forbidden'
  | 'credentials'
  | 'hiddenNumber'
  | 'noCommonSound'
  | 'misrouted'
  | 'networkBusy'
  | 'serverTrouble'
  | 'noConnection'
  | 'missed'
  | 'elsewhere'
  | 'rejected'
  | 'noMicrophone'
  | 'microphoneRefused'
  | 'microphoneUnopened'
  | 'failed'

/**
 * Who calls, as the request says it. `number`: a telephone number. `colleague`: a user or an extension of this phone server. `stranger`: an address
 * of another host, which can't be called back. `withheld`: no number was sent, or the caller asked to hide it.
 */
export interface Caller {
  kind: 'number' | 'colleague' | 'stranger' | 'withheld'
  /** A number in E.164 form where it can be one, a username or extension, the address of a stranger, or `anonymous`. */
  party: string
  /** The name that the network sends. Nobody has checked it. */
  sentName?: string
}

/** One call of the phone. */
export interface PhoneCall {
  id: string
  /** `Call-ID` of SIP, which the call log has as well. */
  callId: string
  direction: 'in' | 'out'
  /** The other side: a number in E.164 form, the username of a colleague, or as `caller` says. */
  party: string
  /** What the network says of who calls; missing for a call that was made here. */
  caller?: Pick<Caller, 'kind' | 'sentName'> | undefined
  /** The number that was called, of a call that came in from outside. */
  called?: string | undefined
  /** `calling` and `ringing` are before it is answered: out, or in. */
  stage: 'calling' | 'ringing' | 'talking' | 'over'
  /** Of a call that was made here: whether it rings there, and whether the network sends sound before somebody answers. */
  progress?: { hasSound: boolean } | undefined
  isMuted: boolean
  /** Whether its sound has broken off, and another way is looked for. */
  isCut?: boolean | undefined
  /** Whether another page had it, and it is being brought back. */
  isReturning?: boolean | undefined
  /** Held by this side. */
  isHeld: boolean
  /** Held by the other side. */
  isHeldThere: boolean
  /** When it began, was answered and ended, in milliseconds since 1970. */
  beganMs: number
  answeredMs?: number | undefined
  endedMs?: number | undefined
  ending?: Ending | undefined
  /** Where somebody can be called instead, of a call that has `moved`. */
  movedTo?: string | undefined
  /** How good sound is now, and was at its worst; not known before some has come. */
  quality?: Quality | undefined
  worst?: Quality | undefined
  /** To whom it is being given; `ending` says why that did not come about. */
  transfer?: { whom: string; ending?: Ending | undefined } | undefined
  /** Keys that were pressed, and went out. */
  keys?: string | undefined
  /** The number that the other side asks to be called instead: it waits for an answer. */
  referral?: string | undefined
}

/** All that is known of the phone. */
export interface PhoneState {
  registration: Registration
  /** Calls that are not over, the oldest first. */
  calls: readonly PhoneCall[]
  /** Calls that are over, the latest first. */
  recent: readonly PhoneCall[]
  /** Whether calls are turned away. */
  doNotDisturb: boolean
}

/** What happens to the phone. */
export type PhoneEvent =
  | { kind: 'registration'; registration: Registration }
  | {
      kind: 'began'
      id: string
      callId: string
      direction: 'in' | 'out'
      party: string
      caller?: PhoneCall['caller']
      called?: string | undefined
      atMs: number
    }
  /** It rings at the other side, or its network sends sound already. */
  | { kind: 'progress'; id: string; hasSound: boolean }
  /** A call of another page goes on in this one, by a call of its own. */
  | { kind: 'returns'; id: string; call: PhoneCall }
  /** The other side goes on with a call by another one: it is somebody else now, or the same after a page was loaded anew. */
  | { kind: 'replaced'; id: string; by: string; party: string; caller?: PhoneCall['caller'] }
  | { kind: 'answered'; id: string; atMs: number }
  | { kind: 'muted' | 'held' | 'heldThere' | 'cut'; id: string; is: boolean }
  | { kind: 'quality'; id: string; quality: Quality }
  /** It is being given to somebody; with an `ending` it was not, and goes on. */
  | { kind: 'transfer'; id: string; whom: string; ending?: Ending | undefined }
  | { kind: 'key'; id: string; key: string }
  /** The other side gives the call to a number outside: somebody has to agree. Undefined once that is answered. */
  | { kind: 'referral'; id: string; whom: string | undefined }
  | { kind: 'ended'; id: string; ending: Ending; movedTo?: string | undefined; atMs: number }
  | { kind: 'doNotDisturb'; is: boolean }

/** A phone that nobody has switched on. */
export const phoneOff: PhoneState = { registration: 'off', calls: [], recent: [], doNotDisturb: false }
