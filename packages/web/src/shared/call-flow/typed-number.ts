import type { CalledNumber } from '@lineboard/sdk/call-flow'

/** What of a number can be typed that decides where its calls go. */
export const typedFields = [
  'status',
  'tracking_sourceId',
  'receiving_numberId',
  'sip_gatewayId',
  'routing_actionId',
] as const

/** A number as somebody is about to save it. */
export type TypedNumber = Partial<Pick<CalledNumber, (typeof typedFields)[number]>>
