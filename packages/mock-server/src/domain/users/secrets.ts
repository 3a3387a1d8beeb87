import { createHash, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import { isSuperAdmin } from '@lineboard/contract/owner'
import type { Store } from '../../store/rows/types.ts'

// Cheap on purpose: these are the passwords of a mock, and tests sign in hundreds of times.
const cost = { N: 256, r: 8, p: 1 }

/** The password as it is stored. Give a salt only where the result must be the same every time, as in a seed. */
export function hashPassword(password: string, salt = randomBytes(8).toString('hex')): string {
  return `${salt}:${scryptSync(password, salt, 32, cost).toString('hex')}`
}

/** Whether a password is the one that was hashed. */
export function isPassword(password: string, stored: string | undefined): boolean {
  const [salt = '', hash = ''] = stored?.split(':') ?? []
  const expected = Buffer.from(hash, 'hex')
  const given = scryptSync(password, salt, 32, cost)
  return expected.length === given.length && timingSafeEqual(expected, given)
}

const SHOWN_AT_END = 4

/** A new key, which nobody can guess. */
export const newKey = (): string => `lb_test_${randomBytes(16).toString('hex')}`

/** A key as it is kept. It is long and random, so that a plain hash is enough. */
export const hashKey = (apikey: string): string => createHash('sha256').update(apikey).digest('hex')

/** A key or token of which only the end can be read, of the same length; nothing of a short one, which could be guessed. */
export function mask(secret: string): string {
  const shown = secret.length >= 4 * SHOWN_AT_END ? SHOWN_AT_END : 0
  return '*'.repeat(secret.length - shown) + secret.slice(secret.length - shown)
}

/** Keeps what a key is recognised by. */
export function keepKey(store: Store, id: number, apikey: string): void {
  store.table('KeyHash').insert({ id, hash: hashKey(apikey) })
}

/** The domain of people's addresses, `sip:user@…`, which their phones prove who they are to. */
export const realm = 'sip.lineboard.example'

/** What a phone proves that it knows the password by, without either side sending it (RFC 2617: H(A1)). */
export const phoneSecret = (username: string, password: string): string =>
  createHash('md5').update(`${username}:${realm}:${password}`).digest('hex')

/**
 * Keeps what a user's phone is recognised by. The password is known only when it is set and when somebody signs in by it: so whoever
 * was renamed, or comes from a state that was kept before there were phones, signs in once.
 */
export function keepPhoneSecret(store: Store, userId: number, password: string): void {
  const user = store.table('DashUser').get(userId)
  const known = store.table('Credential').get(userId)
  if (!user || !known) return
  // A user without a role has no phone.
  const hasPhone = isSuperAdmin(user) || store.table('DashRoleMapping').by('principalId', userId).length > 0
  const phone = hasPhone ? phoneSecret(user.username, password) : undefined
  if (known.phone !== phone) store.table('Credential').patch(userId, { phone })
}
