import type { PhoneServer } from '../../state/softphone.ts'
import type { SoftphoneConfig } from './config.ts'

/** Where the softphone connects to; without a server of its own, to the host that the page came from. Undefined where there is none. */
export function phoneServerOf(config: SoftphoneConfig | null | undefined, pageHost: string): PhoneServer | undefined {
  if (!config) return undefined
  const { scheme, server, port, path, sipDomain } = config
  const host = server || pageHost
  return {
    url: `${scheme}://${host}:${port}${path}`,
    domain: sipDomain.endsWith('.') ? `${sipDomain}${host}` : sipDomain,
  }
}
