import { randomBytes, randomInt } from 'node:crypto'
import { DAY_MS, MINUTE_MS } from '@lineboard/contract/durations'
import { mask } from '../../session/api-key-secret.ts'
import { deleteTokens, isToken, keepToken } from '../../session/mailed-secrets.ts'
import type { Row } from '../../store/models.ts'
import type { Context } from '../types.ts'

type MailedToken = Row<'VerificationToken'>
type TokenType = MailedToken['type']

const lifeMs: Readonly<Record<TokenType, number>> = {
  verification: 30 * MINUTE_MS,
  activation: 7 * DAY_MS,
  password_reset: DAY_MS,
}

const newToken = (type: TokenType) =>
  type === 'verification' ? String(randomInt(100_000, 1_000_000)) : randomBytes(16).toString('hex')

/**
 * Makes a token to be mailed, and answers it whole this once: only a hash is kept. Those of its kind that were mailed to the
 * address before and not used stop working.
 */
export function issueToken(
  { store, now }: Context,
  type: TokenType,
  recipient: { email: string; userId?: number },
): MailedToken & { token: string } {
  const email = recipient.email.toLowerCase()
  deleteTokens(
    store,
    tokensOf(store, { type, email }).filter(({ usedAt }) => !usedAt),
  )
  const createdAt = now()
  const token = newToken(type)
  const row = store.table('VerificationToken').insert({
    type,
    ...recipient,
    email,
    token: mask(token),
    createdAt: createdAt.toISOString(),
    expiresAt: new Date(createdAt.getTime() + lifeMs[type]).toISOString(),
  })
  keepToken(store, row, token)
  return { ...row, token }
}

const tokensOf = (store: Context['store'], where: { type: TokenType; email?: string }): MailedToken[] =>
  store.table('VerificationToken').find({ where })

/** The token of that kind, used or not, unless there is none or its time is over. */
export function findToken({ store, now }: Context, type: TokenType, token: string, email?: string) {
  const mailed = tokensOf(store, { type, ...(email !== undefined && { email: email.toLowerCase() }) })
  const found = mailed.find((each) => isToken(store, each, token))
  return found && (found.usedAt || found.expiresAt > now().toISOString()) ? found : undefined
}

/** Marks a token as used. The first time counts. */
export function useToken({ store, now }: Context, { id, usedAt }: MailedToken): void {
  if (!usedAt) store.table('VerificationToken').patch(id, { usedAt: now().toISOString() })
}
