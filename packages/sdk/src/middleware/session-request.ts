import { redact } from '../errors/redact.ts'
import { UrlTooLongError } from '../filter/filter-error.ts'

/** Where the tokens of the session come from; asked anew for every call. */
export interface SessionTokens {
  /** The session token; undefined before signing in. */
  token?: (() => string | undefined) | undefined
  /** Goes before the session token while somebody acts as another user. */
  impersonationToken?: (() => string | undefined) | undefined
}

/** Longest address sent, in characters: common servers and proxies refuse some 8 kB. */
export const maxUrlLength = 8000

function sign(url: string, token: string | undefined): string {
  return token ? `${url}${url.includes('?') ? '&' : '?'}access_token=${encodeURIComponent(token)}` : url
}

function checkLength(url: string): void {
  if (url.length <= maxUrlLength) return
  throw new UrlTooLongError(`The address is ${url.length} characters long, servers take some ${maxUrlLength}. Ask for less at once.`)
}

/**
 * The `Request` that calls are made of, with the session in it: impersonation token first, as Bearer header and, unless
 * `queryToken` is off, as `access_token`. Signing a request while it is made is the only way that works in browsers: the
 * address of one can't be changed, and a copy with a body would be sent as a stream, which HTTP/1.1 can't.
 */
export function sessionRequest(tokens: SessionTokens, { queryToken }: { queryToken: boolean }): typeof Request {
  const construct = (Base: typeof Request, [input, init]: [RequestInfo | URL, RequestInit?]): Request => {
    const url = String(input)
    // Files that ship with the app take no session. Only the path tells: a filter may well contain ".json".
    if (url.split('?', 1)[0]?.includes('.json')) return new Base(input, init)
    const token = tokens.impersonationToken?.() || tokens.token?.()
    const signed = queryToken ? sign(url, token) : url
    checkLength(signed)
    const headers = new Headers(init?.headers)
    if (token) headers.set('Authorization', `Bearer ${token}`)
    headers.set('Cache-Control', 'no-cache')
    headers.set('Pragma', 'no-cache')
    try {
      return new Base(signed, { ...init, headers })
    } catch (cause) {
      // What the platform says of an address it can't read quotes it whole.
      throw new TypeError(redact(cause instanceof Error ? cause.message : String(cause)))
    }
  }
  return new Proxy(Request, { construct })
}
