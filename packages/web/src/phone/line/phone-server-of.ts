/** A server that helps sound find its way (RFC 8445): `stun:` addresses, or `turn:` ones with a name and a password. */
export interface IceServer {
  urls: string[]
  username?: string
  credential?: string
}

/** Where the softphone connects to, and what it may rely on there. */
export interface PhoneServer {
  /** `ws://…` or `wss://…`. */
  url: string
  /** Domain of people's addresses. */
  domain: string
  /** Whether P-Asserted-Identity (RFC 3325) says who calls: the phone server removes that of strangers. */
  trustsIdentity: boolean
  iceServers: readonly IceServer[]
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

function iceServerOf(given: unknown): IceServer[] {
  const { urls, username, credential }: Record<string, unknown> = Object(given)
  const usable = (Array.isArray(urls) ? urls : [urls]).filter((url) => isText(url) && /^(?:stun|turn)s?:/i.test(url))
  if (usable.length === 0) return []
  return [{ urls: usable, ...(isText(username) && { username }), ...(isText(credential) && { credential }) }]
}

/**
 * Where the softphone connects to, of `softphone` in the configuration; without a server of its own, to the host that the page came
 * from. Undefined where there is none, or what is said of it can't be used.
 */
export function phoneServerOf(config: unknown, pageHost: string): PhoneServer | undefined {
  const { scheme, server, port, path, sipDomain, callerFrom, iceServers }: Record<string, unknown> = Object(config)
  if ((scheme !== 'ws' && scheme !== 'wss') || typeof port !== 'number') return undefined
  if (typeof path !== 'string' || !path.startsWith('/') || !isText(sipDomain)) return undefined
  const host = isText(server) ? server : pageHost
  return {
    url: `${scheme}://${host}:${port}${path}`,
    domain: sipDomain.endsWith('.') ? `${sipDomain}${host}` : sipDomain,
    trustsIdentity: callerFrom !== 'from',
    iceServers: Array.isArray(iceServers) ? iceServers.flatMap(iceServerOf) : [],
  }
}
