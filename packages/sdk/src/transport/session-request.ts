import { withoutTokens } from '../errors/lineboard-error.ts'
import { UrlTooLongError } from '../filter/filter-error.ts'

/** A Request, whose address may have a token in it: what the platform throws of one that it can't read, as of a path without a page, quotes none. */
export function makeRequest(url: string, init?: RequestInit): Request {
  try {
    return new Request(url, init)
  } catch (error) {
    throw withoutTokens(error)
  }
}

/** Where the tokens of the session come from; asked again for every call. */
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

/** A request with the session in it, in plain parts: fetch takes them as they are, and a Request made of them first is made twice. */
export interface SessionRequest {
  url: string
  init: SessionInit
}

/** Puts the session into a request. */
export type SignRequest = (url: string, init: SessionInit) => SessionRequest

/** Longest address sent, in characters: common servers and proxies refuse some 8 kB. */
export const maxUrlLength = 8000

/**
 * Puts the session into requests: the impersonation token first, as Bearer header and, with `queryToken`, as `access_token`, else as
 * `X-Access-Token`, which LoopBack reads as it is. Throws an UrlTooLongError, and a TypeError for a token with a control character or a sign beyond Latin-1, which no header takes.
 */
export function sessionRequests(tokens: SessionTokens, queryToken: boolean, maxLength = maxUrlLength): SignRequest {
  return (url, init) => {
    // Files that ship with the app take no session. Only the path tells: a filter may well contain ".json".
    if (/^[^?]*\.json/.test(url)) return { url, init }
    const token = activeToken(tokens)
    // Said here: fetch would quote it, or fail like a network. Node takes no control characters, either.
    if (token && /[^\t -~\x80-\xFF]/.test(token)) throw new TypeError('No header takes this token')
    const signed =
      token && queryToken ? `${url}${url.includes('?') ? '&' : '?'}access_token=${encodeURIComponent(token)}` : url
    if (signed.length > maxLength) {
      throw new UrlTooLongError(`Address of ${signed.length} characters, servers take ${maxLength}`)
    }
    // Of its own, as the next try may have no session any more.
    const headers = { ...init.headers }
    if (token) headers.authorization = `Bearer ${token}`
    if (token && !queryToken) headers['x-access-token'] = token
    headers['cache-control'] = 'no-cache'
    headers.pragma = 'no-cache'
    return { url: signed, init: { ...init, headers } }
  }
}
