import { randomBytes, randomUUID } from 'node:crypto'
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
  more: { ttl?: number; createdBy?: number; createdWith?: string | undefined; codeGivenAt?: string } = {},
): Row<'AccessToken'> {
  const { createdBy, createdWith, codeGivenAt } = more
  const { ttl = createdBy === undefined ? sessionTtlSeconds : impersonationTtlSeconds } = more
  const id = newTokenId()
  const kept = store.table('AccessToken').insert({
    id: hashKey(id),
    userId,
    ttl,
    created: now.toISOString(),
    name: randomUUID(),
    ...(createdBy !== undefined && { createdBy }),
    ...(createdWith !== undefined && { createdWith }),
    ...(codeGivenAt !== undefined && { codeGivenAt }),
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

/** How exactly it is kept when a session was last used: a busy page should not write a row a request. */
const EXACTNESS_MS = 60_000
const LONGEST_AGENT = 500

/** Where a request came from. */
export interface SessionUse {
  address: string
  userAgent: string | undefined
}

/** Notes where and when a session was used, to the minute. */
export function noteSessionUse(
  store: Store,
  now: Date,
  tokenId: string | undefined,
  { address, userAgent = '' }: SessionUse,
): void {
  const tokens = store.table('AccessToken')
  const token = tokens.get(tokenId ?? '')
  if (!token) return
  const agent = userAgent.slice(0, LONGEST_AGENT)
  const isSame = token.address === address && token.userAgent === agent
  // The clock of a mock goes back as well.
  const isRecent = Math.abs(now.getTime() - Date.parse(token.lastSeenAt ?? '')) < EXACTNESS_MS
  if (!isSame || !isRecent) tokens.patch(token.id, { lastSeenAt: now.toISOString(), address, userAgent: agent })
}

/** The sessions of a user that have not ended, the one used last first. What others do as the user is none of them. */
export function sessionsOf(store: Store, now: Date, userId: number): Row<'AccessToken'>[] {
  const lastSeen = ({ lastSeenAt, created }: Row<'AccessToken'>) => lastSeenAt ?? created
  return store
    .table('AccessToken')
    .by('userId', userId)
    .filter((token) => token.createdBy === undefined && expiryOf(token) > now)
    .toSorted((a, b) => lastSeen(b).localeCompare(lastSeen(a)))
}

/** A token as sign-in answers it. */
export function toSession(token: Row<'AccessToken'>) {
  const { id, ttl, created, userId } = token
  return { id, ttl, created, userId, expires: expiryOf(token).toISOString() }
}
