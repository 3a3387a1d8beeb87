import { CallStatus } from '@lineboard/contract/enumerations'
import { callerFields } from '../../../domain/calls/call-fields.ts'
import type { Prng } from '../../../ground/prng.ts'
import type { Row } from '../../../store/rows/internal-rows.ts'
import { callerPlaces, numberOf } from './phone-numbers.ts'

type CallLog = Row<'CallLog'>
type OpNumber = Row<'OpNumber'>
type Contact = Row<'PhoneBook'>

const statusWeights = { answered: 70, missed: 16, voicemail: 9, busy: 4, failed: 1 } as const satisfies Record<
  CallLog['status'],
  number
>

/** What becomes of a call, and how long it takes. */
export interface Outcome {
  status: CallLog['status']
  ringSeconds: number
  talkSeconds: number
}

/** Draws what becomes of a call. */
export function drawOutcome(prng: Prng): Outcome {
  const status = prng.weighted(
    CallStatus,
    CallStatus.map((status) => statusWeights[status]),
  )
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
export function drawBusyNumber(prng: Prng, numbers: readonly OpNumber[]): OpNumber | undefined {
  return numbers[Math.floor(prng.next() ** 2 * numbers.length)]
}

/** Draws who calls a customer with these contacts: one of them, somebody unknown, or a withheld number. */
export function drawCaller(
  prng: Prng,
  contacts: readonly Contact[] = [],
): Pick<CallLog, 'callerNumber'> & Partial<CallLog> {
  if (prng.chance(0.02)) return { callerNumber: 'anonymous' }
  if (contacts.length > 0 && prng.chance(0.3)) {
    const contact = contacts[Math.floor(prng.next() ** 2 * contacts.length)] ?? prng.pick(contacts)
    return { callerNumber: contact.number, ...callerFields(contact) }
  }
  return { callerNumber: numberOf(prng.pick(callerPlaces), prng.int(0, 69)) }
}
