import type { components } from '@lineboard/contract'
import { bitsOf, readNetwork } from '@lineboard/contract/network'
import { typedNumber } from '../../kit/rows/typed-values.ts'

export type Whitelist = components['schemas']['Whitelist']

export const toValues = (row?: Whitelist) => ({
  ip: row?.ip ?? '',
  mask: row?.mask?.toString() ?? '',
  port: row?.port?.toString() ?? '',
  proto: row?.proto ?? 'any',
  pattern: row?.pattern ?? '',
})

export type Values = ReturnType<typeof toValues>

/** Wire body of what was typed. `203.0.113.0/24` in the field of the address says the mask, too. */
export function toBody({ ip, mask, port, ...values }: Values) {
  const network = ip.includes('/') ? readNetwork(ip) : undefined
  return {
    ...values,
    ip: network?.ip ?? ip.trim(),
    mask: network?.mask ?? typedNumber(mask),
    port: typedNumber(port),
  }
}

/** The entry that is being typed, as far as it is one: what is left out is as the server takes it. */
export function toEntry(values: Values, { id, customerId }: Pick<Whitelist, 'id' | 'customerId'>) {
  const { ip, mask, port, proto, pattern } = toBody(values)
  const bits = bitsOf(ip)
  const [length, from] = [mask ?? bits, port ?? 0]
  if (bits === undefined || typeof length !== 'number' || typeof from !== 'number' || length > bits) return undefined
  return { id, customerId, ip, mask: length, port: from, proto, ...(pattern && { pattern }) }
}
