import { sipAddressKind } from '../sip-address.ts'
import { type RowRule, textOf } from './row-problem.ts'

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
