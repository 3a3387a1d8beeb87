import ipaddr from 'ipaddr.js'
import type { AllowedSender, CallSetup } from './call-setup.ts'

/** Where a call comes in from. */
export interface Sender {
  /** IPv4 or IPv6 address. */
  ip: string
  port: number
  proto: 'udp' | 'tcp' | 'tls' | 'ws' | 'wss'
  /** SIP URI, such as `sip:+12125550142@carrier.example`. */
  uri: string
}

function isIn(ip: string, { ip: network, mask }: AllowedSender): boolean {
  if (!ipaddr.isValid(ip) || !ipaddr.isValid(network)) return false
  // An IPv4 address written as IPv6 is the IPv4 address.
  const [address, range] = [ipaddr.process(ip), ipaddr.parse(network)]
  if (address.kind() !== range.kind() || mask > range.toByteArray().length * 8) return false
  return address instanceof ipaddr.IPv4 && range instanceof ipaddr.IPv4
    ? address.match(range, mask)
    : address instanceof ipaddr.IPv6 && range instanceof ipaddr.IPv6 && address.match(range, mask)
}

/** The entry of the whitelist that lets a sender in; undefined where none does, as only who is on it may send calls. */
export function entryFor(setup: CallSetup, customerId: number, sender: Sender): AllowedSender | undefined {
  return setup
    .allowed(customerId)
    .find(
      (entry) =>
        (entry.port === 0 || entry.port === sender.port) &&
        (entry.proto === 'any' || entry.proto === sender.proto) &&
        isIn(sender.ip, entry) &&
        (entry.pattern === undefined || setup.matches(entry.pattern, sender.uri)),
    )
}
