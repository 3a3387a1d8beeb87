import { isInNetwork } from '../network.ts'
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

/** The entry of the whitelist that lets a sender in; undefined where none does, as only who is on it may send calls. */
export function entryFor(setup: CallSetup, customerId: number, sender: Sender): AllowedSender | undefined {
  return setup
    .allowed(customerId)
    .find(
      (entry) =>
        (entry.port === 0 || entry.port === sender.port) &&
        (entry.proto === 'any' || entry.proto === sender.proto) &&
        isInNetwork(sender.ip, entry) &&
        (entry.pattern === undefined || setup.matches(entry.pattern, sender.uri)),
    )
}
