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
  | 'unreachable'
  | 'notFound'
  | 'missed'
  | 'elsewhere'
  | 'rejected'
  | 'noMicrophone'
  | 'failed'

/** How good the sound that comes in is. */
export interface Quality {
  grade: 'good' | 'fair' | 'poor'
  /** What is worst about it, where it is not good. `silence`: nothing comes. */
  reason?: 'loss' | 'jitter' | 'delay' | 'silence' | undefined
  /** What was lost, in parts of all. */
  loss: number
  /** How unevenly it comes, and how long it takes there and back, in milliseconds. */
  jitterMs: number
  roundTripMs?: number | undefined
}

/** One call of the phone. */
export interface PhoneCall {
  id: string
  direction: 'in' | 'out'
  /** The other side: a number in E.164 form, or the username of a colleague. */
  party: string
  /** The number that was called, of a call that came in from outside. */
  called?: string | undefined
  /** `calling` and `ringing` are before it is answered: out, or in. */
  stage: 'calling' | 'ringing' | 'talking' | 'over'
  isMuted: boolean
  /** Held by this side. */
  isHeld: boolean
  /** Held by the other side. */
  isHeldThere: boolean
  /** When it began, was answered and ended, in milliseconds since 1970. */
  beganMs: number
  answeredMs?: number | undefined
  endedMs?: number | undefined
  ending?: Ending | undefined
  /** How good sound is now, and was at its worst; not known before some has come. */
  quality?: Quality | undefined
  worst?: Quality | undefined
}

/** All that is known of the phone. */
export interface PhoneState {
  registration: Registration
  /** Calls that are not over, the oldest first. */
  calls: readonly PhoneCall[]
  /** Calls that are over, the latest first. */
  recent: readonly PhoneCall[]
  /** Whether calls are turned away. */
  isUndisturbed: boolean
}

/** What happens to the phone. */
export type PhoneEvent =
  | { kind: 'registration'; registration: Registration }
  | { kind: 'began'; id: string; direction: 'in' | 'out'; party: string; called?: string | undefined; atMs: number }
  | { kind: 'answered'; id: string; atMs: number }
  | { kind: 'muted' | 'held' | 'heldThere'; id: string; is: boolean }
  | { kind: 'quality'; id: string; quality: Quality }
  | { kind: 'ended'; id: string; ending: Ending; atMs: number }
  | { kind: 'undisturbed'; is: boolean }

/** A phone that nobody has switched on. */
export const phoneOff: PhoneState = { registration: 'off', calls: [], recent: [], isUndisturbed: false }
