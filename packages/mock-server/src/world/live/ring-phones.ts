import type { LiveCall } from './live-call.ts'

/** The least that a softphone rings before somebody else takes the call or its caller gives up, in seconds. */
const PHONE_RING_SECONDS = 20
/** Who answers talks until either side hangs up: longer than anybody does. */
const LONGEST_TALK_SECONDS = 86_400

/** A call that comes in for the softphones of a customer. */
export interface PhoneCall {
  callId: string
  /** Number of the caller, or `anonymous`. */
  caller: string
  /** The number that was called. */
  called: string
  customerId: number
  onAnswered(): void
  /** It is over: nobody took it, or the one who did has hung up. `status` is why it was not taken. */
  onEnded(status?: number): void
}

/** The softphones of a world. */
export interface Phones {
  /**
   * Lets a call ring all who have a phone at this customer's; undefined where there is none. What it gives ends the call: its caller
   * hangs up, or somebody has answered elsewhere.
   */
  ring(call: PhoneCall): ((why: 'caller' | 'elsewhere') => void) | undefined
  close(): void
}

interface RingNeeds {
  phones: Pick<Phones, 'ring'>
  call: LiveCall
  callId: string
  customerId: number
  caller: string
  nowMs(): number
  /** Somebody at a softphone has answered: what becomes of the call is known now. */
  onAnswered(): void
  /** The one who answered, or the caller, has hung up. */
  onEnded(): void
}

/** A call as it rings softphones. */
export interface RingingPhones {
  /** Whether somebody answered at one of them. */
  isTaken(): boolean
  stop(why: 'caller' | 'elsewhere'): void
}

/** Lets a call ring the softphones of its customer; undefined where there is none. Its outcome gets them the time to be answered. */
export function ringPhones(needs: RingNeeds): RingingPhones | undefined {
  const { phones, call, callId, customerId, caller, nowMs, onAnswered, onEnded } = needs
  const { outcome, trace, startMs } = call
  if (trace.outcome.kind !== 'rings') return undefined
  let isTaken = false
  const stop = phones.ring({
    callId,
    customerId,
    caller,
    called: trace.called,
    onAnswered() {
      isTaken = true
      const ringSeconds = Math.max(0, Math.floor((nowMs() - startMs) / 1000))
      call.outcome = { status: 'answered', ringSeconds, talkSeconds: LONGEST_TALK_SECONDS }
      onAnswered()
    },
    onEnded: () => isTaken && onEnded(),
  })
  if (!stop) return undefined
  call.outcome = { ...outcome, ringSeconds: Math.max(outcome.ringSeconds, PHONE_RING_SECONDS) }
  return { isTaken: () => isTaken, stop }
}
