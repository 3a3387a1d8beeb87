import { busyOne, callerOf, chargeOf, destinationFields, type Outcome, outcomeOf } from '../seed/material/calls.ts'
import type { Prng } from '../seed/prng.ts'
import type { Row } from '../store/models.ts'
import type { Store } from '../store/types.ts'
import { isRefused } from './is-refused.ts'

type OpNumber = Row<'OpNumber'>

const CALL_ID_HOST = 'live.carrier.example'

/** A simulated call in progress. */
export interface LiveCall {
  number: OpNumber
  startMs: number
  outcome: Outcome
  logId: number
  dialogId: number
  isRecorded: boolean
}

const iso = (ms: number) => new Date(ms).toISOString()

/** Numbers that ring: in use, and their customer's wallet not empty. */
function ringing(store: Store): OpNumber[] {
  const customers = store.table('Customer')
  return store
    .table('OpNumber')
    .by('status', 'active')
    .filter(({ customerId }) => {
      const customer = customers.get(customerId)
      return customer?.state === 'active' && (customer.balance ?? 0) > 0
    })
}

/** Lets a call come in: a row of the call log without an end, and a dialog that is ringing. Undefined when no number is in use, or the caller is blocked. */
export function arrive(store: Store, prng: Prng, startMs: number): LiveCall | undefined {
  const number = busyOne(prng, ringing(store))
  if (!number) return undefined
  const { customerId } = number
  const calls = store.table('CallLog')
  const caller = callerOf(prng, store.table('PhoneBook').by('customerId', customerId))
  const { callerNumber } = caller
  if (isRefused(store, customerId, callerNumber)) return undefined
  const isKnown = calls.by('callerNumber', callerNumber).some((call) => call.customerId === customerId)
  const gateway = store.table('SipGateway').get(number.sip_gatewayId ?? 0)
  const callId = `${startMs.toString(36)}-${prng.int(0x10000, 0xfffff).toString(16)}@${CALL_ID_HOST}`
  const log = calls.insert({
    callId,
    customerId,
    direction: 'inbound',
    startedAt: iso(startMs),
    // What it is unless somebody answers.
    status: 'missed',
    ringSeconds: 0,
    talkSeconds: 0,
    ...caller,
    trackingNumber: number.tracking_number,
    ...destinationFields({
      gateway,
      receiving: store.table('ReceivingNumber').get(number.receiving_numberId ?? 0),
      source: store.table('TrackingSource').get(number.tracking_sourceId ?? 0),
    }),
    charge: 0,
    currency: 'USD',
    firstTimeCaller: callerNumber !== 'anonymous' && !isKnown,
    metrics: iso(startMs),
  })
  const dialog = store.table('Dialog').insert({
    callId,
    fromUri: `sip:${callerNumber}@${CALL_ID_HOST}`,
    toUri: `sip:${number.tracking_number}@sip.lineboard.example`,
    state: 'early',
    startedAt: iso(startMs),
    durationSeconds: 0,
    customerId,
    ...(gateway && { sip_gatewayId: gateway.id }),
  })
  return {
    number,
    startMs,
    outcome: outcomeOf(prng),
    logId: log.id,
    dialogId: dialog.id,
    isRecorded: prng.chance(0.7),
  }
}

/** Lets somebody, or the mailbox, answer. Rows that were deleted since stay so. */
export function answer(store: Store, { outcome, startMs, logId, dialogId }: LiveCall): void {
  const { status, ringSeconds } = outcome
  const answeredAt = iso(startMs + ringSeconds * 1000)
  if (store.table('CallLog').get(logId)) store.table('CallLog').patch(logId, { status, ringSeconds, answeredAt })
  if (store.table('Dialog').get(dialogId)) store.table('Dialog').patch(dialogId, { state: 'confirmed' })
}

/** One call more for the rows it went through. */
function addToTotals(store: Store, log: Row<'CallLog'>, { number }: LiveCall): void {
  const numbers = store.table('OpNumber')
  const tracking = numbers.get(number.id)
  if (tracking) numbers.patch(number.id, { totalCalls: (tracking.totalCalls ?? 0) + 1, lastCallAt: log.startedAt })
  const receiving = store.table('ReceivingNumber').get(number.receiving_numberId ?? 0)
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
  const { number, startMs, logId, dialogId, isRecorded } = call
  store.table('Dialog').delete(dialogId)
  const begun = store.table('CallLog').get(logId)
  if (!begun) return undefined
  const outcome = outcomeBy(call, atMs)
  const { ringSeconds, talkSeconds } = outcome
  const log = store.table('CallLog').patch(logId, {
    ...outcome,
    // A call answered at the very moment it is cut short was not.
    ...(talkSeconds === 0 && { answeredAt: undefined }),
    endedAt: iso(startMs + (ringSeconds + talkSeconds) * 1000),
    // Whoever it belongs to by now is charged.
    charge: chargeOf({ ...number, customerId: begun.customerId }, talkSeconds),
    ...(talkSeconds > 5 && isRecorded && { recordingId: logId }),
  })
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
