import type { components } from '@lineboard/contract'
import { usdAMinute } from '@lineboard/contract/call-flow'
import type { Row } from '../../store/rows/internal-rows.ts'
import { fromCents, toCents } from '../billing/money/money.ts'

type CallLeg = components['schemas']['CallLeg']
type CallLog = Row<'CallLog'>
type OpNumber = Row<'OpNumber'>
type Contact = Row<'PhoneBook'>

/**
 * What a call costs in USD, by started minutes. It is rounded to the cent here and nowhere else, so that whatever adds calls up
 * comes to the same.
 */
export const callCharge = (number: Pick<OpNumber, 'customerId' | 'numberType'>, talkSeconds: number): number =>
  fromCents(toCents(Math.ceil(talkSeconds / 60) * usdAMinute(number)))

type ContactFields = Record<
  'phonebookName' | 'PhonebookCity' | 'PhonebookState' | 'PhonebookCountry',
  string | undefined
>

/** The fields of a contact as a change of its calls writes them: undefined without one. */
export function contactFields(contact: Contact | undefined): ContactFields {
  return {
    phonebookName: contact?.name,
    PhonebookCity: contact?.city,
    PhonebookState: contact?.state,
    PhonebookCountry: contact?.country,
  }
}

/** The fields of a contact as a new call has them: only those that it has. */
export const callerFields = ({ id, name, city, state, country }: Contact): Partial<CallLog> => ({
  caller_contactId: id,
  ...(name !== undefined && { phonebookName: name }),
  ...(city !== undefined && { PhonebookCity: city }),
  ...(state !== undefined && { PhonebookState: state }),
  ...(country !== undefined && { PhonebookCountry: country }),
})

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

/** What happened to a call, told from its times: it rang, then people talked or a message was left. */
export function legsOf(call: Row<'CallLog'>): CallLeg[] {
  if (call.legs) return call.legs
  const { status, startedAt, ringSeconds, talkSeconds, receivingNumber, routingAddress } = call
  const target = receivingNumber ?? routingAddress
  const at = target === undefined ? {} : { target }
  const ring: CallLeg = { kind: 'ring', ...at, startedAt, durationSeconds: ringSeconds }
  if (talkSeconds === 0) return ringSeconds === 0 ? [] : [ring]
  const answeredAt = call.answeredAt ?? new Date(Date.parse(startedAt) + ringSeconds * 1000).toISOString()
  const kind = status === 'voicemail' ? 'voicemail' : 'talk'
  return [ring, { kind, ...at, startedAt: answeredAt, durationSeconds: talkSeconds }]
}
