import { DAY_MS, HOUR_MS, MINUTE_MS } from '@lineboard/contract/durations'
import { CallStatus } from '@lineboard/contract/enumerations'
import { destinationFields } from '../../../domain/calls/call-fields.ts'
import { needsFollowUp, reachesCaller } from '../../../domain/calls/call-rules.ts'
import { CodedColumn } from '../../../store/columns/coded-column.ts'
import { type Layout, PackedRows } from '../../../store/columns/packed-rows.ts'
import { SlottedRows } from '../../../store/columns/slotted-rows.ts'
import type { Row } from '../../../store/rows/internal-rows.ts'
import { MANY_ROWS } from '../../../store/tables/memory-table.ts'
import {
  type CallColumns,
  type Called,
  type CallField,
  calledNumber,
  callersOf,
  createCallColumns,
  type Part,
  putPart,
} from '../material/call-columns.ts'
import { drawBusyNumber, drawCaller, drawOutcome, endedWithin } from '../material/calls.ts'
import { peopleWhoMay } from '../material/people.ts'
import { slotsOf } from '../material/rhythm.ts'
import type { Seed, SeedInput } from '../material/types.ts'

type CallLog = Row<'CallLog'>
type Handling = NonNullable<CallLog['handling']>

/** So long staff take at most to call somebody back. */
const LATEST_MS = 36 * HOUR_MS
/** So long it took them. */
const TAKEN_MS = 45 * MINUTE_MS

/** What the end of a call is to the calls before it: it reached who called, or somebody is to call back. */
const [OTHER, REACHES, OPEN] = [0, 1, 2]

/** The same by the result of a call. */
function endsOf(now: Date): ReadonlyMap<CallLog['status'], number> {
  const endOf = (status: CallLog['status']) => {
    const call = { direction: 'inbound', status, endedAt: now.toISOString() } as const
    return reachesCaller(call) ? REACHES : needsFollowUp(call, now.getTime()) ? OPEN : OTHER
  }
  return new Map(CallStatus.map((status) => [status, endOf(status)]))
}

/** What of the calls is asked again when all of them are there, by slot. */
interface Made {
  ends: Uint8Array
  startMs: Float64Array
  customerIds: Uint32Array
  /** Customer and caller in one; 0 where the number is withheld. */
  pairs: Uint32Array
}

/**
 * Says of calls, which are in the order they came, what became of those that nobody answered: a later call reached the caller,
 * somebody settled it, or it is open, as the latest are.
 */
function settleCalls(
  { rows, coded }: CallColumns,
  { ends, startMs, customerIds, pairs }: Made,
  pairCount: number,
  users: readonly Row<'DashUser'>[],
  now: Date,
): void {
  const staff = Map.groupBy(users, ({ customerId }) => customerId)
  const [handling, handledBy] = [coded('handling'), coded('handledBy')]
  const handledAt = rows.numbers('handledAt', 'string')
  const codeOf = (value: Handling) => handling.code(value)
  const [open, handled, calledBack] = [codeOf('open'), codeOf('handled'), codeOf('called_back')]
  /** When the caller was next reached. */
  const reached = new Float64Array(pairCount)
  for (let slot = ends.length - 1; slot >= 0; slot--) {
    if (ends[slot] === OTHER) continue
    const [pair = 0, beganMs = 0] = [pairs[slot], startMs[slot]]
    if (ends[slot] === REACHES) {
      if (pair > 0) reached[pair] = beganMs
      continue
    }
    const reachedMs = reached[pair] ?? 0
    const people = staff.get(customerIds[slot] ?? 0) ?? []
    const id = slot + 1
    const person = people[id % people.length]
    if (reachedMs > 0) {
      rows.extend(slot, ['handling', 'handledAt'])
      handling.put(slot, calledBack)
      handledAt.put(slot, reachedMs)
    } else if (!person || now.getTime() - beganMs <= LATEST_MS) {
      rows.extend(slot, ['handling'])
      handling.put(slot, open)
    } else {
      rows.extend(slot, ['handling', 'handledBy', 'handledAt'])
      // Every third one was called back, the others needed no call.
      handling.put(slot, id % 3 === 0 ? calledBack : handled)
      handledBy.put(slot, handledBy.code(person.id))
      handledAt.put(slot, beganMs + TAKEN_MS)
    }
  }
}

const QUIET_DAYS = 30

/** Draws numbers to be called: busy ones often, those out of use only in the past. */
function numberPicker({ prng, now }: SeedInput, numbers: readonly Called[]): (atMs: number) => Called {
  const active = numbers.filter(({ isInUse }) => isInUse)
  const quietFromMs = now.getTime() - QUIET_DAYS * DAY_MS
  return (atMs) => {
    const list = atMs > quietFromMs ? active : numbers
    return drawBusyNumber(prng, list) ?? prng.pick(active)
  }
}

/** Numbers that are called, in the order of their rows. */
function calledNumbers({ soFar }: SeedInput, columns: CallColumns): Called[] {
  const receiving = new Map(soFar('ReceivingNumber').map((row) => [row.id, row]))
  const sources = new Map(soFar('TrackingSource').map((row) => [row.id, row]))
  const gateways = new Map(soFar('SipGateway').map((row) => [row.id, row]))
  const callersAt = callersOf(columns, soFar('PhoneBook'))
  return soFar('OpNumber').map((number) => {
    const destination = destinationFields({
      receiving: receiving.get(number.receiving_numberId ?? 0),
      source: sources.get(number.tracking_sourceId ?? 0),
      gateway: gateways.get(number.sip_gatewayId ?? 0),
    })
    return calledNumber(columns, number, callersAt(number.customerId), destination)
  })
}

const callId = Buffer.from('000000-00000@east.carrier.example', 'latin1')
const DIGITS = Buffer.from('0123456789abcdefghijklmnopqrstuvwxyz', 'latin1')

function writeDigits(value: number, base: number, from: number, to: number): void {
  let left = value
  for (let at = to - 1; at >= from; at--) {
    callId[at] = DIGITS[left % base] ?? 0
    left = Math.floor(left / base)
  }
}

/** What the carrier calls a call, in bytes that the next one is written into. */
function callIdOf(id: number, mark: number): Uint8Array {
  writeDigits(id, 36, 0, 6)
  writeDigits(mark, 16, 7, 12)
  return callId
}

const first: readonly CallField[] = [
  ...([
    'id',
    'callId',
    'customerId',
    'direction',
    'startedAt',
    'endedAt',
    'status',
    'ringSeconds',
    'talkSeconds',
  ] as const),
  ...(['callerNumber', 'trackingNumber', 'charge', 'currency', 'firstTimeCaller', 'metrics'] as const),
]

/** The fields of calls, in their order, by the parts that calls are made of. */
function layoutsOf(rows: PackedRows) {
  const known = new Map<number, Layout>()
  const start = rows.layout(first)
  return (isAnswered: boolean, isRecorded: boolean, destination: Part, contact: Part): Layout => {
    const kind = ((destination.kind * 64 + contact.kind) * 2 + Number(isAnswered)) * 2 + Number(isRecorded)
    let layout = known.get(kind)
    if (!layout) {
      const own: CallField[] = [
        ...(isAnswered ? ['answeredAt' as const] : []),
        ...(isRecorded ? ['recordingId' as const] : []),
      ]
      layout = rows.layout([...own, ...destination.keys, ...contact.keys], start)
      known.set(kind, layout)
    }
    return layout
  }
}

/**
 * Calls of 90 days in the order they came, with the rhythm of office days and weeks. They are written into columns: to make an object of each
 * takes several times as long.
 */
export const callLogs: Seed = (input) => {
  const { prng, size, now, soFar } = input
  const total = size.callLogs
  const rows = new PackedRows(total)
  const columns = createCallColumns(rows)
  const { coded } = columns
  const numbers = calledNumbers(input, columns)
  const pickNumber = numberPicker(input, numbers)
  const layoutOf = layoutsOf(rows)
  const ids = rows.numbers('id', 'number')
  const callIds = rows.texts('callId')
  const startedAt = rows.numbers('startedAt', 'string')
  const endedAt = rows.numbers('endedAt', 'string')
  const answeredAt = rows.numbers('answeredAt', 'string')
  const metrics = rows.numbers('metrics', 'string')
  const recordingIds = rows.numbers('recordingId', 'number')
  const [statuses, rings, talks] = [coded('status'), coded('ringSeconds'), coded('talkSeconds')]
  const [callerNumbers, charges, firstTimes] = [coded('callerNumber'), coded('charge'), coded('firstTimeCaller')]
  const [isFirst, isKnown] = [firstTimes.code(true), firstTimes.code(false)]
  const callerCount = callerNumbers.values.length
  const pairCount = (Math.max(0, ...numbers.map(({ customerId }) => customerId)) + 1) * callerCount
  const met = new Uint8Array(pairCount)
  const endOf = endsOf(now)
  const made: Made = {
    ends: new Uint8Array(total),
    startMs: new Float64Array(total),
    customerIds: new Uint32Array(total),
    pairs: new Uint32Array(total),
  }
  const nowMs = now.getTime()

  function add(slot: number, startMs: number): void {
    const number = pickNumber(startMs)
    const caller = drawCaller(prng, number.callers)
    const { status, ringSeconds, talkSeconds } = endedWithin(Math.floor((nowMs - startMs) / 1000), drawOutcome(prng))
    const answeredMs = startMs + ringSeconds * 1000
    const id = slot + 1
    callIds.add(slot, callIdOf(id, prng.int(0x10000, 0xfffff)))
    const isAnswered = talkSeconds > 0
    const isKept = talkSeconds > 5 && prng.chance(0.7)
    // A message that nobody can hear would be none.
    const isRecorded = isKept || status === 'voicemail'
    rows.begin(slot, layoutOf(isAnswered, isRecorded, number.destination, caller.contact))
    ids.put(slot, id)
    putPart(slot, number.own)
    startedAt.put(slot, startMs)
    endedAt.put(slot, answeredMs + talkSeconds * 1000)
    statuses.put(slot, statuses.code(status))
    rings.put(slot, rings.code(ringSeconds))
    talks.put(slot, talks.code(talkSeconds))
    callerNumbers.put(slot, caller.code)
    charges.put(slot, number.chargeOf(talkSeconds))
    metrics.put(slot, startMs)
    if (isAnswered) answeredAt.put(slot, answeredMs)
    if (isRecorded) recordingIds.put(slot, id)
    putPart(slot, number.destination)
    putPart(slot, caller.contact)
    const pair = caller.isWithheld ? 0 : number.customerId * callerCount + caller.code
    firstTimes.put(slot, pair > 0 && met[pair] === 0 ? isFirst : isKnown)
    met[pair] = 1
    made.pairs[slot] = pair
    made.startMs[slot] = startMs
    made.customerIds[slot] = number.customerId
    made.ends[slot] = endOf.get(status) ?? OTHER
  }

  let slot = 0
  for (const { startMs, ms, count } of slotsOf(total, now)) {
    const last = Math.max(0, Math.floor(ms / 1000) - 1)
    const seconds = Float64Array.from({ length: count }, () => prng.int(0, last)).sort()
    for (const second of seconds) add(slot++, startMs + second * 1000)
  }
  settleCalls(columns, made, pairCount, peopleWhoMay(soFar)({ operation: 'CallLog.upsert' }), now)
  return { CallLog: SlottedRows.written<CallLog>(rows, total, total >= MANY_ROWS) }
}

/** How many calls have each value of a field, and which of them is the last. */
function tally(calls: SlottedRows<CallLog>, field: CallField): Map<unknown, { count: number; slot: number }> {
  const column = calls.column(field)
  const tallies = new Map<unknown, { count: number; slot: number }>()
  const add = (value: unknown, count: number, slot: number) => {
    if (value != null) tallies.set(value, { count: (tallies.get(value)?.count ?? 0) + count, slot })
  }
  if (!(column instanceof CodedColumn)) {
    for (let slot = 0; slot < calls.slots; slot++) add(calls.valueAt(slot, field), 1, slot)
    return tallies
  }
  const [counts, last] = [new Uint32Array(column.values.length), new Uint32Array(column.values.length)]
  for (let slot = 0; slot < calls.slots; slot++) {
    const code = column.codes[slot] ?? 0
    counts[code] = (counts[code] ?? 0) + 1
    last[code] = slot
  }
  for (const [code, value] of column.values.entries()) if (counts[code]) add(value, counts[code], last[code] ?? 0)
  return tallies
}

/** Writes what follows from the calls into the rows they went through: totals, last call, tracking numbers delivered. */
export const callTotals: Seed = ({ soFar }) => {
  const calls = soFar('CallLog')
  const byNumber = tally(calls, 'trackingNumber')
  const byReceiving = tally(calls, 'receivingNumber')
  const bySource = tally(calls, 'trackingSourceId')
  const numbersTo = Map.groupBy(soFar('OpNumber'), ({ receiving_numberId }) => receiving_numberId)
  return {
    OpNumber: soFar('OpNumber').map((row) => {
      const total = byNumber.get(row.tracking_number)
      const lastCallAt = total && calls.valueAt(total.slot, 'startedAt')
      return { ...row, totalCalls: total?.count ?? 0, ...(lastCallAt !== undefined && { lastCallAt }) }
    }),
    ReceivingNumber: soFar('ReceivingNumber').map((row) => ({
      ...row,
      tracking_number: (numbersTo.get(row.id) ?? []).map(({ tracking_number }) => tracking_number).join(', '),
      totalCalls: byReceiving.get(row.number)?.count ?? 0,
    })),
    TrackingSource: soFar('TrackingSource').map((row) => ({ ...row, totalCalls: bySource.get(row.id)?.count ?? 0 })),
  }
}
