import { typedNumber } from '../../resource/form/drop-blank.ts'
import type { SipGateway } from './gateway-order.ts'

export const toValues = (row?: SipGateway) => ({
  name: row?.name ?? '',
  address: row?.address ?? '',
  port: row?.port.toString() ?? '',
  transport: row?.transport ?? 'udp',
  type: row?.type ?? 'both',
  digitsStrip: row?.digitsStrip.toString() ?? '',
  prefix: row?.prefix ?? '',
  description: row?.description ?? '',
  enabled: row?.enabled === false ? 'no' : 'yes',
  // Of the form alone: the gateway that becomes the outbound default in the place of this one.
  nextDefaultId: null as number | null,
})

export type Values = ReturnType<typeof toValues>

/** Wire body of what was typed. */
export const toBody = ({ nextDefaultId: _nextDefaultId, ...values }: Values) => ({
  ...values,
  address: values.address.trim(),
  port: typedNumber(values.port),
  digitsStrip: typedNumber(values.digitsStrip),
  enabled: values.enabled === 'yes',
})
