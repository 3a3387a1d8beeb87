import { randomBytes } from 'node:crypto'
import { MINUTE_MS } from '@lineboard/contract/durations'
import { LoopbackError } from '../../ground/errors.ts'
import type { Row } from '../../store/rows/internal-rows.ts'
import type { Store } from '../../store/rows/types.ts'
import type { Principal } from '../access/principal.ts'
import { hashKey } from './secrets.ts'
import { newSecret, stepOf, toBase32 } from './totp.ts'

const RECOVERY_CODES = 10

/** A code that stands in for one of the authenticator: 80 bits, so that a plain hash is enough. */
const newRecoveryCode = () => (toBase32(randomBytes(10)).toLowerCase().match(/.{4}/g) ?? []).join('-')

/** As it is hashed, however it was typed. */
const plain = (code: string) => code.toLowerCase().replaceAll(/[^a-z2-7]/g, '')

function keep(store: Store, userId: number, changes: Partial<Omit<Row<'SecondFactor'>, 'id'>>): void {
  const factors = store.table('SecondFactor')
  if (factors.get(userId)) factors.patch(userId, changes)
  else factors.insert({ recovery: [], ...changes, id: userId })
}

/** Whether a user signs in with a code. */
export const hasSecondFactor = (store: Store, userId: number): boolean =>
  store.table('SecondFactor').get(userId)?.secret !== undefined

/** A secret for a user who wants codes; it counts once a code of it is confirmed. */
export function beginSecondFactor(store: Store, userId: number): string {
  const waiting = newSecret()
  keep(store, userId, { waiting })
  return waiting
}

/** Switches codes on by a code of the secret that waits, and answers recovery codes; undefined for another code. */
export function confirmSecondFactor(store: Store, now: Date, userId: number, code: string): string[] | undefined {
  const { waiting } = store.table('SecondFactor').get(userId) ?? {}
  const lastStep = waiting === undefined ? undefined : stepOf(waiting, code, now)
  if (waiting === undefined || lastStep === undefined) return undefined
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  const recovery = codes.map((each) => hashKey(plain(each)))
  store.table('SecondFactor').delete(userId)
  keep(store, userId, { secret: waiting, since: now.toISOString(), lastStep, recovery })
  return codes
}

/** Uses up a code of the authenticator, or a recovery code; false for one that is wrong or was used. */
export function useCode(store: Store, now: Date, userId: number, code: string): boolean {
  const { secret, lastStep = -1, recovery = [] } = store.table('SecondFactor').get(userId) ?? {}
  if (secret === undefined) return false
  const step = /^\d{6}$/.test(code) ? stepOf(secret, code, now) : undefined
  if (step !== undefined) {
    // Each is good once, and none that is older than one that was used.
    if (step <= lastStep) return false
    keep(store, userId, { lastStep: step })
    return true
  }
  const hash = hashKey(plain(code))
  if (!recovery.includes(hash)) return false
  keep(store, userId, { recovery: recovery.filter((each) => each !== hash) })
  return true
}

/** How long a code counts for calls that need a recent one. */
const RECENT_CODE_MS = 15 * MINUTE_MS

/** The session of the person who sent the request: that of the user who impersonates, during impersonation. */
function ownSession(store: Store, { tokenId = '' }: Principal): Row<'AccessToken'> | undefined {
  const tokens = store.table('AccessToken')
  const token = tokens.get(tokenId)
  return token?.createdBy === undefined ? token : tokens.get(token.createdWith ?? '')
}

/** Notes that the person gave a code in this session. Returns until when it counts. */
export function noteCode(store: Store, now: Date, principal: Principal): Date {
  const session = ownSession(store, principal)
  if (session) store.table('AccessToken').patch(session.id, { codeGivenAt: now.toISOString() })
  return new Date(now.getTime() + RECENT_CODE_MS)
}

/** Throws a 403 for a person who signs in with codes and gave none in the last 15 minutes. An API key needs none: creating it did. */
export function refuseWithoutRecentCode(store: Store, now: Date, principal: Principal): void {
  const { apiKeyId, impersonatedBy, userId } = principal
  if (apiKeyId !== undefined || !hasSecondFactor(store, impersonatedBy ?? userId)) return
  const givenMs = Date.parse(ownSession(store, principal)?.codeGivenAt ?? '')
  if (now.getTime() - givenMs < RECENT_CODE_MS) return
  throw new LoopbackError(403, 'This needs a code of your authenticator app that is not older than 15 minutes.', {
    code: 'RECENT_CODE_REQUIRED',
  })
}

/** Switches codes off; `isReset` where somebody else does, of which the user is told at the next sign-in. Answers whether they were on. */
export function endSecondFactor(store: Store, userId: number, isReset = false): boolean {
  if (!hasSecondFactor(store, userId)) return false
  store.table('SecondFactor').delete(userId)
  if (isReset) keep(store, userId, { isReset })
  return true
}

/** Whether the codes of a user were reset since the user was last told. Says so once. */
export function takeResetNews(store: Store, userId: number): boolean {
  const { isReset = false } = store.table('SecondFactor').get(userId) ?? {}
  if (isReset) store.table('SecondFactor').patch(userId, { isReset: undefined })
  return isReset
}
