import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { type Means, mayActAs, mayCall } from '@lineboard/contract/permissions'
import type { Row } from '../../store/rows/internal-rows.ts'
import type { Store } from '../../store/rows/types.ts'
import type { Principal } from '../access/principal.ts'
import { firstMapping, rightsOf } from '../access/rights-of.ts'
import { hashKey } from './secrets.ts'

/** Seconds a session lives: two weeks, LoopBack's default. */
const sessionTtlSeconds = 1_209_600

/** Seconds somebody may act as somebody else. */
const impersonationTtlSeconds = 3600

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

function newTokenId(): string {
  return Array.from(randomBytes(64), (byte) => alphabet[byte % alphabet.length]).join('')
}

/** Makes a token for a user, and returns it whole this once: only a hash is kept. `createdBy` is who impersonates, `createdWith` that one's own token. */
export function createToken(
  store: Store,
  now: Date,
  userId: number,
  more: { ttl?: number; createdBy?: number; createdWith?: string | undefined } = {},
): Row<'AccessToken'> {
  const { createdBy, createdWith } = more
  const { ttl = createdBy === undefined ? sessionTtlSeconds : impersonationTtlSeconds } = more
  const id = newTokenId()
  const kept = store.table('AccessToken').insert({
    id: hashKey(id),
    userId,
    ttl,
    created: now.toISOString(),
    ...(createdBy !== undefined && { createdBy }),
    ...(createdWith !== undefined && { createdWith }),
  })
  return { ...kept, id }
}

/** Ends a session by the hash of its token, and what its owner does as others with it. */
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
function validToken(store: Store, now: Date, id: string | undefined): Row<'AccessToken'> | undefined {
  const token = id ? store.table('AccessToken').get(hashKey(id)) : undefined
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

/** A user as who asks, with type and permissions of the first role. */
function principalOf(store: Store, user: Row<'DashUser'>, means: Means): Principal {
  const mapping = firstMapping(store, user.id)
  return { ...rightsOf(store, user, mapping), userId: user.id, means, ...(mapping && { roleId: mapping.roleId }) }
}

/** Who an API key acts for, or undefined when it is unknown, revoked, has ended, or its user is gone. */
export function findKeyOwner(store: Store, now: Date, apikey: string | undefined): Principal | undefined {
  const id = apikey ? store.table('KeyHash').by('hash', hashKey(apikey))[0]?.id : undefined
  const key = id === undefined ? undefined : store.table('ApiKey').get(id)
  if (!key || (key.expiresAt !== undefined && key.expiresAt <= now.toISOString())) return undefined
  const user = store.table('DashUser').get(key.userId)
  const means = key.scope === 'write' ? 'writing key' : 'reading key'
  return user && { ...principalOf(store, user, means), apiKeyId: key.id }
}

/** Who a token or an API key stands for, or undefined when it is unknown, has ended, or its user is gone. */
export function findPrincipal(store: Store, now: Date, tokenId: string | undefined): Principal | undefined {
  const token = validToken(store, now, tokenId)
  if (!token) return findKeyOwner(store, now, tokenId)
  const users = store.table('DashUser')
  const user = users.get(token.userId)
  if (!user) return undefined
  const { createdBy } = token
  if (createdBy === undefined) return { ...principalOf(store, user, 'session'), tokenId: token.id }
  const actor = users.get(createdBy)
  const acting = actor && principalOf(store, actor, 'session')
  // Who has lost the right meanwhile acts as nobody any more.
  if (!acting || !mayCall(acting, 'DashUser.impersonate') || !mayActAs(acting, rightsOf(store, user))) return undefined
  return { ...principalOf(store, user, 'impersonation'), tokenId: token.id, impersonatedBy: createdBy }
}
