import { randomBytes } from 'node:crypto'
import type { Row } from '../../store/rows/internal-rows.ts'
import type { Store } from '../../store/rows/types.ts'
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
export function expiryOf(token: Row<'AccessToken'>): Date {
  return new Date(Date.parse(token.created) + token.ttl * 1000)
}

/** A token as sign-in answers it. */
export function toSession(token: Row<'AccessToken'>) {
  const { id, ttl, created, userId } = token
  return { id, ttl, created, userId, expires: expiryOf(token).toISOString() }
}
