import type { Row } from '../store/models.ts'
import { busyOne, callerOf, chargeOf, destinationFields, outcomeOf } from './material/calls.ts'
import { slotsOf } from './material/rhythm.ts'
import type { Seed, SeedInput } from './types.ts'

type CallLog = Row<'CallLog'>
type OpNumber = Row<'OpNumber'>

const HOUR_SECONDS = 3600
const QUIET_DAYS = 30
const DAY_MS = 86_400_000

/** Draws numbers to be called: busy ones often, those out of use only in the past. */
function numberPicker({ prng, now, soFar }: SeedInput): (atMs: number) => OpNumber {
  const numbers = soFar('OpNumber')
  const active = numbers.filter(({ status }) => status === 'active' || status === 'paused')
  const quietFromMs = now.getTime() - QUIET_DAYS * DAY_MS
  return (atMs) => {
    const list = atMs > quietFromMs ? active : numbers
    return busyOne(prng, list) ?? prng.pick(active)
  }
}

/** Calls of 90 days in the order they came, with the rhythm of office days and weeks. */
export const callLogs: Seed = (input) => {
  const { prng, size, now, soFar } = input
  const pickNumber = numberPicker(input)
  const contacts = Map.groupBy(soFar('PhoneBook'), ({ customerId }) => customerId)
  const receiving = new Map(soFar('ReceivingNumber').map((row) => [row.id, row]))
  const sources = new Map(soFar('TrackingSource').map((row) => [row.id, row]))
  const gateways = new Map(soFar('SipGateway').map((row) => [row.id, row]))
  const met = new Set<string>()
  const calls: CallLog[] = []

  function callAt(startMs: number): CallLog {
    const id = calls.length + 1
    const number = pickNumber(startMs)
    const caller = callerOf(prng, contacts.get(number.customerId))
    const outcome = outcomeOf(prng)
    const startedAt = new Date(startMs).toISOString()
    const endMs = startMs + (outcome.ringSeconds + outcome.talkSeconds) * 1000
    const pair = `${number.customerId} ${caller.callerNumber}`
    const firstTimeCaller = caller.callerNumber !== 'anonymous' && !met.has(pair)
    met.add(pair)
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
      ...destinationFields({
        receiving: receiving.get(number.receiving_numberId ?? 0),
        source: sources.get(number.tracking_sourceId ?? 0),
        gateway: gateways.get(number.sip_gatewayId ?? 0),
      }),
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
