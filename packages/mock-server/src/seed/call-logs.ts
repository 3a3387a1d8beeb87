import { DAY_MS } from '@lineboard/contract/durations'
import type { Row } from '../store/models.ts'
import { busyOne, callerOf, chargeOf, destinationFields, endedWithin, outcomeOf } from './material/calls.ts'
import { momentText } from './material/moment-text.ts'
import { peopleWhoMay } from './material/people-who-may.ts'
import { slotsOf } from './material/rhythm.ts'
import { settleCalls } from './material/settle-calls.ts'
import type { Seed, SeedInput } from './types.ts'

type CallLog = Row<'CallLog'>
type OpNumber = Row<'OpNumber'>

const QUIET_DAYS = 30

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

const callIdText = Buffer.from('000000-00000@east.carrier.example', 'latin1')

/** What the carrier calls a call. Written into bytes, as a text put together of parts keeps these and takes twice the memory. */
function callIdOf(id: number, mark: number): string {
  callIdText.write(id.toString(36).padStart(6, '0'), 0, 'latin1')
  callIdText.write(mark.toString(16), 7, 'latin1')
  return callIdText.toString('latin1')
}

/** Calls of 90 days in the order they came, with the rhythm of office days and weeks. */
export const callLogs: Seed = (input) => {
  const { prng, size, now, soFar } = input
  const pickNumber = numberPicker(input)
  const contacts = Map.groupBy(soFar('PhoneBook'), ({ customerId }) => customerId)
  const receiving = new Map(soFar('ReceivingNumber').map((row) => [row.id, row]))
  const sources = new Map(soFar('TrackingSource').map((row) => [row.id, row]))
  const gateways = new Map(soFar('SipGateway').map((row) => [row.id, row]))
  const destinations = new Map(
    soFar('OpNumber').map((number) => [
      number.id,
      destinationFields({
        receiving: receiving.get(number.receiving_numberId ?? 0),
        source: sources.get(number.tracking_sourceId ?? 0),
        gateway: gateways.get(number.sip_gatewayId ?? 0),
      }),
    ]),
  )
  const met = new Map(soFar('Customer').map(({ id }) => [id, new Set(['anonymous'])]))
  const calls: CallLog[] = []
  const nowMs = now.getTime()

  function isFirstTime(customerId: number, callerNumber: string): boolean {
    const known = met.get(customerId)
    if (!known || known.has(callerNumber)) return false
    known.add(callerNumber)
    return true
  }

  function callAt(startMs: number): CallLog {
    const id = calls.length + 1
    const number = pickNumber(startMs)
    const { callerNumber, ...contact } = callerOf(prng, contacts.get(number.customerId))
    const { status, ringSeconds, talkSeconds } = endedWithin(Math.floor((nowMs - startMs) / 1000), outcomeOf(prng))
    const answeredMs = startMs + ringSeconds * 1000
    const startedAt = momentText(startMs)
    // What every call has first, and the rest field by field: putting it together of parts takes twice as long.
    const call: CallLog = {
      id,
      callId: callIdOf(id, prng.int(0x10000, 0xfffff)),
      customerId: number.customerId,
      direction: 'inbound',
      startedAt,
      endedAt: momentText(answeredMs + talkSeconds * 1000),
      status,
      ringSeconds,
      talkSeconds,
      callerNumber,
      trackingNumber: number.tracking_number,
      charge: chargeOf(number, talkSeconds),
      currency: 'USD',
      firstTimeCaller: isFirstTime(number.customerId, callerNumber),
      metrics: startedAt,
    }
    if (talkSeconds > 0) call.answeredAt = momentText(answeredMs)
    if (talkSeconds > 5 && prng.chance(0.7)) call.recordingId = id
    return Object.assign(call, destinations.get(number.id), contact)
  }

  for (const { startMs, ms, count } of slotsOf(size.callLogs, now)) {
    const last = Math.max(0, Math.floor(ms / 1000) - 1)
    const seconds = Array.from({ length: count }, () => prng.int(0, last)).sort((a, b) => a - b)
    for (const second of seconds) calls.push(callAt(startMs + second * 1000))
  }
  settleCalls(calls, peopleWhoMay(soFar)({ operation: 'CallLog.upsert' }), now)
  return { CallLog: calls }
}
