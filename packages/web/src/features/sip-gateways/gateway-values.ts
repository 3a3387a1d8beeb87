import { plainDigits } from '@lineboard/sdk'
import { typedNumber } from '../../kit/rows/typed-values.ts'
import type { SipGateway } from './gateway-order.ts'

const ownValues = (row?: SipGateway) => ({
  name: row?.name ?? '',
  address: row?.address ?? '',
  port: row?.port?.toString() ?? '',
  transport: row?.transport ?? 'udp',
  type: row?.type ?? 'both',
  digitsStrip: row?.digitsStrip?.toString() ?? '',
  prefix: row?.prefix ?? '',
  description: row?.description ?? '',
  enabled: row?.enabled === false ? 'no' : 'yes',
})

export interface Values extends ReturnType<typeof ownValues> {
  /** Of the form alone: the gateway that becomes the outbound default in the place of this one. */
  nextDefaultId: number | null
}

export const toValues = (row?: SipGateway): Values => ({ ...ownValues(row), nextDefaultId: null })

/** What is dialled of a prefix, without what people put between its digits. */
export const typedPrefix = (text: string): string => plainDigits(text).replace(/[\s().-]/g, '')

/** Wire body of what was typed. */
export const toBody = ({ nextDefaultId: _nextDefaultId, ...values }: Values) => ({
  ...values,
  address: values.address.trim(),
  port: typedNumber(values.port),
  digitsStrip: typedNumber(values.digitsStrip),
  prefix: typedPrefix(values.prefix),
  enabled: values.enabled === 'yes',
})
