import {
  type CallTrace,
  type Destination,
  isTracked,
  type MenuKey,
  type Sender,
  traceCall,
} from '@lineboard/contract/call-flow'
import { storeSetup } from '../../domain/call-flow/call-setup.ts'
import { callCharge, callerFields, destinationFields } from '../../domain/calls/call-fields.ts'
import { finishHandling } from '../../domain/calls/call-rules.ts'
import { realm } from '../../domain/users/secrets.ts'
import type { Row } from '../../store/rows/internal-rows.ts'
import type { Store } from '../../store/rows/types.ts'
import type { Outcome } from '../seed/material/calls.ts'
import { legsOfTrace, outcomeAlong } from './call-legs.ts'

/** Ids of simulated calls end with it. */
const CALL_ID_HOST = 'live.carrier.example'

/** Where simulated calls come in from: a carrier that the owner's whitelist has in the sample data. */
export const carrierOf = (caller: string): Sender => ({
  ip: '192.0.2.4',
  port: 5061,
  proto: 'tls',
  uri: `sip:${caller}@east.carrier.example`,
})

/** What a call's row says that its way does not. */
interface Opening {
  customerId: number
  caller: string
  callId: string
  startedAt: string
}

/** The place that a call rings at first. */
function firstRing({ outcome }: CallTrace): { destination?: Destination; gatewayId?: number } {
  return outcome.kind === 'rings' ? outcome.rings[0] : {}
}

/** Where a call's row says it went: what its way says, and no more. */
function whereTo(store: Store, trace: CallTrace): Partial<Row<'CallLog'>> {
  const { destination, gatewayId = 0 } = firstRing(trace)
  const number = destination && destination.kind !== 'sip_gateway' ? { receivingNumber: destination.number } : {}
  const source = store.table('TrackingSource').get(trace.number?.tracking_sourceId ?? 0)
  return { ...number, ...destinationFields({ gateway: store.table('SipGateway').get(gatewayId), source }) }
}

/** Writes the row of a call that comes in, without an end yet. */
function openLog(store: Store, trace: CallTrace, { customerId, caller, callId, startedAt }: Opening): Row<'CallLog'> {
  const calls = store.table('CallLog')
  const isKnown = calls.by('callerNumber', caller).some((call) => call.customerId === customerId)
  const contact = store
    .table('PhoneBook')
    .by('number', caller)
    .find((row) => row.customerId === customerId)
  return calls.insert({
    callId,
    customerId,
    direction: 'inbound',
    startedAt: startedAt,
    // What it is unless somebody answers.
    status: 'missed',
    ringSeconds: 0,
    talkSeconds: 0,
    callerNumber: caller,
    ...(contact && callerFields(contact)),
    trackingNumber: trace.called,
    ...whereTo(store, trace),
    charge: 0,
    currency: 'USD',
    firstTimeCaller: caller !== 'anonymous' && !isKnown,
    metrics: startedAt,
  })
}

/** A message or talk that is shorter is not worth keeping, in seconds. */
const SHORTEST_RECORDING_SECONDS = 5

/** A call that is about to come in. */
export interface Incoming {
  /** The number that is dialled. */
  called: string
  caller: string
  keys: readonly MenuKey[]
  /** What becomes of it where its way allows. */
  drawn: Outcome
  /** Tells its id from that of another call of the same moment. */
  mark: string
}

/** A simulated call in progress. */
export interface LiveCall {
  numberId: number
  trace: CallTrace
  startMs: number
  outcome: Outcome
  callId: string
  /** Missing while tracking is paused: such a call is in no log. */
  logId?: number
  dialogId: number
}

const iso = (ms: number) => new Date(ms).toISOString()

/** Numbers whose calls are logged: in use, tracked, and their customer's wallet not empty. */
export function ringing(store: Store, at: Date): Row<'OpNumber'>[] {
  const setup = storeSetup(store, at)
  // Of numbers in use the customer alone decides: asked once for each, as this is done for every call.
  const known = new Map<number, boolean>()
  return store
    .table('OpNumber')
    .by('status', 'active')
    .filter((number) => {
      const is = known.get(number.customerId) ?? isTracked(setup, number, at)
      known.set(number.customerId, is)
      return is
    })
}

/**
 * Lets a call come in, the way its trace says: a row of the call log without an end, and a dialog that is ringing. No call where it
 * is not let in, or the number is nobody's.
 */
export function arrive(store: Store, incoming: Incoming, startMs: number): { trace: CallTrace; call?: LiveCall } {
  const { called, caller, keys, drawn, mark } = incoming
  const at = new Date(startMs)
  const trace = traceCall(storeSetup(store, at), { called, caller, keys, at, sender: carrierOf(caller) })
  const { number, isLogged, outcome } = trace
  if (!number || outcome.kind === 'refused' || number.status === 'released') return { trace }
  const { customerId } = number
  const { gatewayId } = firstRing(trace)
  const callId = `${startMs.toString(36)}-${mark}@${CALL_ID_HOST}`
  const log = isLogged ? openLog(store, trace, { customerId, caller, callId, startedAt: iso(startMs) }) : undefined
  const dialog = store.table('Dialog').insert({
    callId,
    fromUri: `sip:${caller}@${CALL_ID_HOST}`,
    toUri: `sip:${called}@${realm}`,
    state: 'early',
    startedAt: iso(startMs),
    durationSeconds: 0,
    customerId,
    ...(gatewayId !== undefined && { sip_gatewayId: gatewayId }),
  })
  const call = { numberId: number.id, callId, trace, startMs, outcome: outcomeAlong(trace, drawn), dialogId: dialog.id }
  return { trace, call: log ? { ...call, logId: log.id } : call }
}

/** Lets somebody, or the mailbox, answer. Rows that were deleted since stay so. */
export function answer(store: Store, { outcome, startMs, logId, dialogId }: LiveCall): void {
  const { status, ringSeconds } = outcome
  const answeredAt = iso(startMs + ringSeconds * 1000)
  if (logId !== undefined && store.table('CallLog').get(logId))
    store.table('CallLog').patch(logId, { status, ringSeconds, answeredAt })
  if (store.table('Dialog').get(dialogId)) store.table('Dialog').patch(dialogId, { state: 'confirmed' })
}

/** One call more for the rows it went through. */
function addToTotals(store: Store, log: Row<'CallLog'>, { numberId, trace }: LiveCall): void {
  const numbers = store.table('OpNumber')
  const tracking = numbers.get(numberId)
  if (tracking) numbers.patch(numberId, { totalCalls: (tracking.totalCalls ?? 0) + 1, lastCallAt: log.startedAt })
  const { destination } = firstRing(trace)
  const receiverId = destination?.kind === 'receiving_number' ? destination.id : 0
  const receiving = store.table('ReceivingNumber').get(receiverId)
  if (receiving) {
    store.table('ReceivingNumber').patch(receiving.id, { totalCalls: (receiving.totalCalls ?? 0) + 1 })
  }
  const source = store.table('TrackingSource').get(log.trackingSourceId ?? 0)
  if (source) store.table('TrackingSource').patch(source.id, { totalCalls: (source.totalCalls ?? 0) + 1 })
}

/** What became of a call that is over at this moment: what was drawn for it, or less when it is cut short. */
function outcomeBy({ outcome, startMs }: LiveCall, atMs: number): Outcome {
  const { status, ringSeconds, talkSeconds } = outcome
  const seconds = Math.max(0, Math.floor((atMs - startMs) / 1000))
  if (seconds >= ringSeconds + talkSeconds) return outcome
  if (seconds <= ringSeconds) return { status: 'missed', ringSeconds: seconds, talkSeconds: 0 }
  return { status, ringSeconds, talkSeconds: seconds - ringSeconds }
}

/** Lets a call end, and answers the row it leaves; undefined when it was deleted meanwhile. */
export function end(store: Store, call: LiveCall, atMs: number): Row<'CallLog'> | undefined {
  const { trace, startMs, logId, dialogId } = call
  store.table('Dialog').delete(dialogId)
  const begun = logId === undefined ? undefined : store.table('CallLog').get(logId)
  if (!begun || !trace.number) return undefined
  const outcome = outcomeBy(call, atMs)
  const { ringSeconds, talkSeconds, status } = outcome
  const isKept = (trace.isRecorded || status === 'voicemail') && talkSeconds > SHORTEST_RECORDING_SECONDS
  const log = store.table('CallLog').patch(begun.id, {
    ...outcome,
    // A call answered at the very moment it is cut short was not.
    ...(talkSeconds === 0 && { answeredAt: undefined }),
    endedAt: iso(startMs + (ringSeconds + talkSeconds) * 1000),
    // Whoever it belongs to by now is charged.
    charge: callCharge({ ...trace.number, customerId: begun.customerId }, talkSeconds),
    ...(isKept && { recordingId: begun.id }),
  })
  const legs = legsOfTrace(trace, log)
  if (legs) store.table('CallLog').patch(log.id, { legs })
  finishHandling(store, log)
  addToTotals(store, log, call)
  return log
}

/** Ends calls that an earlier run, or the state that was restored, left in progress. They count as failed. */
export function endLeftovers(store: Store, at: Date): void {
  const dialogs = store.table('Dialog')
  for (const { id, callId } of [...dialogs.all()].filter(({ callId }) => callId.endsWith(`@${CALL_ID_HOST}`))) {
    dialogs.delete(id)
    const [log] = store.table('CallLog').by('callId', callId)
    if (!log || log.endedAt !== undefined) continue
    const endedAt = [at.toISOString(), log.answeredAt ?? log.startedAt].toSorted().at(-1) ?? log.startedAt
    store.table('CallLog').patch(log.id, { endedAt, ...(log.answeredAt === undefined && { status: 'failed' }) })
  }
}
