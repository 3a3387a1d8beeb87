import { sipAddressKind } from '../sip-address.ts'
import { type RowRule, textOf } from './row-problem.ts'

/** The address of a gateway is an IPv4 address, an IPv6 address or a host name. */
export const gatewayRule: RowRule = (row) => {
  const value = textOf(row, 'address')
  return value === '' || sipAddressKind(value) ? [] : [{ field: 'address', kind: 'address', value }]
}
