import type { IncomingHttpHeaders } from 'node:http'
import { type Means, mayActAs, mayCall } from '@lineboard/contract/permissions'
import type { Row } from '../../store/rows/internal-rows.ts'
import type { Store } from '../../store/rows/types.ts'
import type { Principal } from '../access/principal.ts'
import { firstMapping, rightsOf } from '../access/rights-of.ts'
import { hashKey } from './secrets.ts'
import { expiryOf } from './session-tokens.ts'

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
