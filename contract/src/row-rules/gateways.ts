import ipaddr from 'ipaddr.js'
import { isIPv4 } from '../network.ts'
import { type RowRule, textOf } from './row-problem.ts'

/** What the address of a SIP server is. */
export type SipAddressKind = 'ipv4' | 'ipv6' | 'host_name'

const LONGEST_NAME = 253
const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i
// A last label of digits alone makes it an IPv4 address that is wrong, as browsers and resolvers have it.
const digits = /^\d+$/

/** Whether a text is a host name: labels of letters, digits and hyphens, such as `sip.carrier.example`. A dot at its end is allowed. */
function isHostName(text: string): boolean {
  const name = text.endsWith('.') ? text.slice(0, -1) : text
  const labels = name.split('.')
  return name.length <= LONGEST_NAME && labels.every((each) => label.test(each)) && !digits.test(labels.at(-1) ?? '')
}

/** What the address of a gateway is: an IPv4 address, an IPv6 address or a host name. Undefined for any other text, as with a scheme or port. */
export function sipAddressKind(text: string): SipAddressKind | undefined {
  if (isIPv4(text)) return 'ipv4'
  if (text.includes(':')) return ipaddr.IPv6.isValid(text) && !text.includes('%') ? 'ipv6' : undefined
  return isHostName(text) ? 'host_name' : undefined
}

/** The address of a gateway is an IPv4 address, an IPv6 address or a host name, and its prefix what can be dialled. */
export const gatewayRule: RowRule = (row) => {
  const [address, prefix] = [textOf(row, 'address'), textOf(row, 'prefix')]
  return [
    ...(address === '' || sipAddressKind(address)
      ? []
      : [{ field: 'address', kind: 'address', value: address } as const]),
    ...(/^[0-9+*#]*$/.test(prefix) ? [] : [{ field: 'prefix', kind: 'prefix', value: prefix } as const]),
  ]
}
