import type { Row } from '../store/models.ts'
import { callerPlaces, numberOf } from './material/phone-numbers.ts'
import { slotsOf } from './material/rhythm.ts'
import type { Prng } from './prng.ts'
import type { Seed, SeedInput } from './types.ts'

type CallLog = Row<'CallLog'>
type OpNumber = Row<'OpNumber'>

const HOUR_SECONDS = 3600
const QUIET_DAYS = 30
const DAY_MS = 86_400_000
const USD_A_MINUTE = 0.035
const TOLL_FREE_USD_A_MINUTE = 0.055

const statuses = ['answered', 'missed', 'voicemail', 'busy', 'failed'] as const
const statusWeights = [70, 16, 9, 4, 1]

interface Outcome {
  status: CallLog['status']
  ringSeconds: number
  talkSeconds: number
}

function outcomeOf(prng: Prng): Outcome {
  const status = prng.weighted(statuses, statusWeights)
  if (status === 'answered') {
    // Most calls are short, a few are long.
    return { status, ringSeconds: prng.int(2, 22), talkSeconds: Math.round(15 + 900 * prng.next() ** 3) }
  }
  if (status === 'voicemail') return { status, ringSeconds: prng.int(20, 30), talkSeconds: prng.int(6, 75) }
  if (status === 'missed') return { status, ringSeconds: prng.int(8, 60), talkSeconds: 0 }
  return { status, ringSeconds: status === 'busy' ? 1 : 0, talkSeconds: 0 }
}

/** What a call costs in USD, by started minutes, to a tenth of a cent. */
function chargeOf(number: OpNumber, talkSeconds: number): number {
  const rate = number.numberType === 'toll_free' ? TOLL_FREE_USD_A_MINUTE : USD_A_MINUTE
  return Number((Math.ceil(talkSeconds / 60) * rate).toFixed(3))
}

/** Draws numbers to be called: busy ones often, those out of use only in the past. */
function numberPicker({ prng, now, soFar }: SeedInput): (atMs: number) => OpNumber {
  const numbers = soFar('OpNumber')
  const active = numbers.filter(({ status }) => status === 'active' || status === 'paused')
  const quietFromMs = now.getTime() - QUIET_DAYS * DAY_MS
  return (atMs) => {
    const list = atMs > quietFromMs ? active : numbers
    // The square leans towards the front of the list: some campaigns ring far more than others.
    return list[Math.floor(prng.next() ** 2 * list.length)] ?? prng.pick(active)
  }
}

/** Draws who calls a customer: a contact, somebody unknown, or a withheld number. */
function callerPicker({
  prng,
  soFar,
}: SeedInput): (customerId: number) => Pick<CallLog, 'callerNumber'> & Partial<CallLog> {
  const byCustomer = Map.groupBy(soFar('PhoneBook'), ({ customerId }) => customerId)
  return (customerId) => {
    if (prng.chance(0.02)) return { callerNumber: 'anonymous' }
    const contacts = byCustomer.get(customerId)
    if (contacts && prng.chance(0.3)) {
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
}

/** Calls of 90 days in the order they came, with the rhythm of office days and weeks. */
export const callLogs: Seed = (input) => {
  const { prng, size, now, soFar } = input
  const pickNumber = numberPicker(input)
  const pickCaller = callerPicker(input)
  const receiving = new Map(soFar('ReceivingNumber').map((row) => [row.id, row]))
  const sources = new Map(soFar('TrackingSource').map((row) => [row.id, row]))
  const gateways = new Map(soFar('SipGateway').map((row) => [row.id, row]))
  const met = new Set<string>()
  const calls: CallLog[] = []

  function callAt(startMs: number): CallLog {
    const id = calls.length + 1
    const number = pickNumber(startMs)
    const caller = pickCaller(number.customerId)
    const outcome = outcomeOf(prng)
    const startedAt = new Date(startMs).toISOString()
    const endMs = startMs + (outcome.ringSeconds + outcome.talkSeconds) * 1000
    const pair = `${number.customerId} ${caller.callerNumber}`
    const firstTimeCaller = caller.callerNumber !== 'anonymous' && !met.has(pair)
    met.add(pair)
    const to = receiving.get(number.receiving_numberId ?? 0)
    const source = sources.get(number.tracking_sourceId ?? 0)
    const gateway = gateways.get(number.sip_gatewayId ?? 0)
    return {
      id,
      callId: `${id.toString(36).padStart(6, '0')}-${prng.int(0x10000, 0xfffff).toString(16)}@east.carrier.example`,
      customerId: number.customerId,
      direction: 'inbound',
      startedAt,
      ...(outcome.talkSeconds > 0 && { answeredAt: new Date(startMs + outcome.ringSeconds * 1000).toISOString() }),
      endedAt: new Date(endMs).toISOString(),
      ...outcome,
      ...caller,
      trackingNumber: number.tracking_number,
      ...(to && { receivingNumber: to.number }),
      ...(source && { trackingSourceId: source.id, trackingSourceName: source.name }),
      ...(gateway && { sip_gatewayId: gateway.id, routingAddress: gateway.address }),
      ...(outcome.talkSeconds > 5 && prng.chance(0.7) && { recordingId: id }),
      charge: chargeOf(number, outcome.talkSeconds),
      currency: 'USD',
      firstTimeCaller,
      metrics: startedAt,
    }
  }

  for (const { startMs, count } of slotsOf(size.callLogs, now)) {
    const seconds = Array.from({ length: count }, () => prng.int(0, HOUR_SECONDS - 1)).sort((a, b) => a - b)
    for (const second of seconds) calls.push(callAt(startMs + second * 1000))
  }
  return { CallLog: calls }
}
