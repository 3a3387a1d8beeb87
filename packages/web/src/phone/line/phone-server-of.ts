/** Where the softphone connects to. */
interface PhoneServer {
  /** `ws://…` or `wss://…`. */
  url: string
  /** Domain of people's addresses. */
  domain: string
}

/**
 * Where the softphone connects to, of `softphone` in the configuration; without a server of its own, to the host that the page came
 * from. Undefined where there is none, or what is said of it can't be used.
 */
export function phoneServerOf(config: unknown, pageHost: string): PhoneServer | undefined {
  const { scheme, server, port, path, sipDomain }: Record<string, unknown> = Object(config)
  if ((scheme !== 'ws' && scheme !== 'wss') || typeof port !== 'number') return undefined
  if (typeof path !== 'string' || !path.startsWith('/') || typeof sipDomain !== 'string' || !sipDomain) return undefined
  const host = typeof server === 'string' && server ? server : pageHost
  const domain = sipDomain.endsWith('.') ? `${sipDomain}${host}` : sipDomain
  return { url: `${scheme}://${host}:${port}${path}`, domain }
}
