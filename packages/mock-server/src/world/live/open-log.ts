import type { CallTrace, Destination, Sender } from '@lineboard/contract/call-path'
import type { Row } from '../../store/rows/models.ts'
import type { Store } from '../../store/rows/types.ts'
import { contactFields, destinationFields } from '../seed/material/calls.ts'

/** Ids of simulated calls end with it. */
export const CALL_ID_HOST = 'live.carrier.example'

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
export function firstRing({ outcome }: CallTrace): { destination?: Destination; gatewayId?: number } {
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
export function openLog(
  store: Store,
  trace: CallTrace,
  { customerId, caller, callId, startedAt }: Opening,
): Row<'CallLog'> {
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
    ...(contact && contactFields(contact)),
    trackingNumber: trace.called,
    ...whereTo(store, trace),
    charge: 0,
    currency: 'USD',
    firstTimeCaller: caller !== 'anonymous' && !isKnown,
    metrics: startedAt,
  })
}
