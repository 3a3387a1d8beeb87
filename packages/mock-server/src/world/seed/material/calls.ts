import { CallStatus } from '@lineboard/contract/enumerations'
import type { Prng } from '../../../ground/prng.ts'
import type { Row } from '../../../store/rows/internal-rows.ts'
import { callerPlaces, numberOf } from './phone-numbers.ts'

type CallLog = Row<'CallLog'>

const statusWeights = { answered: 70, missed: 16, voicemail: 9, busy: 4, failed: 1 } as const satisfies Record<
  CallLog['status'],
  number
>

const weights = CallStatus.map((status) => statusWeights[status])

/** What becomes of a call, and how long it takes. */
export interface Outcome {
  status: CallLog['status']
  ringSeconds: number
  talkSeconds: number
}

/** Draws what becomes of a call. */
export function drawOutcome(prng: Prng): Outcome {
  const status = prng.weighted(CallStatus, weights)
  if (status === 'answered') {
    // Most calls are short, a few are long.
    return { status, ringSeconds: prng.int(2, 22), talkSeconds: Math.round(15 + 900 * prng.next() ** 3) }
  }
  if (status === 'voicemail') return { status, ringSeconds: prng.int(20, 30), talkSeconds: prng.int(6, 75) }
  if (status === 'missed') return { status, ringSeconds: prng.int(8, 60), talkSeconds: 0 }
  return { status, ringSeconds: status === 'busy' ? 1 : 0, talkSeconds: 0 }
}

/** A call that came so few seconds ago is over too: it took as long as there was, and one without time for a word has failed. */
export function endedWithin(seconds: number, outcome: Outcome): Outcome {
  const { status, ringSeconds, talkSeconds } = outcome
  if (ringSeconds + talkSeconds <= seconds) return outcome
  if (talkSeconds > 0 && ringSeconds < seconds) return { status, ringSeconds, talkSeconds: seconds - ringSeconds }
  return { status: 'failed', ringSeconds: 0, talkSeconds: 0 }
}

/** Draws a number to be called. The square leans towards the front of the list: some campaigns ring far more than others. */
export function drawBusyNumber<N>(prng: Prng, numbers: readonly N[]): N | undefined {
  return numbers[Math.floor(prng.next() ** 2 * numbers.length)]
}

/** Whoever may call a customer: somebody who withholds the number, contacts, and others by place. */
export interface Callers<C> {
  withheld: C
  contacts: readonly C[]
  strangers: readonly (readonly C[])[]
}

/** Numbers of people whom nobody knows, by place. */
export const strangerNumbers: readonly (readonly string[])[] = callerPlaces.map((place) =>
  Array.from({ length: 70 }, (_, line) => numberOf(place, line)),
)

/** Draws who calls: one of the contacts, somebody unknown, or a withheld number. */
export function drawCaller<C>(prng: Prng, { withheld, contacts, strangers }: Callers<C>): C {
  if (prng.chance(0.02)) return withheld
  if (contacts.length > 0 && prng.chance(0.3))
    return contacts[Math.floor(prng.next() ** 2 * contacts.length)] ?? prng.pick(contacts)
  return prng.pick(prng.pick(strangers))
}
