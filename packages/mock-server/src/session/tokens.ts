import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Row } from '../store/models.ts'
import type { Store } from '../store/types.ts'

/** Seconds a session lives: two weeks, LoopBack's default. */
const sessionTtlSeconds = 1_209_600

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

function newTokenId(): string {
  return Array.from(randomBytes(64), (byte) => alphabet[byte % alphabet.length]).join('')
}

/** Makes a token for a user. `createdBy` is who impersonates. */
export function createToken(
  store: Store,
  now: Date,
  userId: number,
  more: { ttl?: number; createdBy?: number } = {},
): Row<'AccessToken'> {
  const { ttl = sessionTtlSeconds, createdBy } = more
  return store.table('AccessToken').insert({
    id: newTokenId(),
    userId,
    ttl,
    created: now.toISOString(),
    ...(createdBy !== undefined && { createdBy }),
  })
}

/** When a token ends. */
function expiryOf(token: Row<'AccessToken'>): Date {
  return new Date(Date.parse(token.created) + token.ttl * 1000)
}

/** A token as sign-in answers it. */
export function toSession(token: Row<'AccessToken'>) {
  const { id, ttl, created, userId } = token
  return { id, ttl, created, userId, expires: expiryOf(token).toISOString() }
}

/** The token, unless it is unknown or has ended. */
export function liveToken(store: Store, now: Date, id: string | undefined): Row<'AccessToken'> | undefined {
  const token = id ? store.table('AccessToken').get(id) : undefined
  return token && expiryOf(token) > now ? token : undefined
}

const bearerOf = ({ authorization }: IncomingHttpHeaders) => /^Bearer\s+(.+)$/i.exec(authorization ?? '')?.[1]

/**
 * The token id a request carries, where a LoopBack server looks for it: the query, `X-Access-Token`, `Authorization`
 * (bare, or base64 after Bearer). `Bearer ID` in plain text is not one of them, so the query has to carry it too.
 */
export function tokenIdOf(query: URLSearchParams, headers: IncomingHttpHeaders): string | undefined {
  const inQuery = query.get('access_token')
  if (inQuery) return inQuery
  const own = headers['x-access-token']
  if (typeof own === 'string' && own) return own
  const bearer = bearerOf(headers)
  return bearer ? Buffer.from(bearer, 'base64').toString('utf8') : headers.authorization || undefined
}

/** The API key a request carries as its bearer: as it is, unlike a token. */
export function bearerKeyOf(query: URLSearchParams, headers: IncomingHttpHeaders): string | undefined {
  return query.has('access_token') || headers['x-access-token'] ? undefined : bearerOf(headers)
}
