import { redact } from '@lineboard/contract/redact'
import { UrlTooLongError } from '../filter/filter-error.ts'

/** Where the tokens of the session come from; asked anew for every call. */
export interface SessionTokens {
  /** The session token; undefined before signing in. */
  token?: (() => string | undefined) | undefined
  /** Goes before the session token while somebody acts as another user. */
  impersonationToken?: (() => string | undefined) | undefined
}

/** The token that a request made now carries; undefined without a session. */
export const activeToken = ({ token, impersonationToken }: SessionTokens): string | undefined =>
  impersonationToken?.() || token?.()

/** What a request is made of. Names of headers are lower case, so that none stands there twice. */
export type SessionInit = RequestInit & { headers: Record<string, string> }

/** Makes a request with the session in it. */
export type MakeRequest = (url: string, init: SessionInit) => Request

/** Longest address sent, in characters: common servers and proxies refuse some 8 kB. */
export const maxUrlLength = 8000

function sign(url: string, token: string | undefined): string {
  return token ? `${url}${url.includes('?') ? '&' : '?'}access_token=${encodeURIComponent(token)}` : url
}

/**
 * Makes requests with the session in them: the impersonation token first, as Bearer header and, with `queryToken`, as
 * `access_token`. The session goes in while a request is made, as its address can't be changed afterwards, and a copy
 * with a body would be sent as a stream, which browsers refuse over HTTP/1.1.
 */
export function sessionRequests(tokens: SessionTokens, queryToken: boolean, maxLength = maxUrlLength): MakeRequest {
  return (url, init) => {
    // Files that ship with the app take no session. Only the path tells: a filter may well contain ".json".
    if (/^[^?]*\.json/.test(url)) return new Request(url, init)
    const token = activeToken(tokens)
    const signed = queryToken ? sign(url, token) : url
    if (signed.length > maxLength) {
      throw new UrlTooLongError(`Address of ${signed.length} characters, servers take ${maxLength}`)
    }
    const { headers } = init
    if (token) headers.authorization = `Bearer ${token}`
    headers['cache-control'] = 'no-cache'
    headers.pragma = 'no-cache'
    try {
      return new Request(signed, init)
    } catch (cause) {
      // What the platform says of an address or a header it can't read quotes it whole.
      const text = redact(String(cause))
      throw new TypeError(token ? text.replaceAll(token, '[redacted]') : text)
    }
  }
}
