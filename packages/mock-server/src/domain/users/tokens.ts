import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Row } from '../../store/rows/models.ts'
import type { Store } from '../../store/rows/types.ts'

/** Seconds a session lives: two weeks, LoopBack's default. */
const sessionTtlSeconds = 1_209_600

/** Seconds somebody may act as somebody else. */
const impersonationTtlSeconds = 3600

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

function newTokenId(): string {
  return Array.from(randomBytes(64), (byte) => alphabet[byte % alphabet.length]).join('')
}

/** Makes a token for a user. `createdBy` is who impersonates, `createdWith` that one's own token. */
export function createToken(
  store: Store,
  now: Date,
  userId: number,
  more: { ttl?: number; createdBy?: number; createdWith?: string | undefined } = {},
): Row<'AccessToken'> {
  const { createdBy, createdWith } = more
  const { ttl = createdBy === undefined ? sessionTtlSeconds : impersonationTtlSeconds } = more
  return store.table('AccessToken').insert({
    id: newTokenId(),
    userId,
    ttl,
    created: now.toISOString(),
    ...(createdBy !== undefined && { createdBy }),
    ...(createdWith !== undefined && { createdWith }),
  })
}

/** Ends a session, and what its owner does as others with it. */
export function endToken(store: Store, id: string): void {
  store.table('AccessToken').delete(id)
  store.table('AccessToken').deleteWhere({ createdWith: id })
}

/** Ends every session of a user but the one given, and what the user does as others. */
export function endSessions(store: Store, userId: number, exceptTokenId?: string): void {
  const tokens = store.table('AccessToken')
  for (const { id } of [...tokens.by('userId', userId)]) if (id !== exceptTokenId) tokens.delete(id)
  tokens.deleteWhere({ createdBy: userId })
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
export function validToken(store: Store, now: Date, id: string | undefined): Row<'AccessToken'> | undefined {
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
