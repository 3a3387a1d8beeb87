import type { Row } from '../store/rows/internal-rows.ts'
import type { Store } from '../store/rows/types.ts'

/** Minutes that New York is behind UTC in winter. */
export const NEW_YORK = 300

/** Adds an answered call of customer 2 that came at a minute of New York, such as `2026-03-01T23:30`. */
export function addCall(store: Store, local: string, fields: Partial<Row<'CallLog'>> = {}): void {
  const startedAt = new Date(Date.parse(`${local}:00Z`) + NEW_YORK * 60_000).toISOString()
  store.table('CallLog').insert({
    callId: local,
    customerId: 2,
    direction: 'inbound',
    status: 'answered',
    startedAt,
    metrics: startedAt,
    ringSeconds: 10,
    talkSeconds: 90,
    callerNumber: '+12125550170',
    trackingNumber: '+16465550118',
    charge: 0.1,
    currency: 'USD',
    firstTimeCaller: true,
    ...fields,
  })
}

/** Leaves seven calls in the log, six of them of customer 2, around the 1st of March 2026, a Sunday. */
export function keepKnownCalls(store: Store): void {
  for (const { id } of store.table('CallLog').find()) store.table('CallLog').delete(id)
  const source = (id: number) => ({ trackingSourceId: id, trackingSourceName: `Source ${id}` })
  const again = { callerNumber: '+12125550171', firstTimeCaller: false }
  addCall(store, '2026-03-01T23:30', { callerNumber: '+12125550171', ...source(1), receivingNumber: '+12125550142' })
  addCall(store, '2026-03-02T00:10', { ...again, ...source(1), talkSeconds: 30 })
  addCall(store, '2026-03-02T09:00', {
    callerNumber: '+442079460018',
    status: 'missed',
    ringSeconds: 40,
    talkSeconds: 0,
  })
  addCall(store, '2026-03-02T09:59', {
    callerNumber: 'anonymous',
    status: 'voicemail',
    talkSeconds: 20,
    firstTimeCaller: false,
  })
  addCall(store, '2026-03-03T17:00', { callerNumber: '+12125550172', ...source(2), caller_contactId: 1 })
  addCall(store, '2026-02-28T12:00', { callerNumber: '+12125550173', ...source(1) })
  addCall(store, '2026-03-02T12:00', { callerNumber: '+12125550174', customerId: 3 })
}

/** The figures of the calls of customer 2 from the 1st to the 3rd of March. */
export const knownTotals = {
  calls: 5,
  answered: 3,
  missed: 1,
  voicemail: 1,
  busy: 0,
  failed: 0,
  firstTimeCallers: 3,
  uniqueCallers: 4,
  talkSeconds: 230,
  averageTalkSeconds: 70,
  averageRingSeconds: 10,
  charge: 0.5,
}
