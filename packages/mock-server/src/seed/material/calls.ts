import { fromCents, toCents } from '../../payments/money.ts'
import type { Row } from '../../store/models.ts'
import type { Prng } from '../prng.ts'
import { callerPlaces, numberOf } from './phone-numbers.ts'

type CallLog = Row<'CallLog'>
type OpNumber = Row<'OpNumber'>
type Contact = Row<'PhoneBook'>

/** Customer 1 owns the installation. */
const OWNER_ID = 1
const USD_A_MINUTE = 0.035
const TOLL_FREE_USD_A_MINUTE = 0.055

const statuses = ['answered', 'missed', 'voicemail', 'busy', 'failed'] as const
const statusWeights = [70, 16, 9, 4, 1]

/** What becomes of a call, and how long it takes. */
export interface Outcome {
  status: CallLog['status']
  ringSeconds: number
  talkSeconds: number
}

/** Draws what becomes of a call. */
export function outcomeOf(prng: Prng): Outcome {
  const status = prng.weighted(statuses, statusWeights)
  if (status === 'answered') {
    // Most calls are short, a few are long.
    return { status, ringSeconds: prng.int(2, 22), talkSeconds: Math.round(15 + 900 * prng.next() ** 3) }
  }
  if (status === 'voicemail') return { status, ringSeconds: prng.int(20, 30), talkSeconds: prng.int(6, 75) }
  if (status === 'missed') return { status, ringSeconds: prng.int(8, 60), talkSeconds: 0 }
  return { status, ringSeconds: status === 'busy' ? 1 : 0, talkSeconds: 0 }
}

/**
 * What a call costs in USD, by started minutes. It is rounded to the cent here and nowhere else, so that whatever adds calls up
 * comes to the same. The owner of the installation pays for none.
 */
export function chargeOf(number: OpNumber, talkSeconds: number): number {
  if (number.customerId === OWNER_ID) return 0
  const rate = number.numberType === 'toll_free' ? TOLL_FREE_USD_A_MINUTE : USD_A_MINUTE
  return fromCents(toCents(Math.ceil(talkSeconds / 60) * rate))
}

/** Draws a number to be called. The square leans towards the front of the list: some campaigns ring far more than others. */
export function busyOne(prng: Prng, numbers: readonly OpNumber[]): OpNumber | undefined {
  return numbers[Math.floor(prng.next() ** 2 * numbers.length)]
}

/** Draws who calls a customer with these contacts: one of them, somebody unknown, or a withheld number. */
export function callerOf(
  prng: Prng,
  contacts: readonly Contact[] = [],
): Pick<CallLog, 'callerNumber'> & Partial<CallLog> {
  if (prng.chance(0.02)) return { callerNumber: 'anonymous' }
  if (contacts.length > 0 && prng.chance(0.3)) {
    const contact = contacts[Math.floor(prng.next() ** 2 * contacts.length)] ?? prng.pick(contacts)
    return {
      callerNumber: contact.number,
      caller_contactId: contact.id,
      ...(contact.name !== undefined && { phonebookName: contact.name }),
      ...(contact.city !== undefined && { PhonebookCity: contact.city }),
      ...(contact.state !== undefined && { PhonebookState: contact.state }),
      ...(contact.country !== undefined && { PhonebookCountry: contact.country }),
    }
  }
  return { callerNumber: numberOf(prng.pick(callerPlaces), prng.int(0, 69)) }
}

/** Where a number leads. */
export interface Destination {
  receiving?: Row<'ReceivingNumber'> | undefined
  source?: Row<'TrackingSource'> | undefined
  gateway?: Row<'SipGateway'> | undefined
}

/** What a call's row says of where it went. */
export function destinationFields({ receiving, source, gateway }: Destination): Partial<CallLog> {
  return {
    ...(receiving && { receivingNumber: receiving.number }),
    ...(source && { trackingSourceId: source.id, trackingSourceName: source.name }),
    ...(gateway && { sip_gatewayId: gateway.id, routingAddress: gateway.address }),
  }
}
