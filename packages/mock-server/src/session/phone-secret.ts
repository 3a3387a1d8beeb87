import { createHash } from 'node:crypto'
import type { Store } from '../store/types.ts'

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
  const username = store.table('DashUser').get(userId)?.username
  const known = store.table('Credential').get(userId)
  if (username === undefined || !known) return
  const phone = phoneSecret(username, password)
  if (known.phone !== phone) store.table('Credential').patch(userId, { phone })
}
