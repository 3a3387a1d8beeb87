import { DAY_MS, HOUR_MS, MINUTE_MS } from '@lineboard/contract/durations'
import { callCharge, destinationFields } from '../../../domain/calls/call-fields.ts'
import { needsFollowUp, reachesCaller } from '../../../domain/calls/call-rules.ts'
import { momentText } from '../../../store/columns/number-column.ts'
import { SlottedRows } from '../../../store/columns/slotted-rows.ts'
import type { Row } from '../../../store/rows/internal-rows.ts'
import { MANY_ROWS } from '../../../store/tables/memory-table.ts'
import { drawBusyNumber, drawCaller, drawOutcome, endedWithin } from '../material/calls.ts'
import { peopleWhoMay } from '../material/people.ts'
import { slotsOf } from '../material/rhythm.ts'
import type { Seed, SeedInput } from '../material/types.ts'

type CallLog = Row<'CallLog'>

/** So long staff take at most to call somebody back. */
const LATEST_MS = 36 * HOUR_MS
/** So long it took them. */
const TAKEN_MS = 45 * MINUTE_MS

/** What the end of a call is to the calls before it: it reached who called, or somebody is to call back. */
const [OTHER, REACHES, OPEN] = [0, 1, 2]

interface Made {
  calls: SlottedRows<CallLog>
  /** By slot. */
  ends: Uint8Array
}

/** What became of a call that asks to be called back: the caller was next reached then, one of these people settled it, or it is open. */
function handlingOf(
  { id, startedAt }: CallLog,
  reachedAt: string | undefined,
  people: readonly Row<'DashUser'>[],
  now: Date,
): Pick<CallLog, 'handling' | 'handledBy' | 'handledAt'> {
  if (reachedAt !== undefined) return { handling: 'called_back', handledAt: reachedAt }
  const startMs = Date.parse(startedAt)
  const person = people[id % people.length]
  if (!person || now.getTime() - startMs <= LATEST_MS) return { handling: 'open' }
  // Every third one was called back, the others needed no call.
  const handling = id % 3 === 0 ? 'called_back' : 'handled'
  return { handling, handledBy: person.id, handledAt: momentText(startMs + TAKEN_MS) }
}

/**
 * Says of calls, which are in the order they came, what became of those that nobody answered: a later call reached the caller,
 * somebody settled it, or it is open, as the latest are.
 */
function settleCalls({ calls, ends }: Made, users: readonly Row<'DashUser'>[], now: Date): void {
  const staff = Map.groupBy(users, ({ customerId }) => customerId)
  /** When the caller was next reached, by customer and number. */
  const reached = new Map<number, Map<string, string>>()
  for (let slot = calls.slots - 1; slot >= 0; slot--) {
    const [customerId, callerNumber] = [calls.valueAt(slot, 'customerId'), calls.valueAt(slot, 'callerNumber')]
    if (ends[slot] === OTHER || customerId === undefined || callerNumber === undefined) continue
    const next = reached.get(customerId) ?? new Map<string, string>()
    reached.set(customerId, next)
    const startedAt = calls.valueAt(slot, 'startedAt') ?? ''
    if (ends[slot] === REACHES) {
      if (callerNumber !== 'anonymous') next.set(callerNumber, startedAt)
      continue
    }
    const call = calls.at(slot)
    if (call) calls.put({ ...call, ...handlingOf(call, next.get(callerNumber), staff.get(customerId) ?? [], now) })
  }
}

type OpNumber = Row<'OpNumber'>

const QUIET_DAYS = 30

/** Draws numbers to be called: busy ones often, those out of use only in the past. */
function numberPicker({ prng, now, soFar }: SeedInput): (atMs: number) => OpNumber {
  const numbers = soFar('OpNumber')
  const active = numbers.filter(({ status }) => status === 'active' || status === 'paused')
  const quietFromMs = now.getTime() - QUIET_DAYS * DAY_MS
  return (atMs) => {
    const list = atMs > quietFromMs ? active : numbers
    return drawBusyNumber(prng, list) ?? prng.pick(active)
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
  const calls = size.callLogs < MANY_ROWS ? new SlottedRows<CallLog>() : SlottedRows.packed<CallLog>(size.callLogs)
  const ends = new Uint8Array(size.callLogs)
  const nowMs = now.getTime()

  function isFirstTime(customerId: number, callerNumber: string): boolean {
    const known = met.get(customerId)
    if (!known || known.has(callerNumber)) return false
    known.add(callerNumber)
    return true
  }

  function callAt(startMs: number): CallLog {
    const id = calls.slots + 1
    const number = pickNumber(startMs)
    const { callerNumber, ...contact } = drawCaller(prng, contacts.get(number.customerId))
    const { status, ringSeconds, talkSeconds } = endedWithin(Math.floor((nowMs - startMs) / 1000), drawOutcome(prng))
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
      charge: callCharge(number, talkSeconds),
      currency: 'USD',
      firstTimeCaller: isFirstTime(number.customerId, callerNumber),
      metrics: startedAt,
    }
    if (talkSeconds > 0) call.answeredAt = momentText(answeredMs)
    if (talkSeconds > 5 && prng.chance(0.7)) call.recordingId = id
    return Object.assign(call, destinations.get(number.id), contact)
  }

  function add(call: CallLog): void {
    const slot = calls.put(call)
    if (reachesCaller(call)) ends[slot] = REACHES
    else if (needsFollowUp(call, nowMs)) ends[slot] = OPEN
  }

  for (const { startMs, ms, count } of slotsOf(size.callLogs, now)) {
    const last = Math.max(0, Math.floor(ms / 1000) - 1)
    const seconds = Array.from({ length: count }, () => prng.int(0, last)).sort((a, b) => a - b)
    for (const second of seconds) add(callAt(startMs + second * 1000))
  }
  settleCalls({ calls, ends }, peopleWhoMay(soFar)({ operation: 'CallLog.upsert' }), now)
  return { CallLog: calls }
}

/** Writes what follows from the calls into the rows they went through: totals, last call, tracking numbers delivered. */
export const callTotals: Seed = ({ soFar }) => {
  const byNumber = new Map<string, { count: number; lastAt: string }>()
  const byReceiving = new Map<string, number>()
  const bySource = new Map<number, number>()
  const calls = soFar('CallLog').pick('trackingNumber', 'startedAt', 'receivingNumber', 'trackingSourceId')
  for (const call of calls) {
    byNumber.set(call.trackingNumber, {
      count: (byNumber.get(call.trackingNumber)?.count ?? 0) + 1,
      lastAt: call.startedAt,
    })
    if (call.receivingNumber) byReceiving.set(call.receivingNumber, (byReceiving.get(call.receivingNumber) ?? 0) + 1)
    if (call.trackingSourceId) bySource.set(call.trackingSourceId, (bySource.get(call.trackingSourceId) ?? 0) + 1)
  }
  const numbersTo = Map.groupBy(soFar('OpNumber'), ({ receiving_numberId }) => receiving_numberId)
  return {
    OpNumber: soFar('OpNumber').map((row) => {
      const total = byNumber.get(row.tracking_number)
      return { ...row, totalCalls: total?.count ?? 0, ...(total && { lastCallAt: total.lastAt }) }
    }),
    ReceivingNumber: soFar('ReceivingNumber').map((row) => ({
      ...row,
      tracking_number: (numbersTo.get(row.id) ?? []).map(({ tracking_number }) => tracking_number).join(', '),
      totalCalls: byReceiving.get(row.number) ?? 0,
    })),
    TrackingSource: soFar('TrackingSource').map((row) => ({ ...row, totalCalls: bySource.get(row.id) ?? 0 })),
  }
}
