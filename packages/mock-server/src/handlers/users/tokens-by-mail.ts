import { randomBytes, randomInt } from 'node:crypto'
import type { Row } from '../../store/models.ts'
import type { Context } from '../types.ts'

type MailedToken = Row<'VerificationToken'>
type TokenType = MailedToken['type']

const MINUTE_MS = 60_000
const lifeMs: Readonly<Record<TokenType, number>> = {
  verification: 30 * MINUTE_MS,
  activation: 7 * 24 * 60 * MINUTE_MS,
  password_reset: 24 * 60 * MINUTE_MS,
}

const newToken = (type: TokenType) =>
  type === 'verification' ? String(randomInt(100_000, 1_000_000)) : randomBytes(16).toString('hex')

/** Makes a token to be mailed. Those of its kind that were mailed to the address before and not used stop working. */
export function issueToken(
  { store, now }: Context,
  type: TokenType,
  recipient: { email: string; userId?: number },
): MailedToken {
  const tokens = store.table('VerificationToken')
  const email = recipient.email.toLowerCase()
  for (const { id } of tokensOf(store, type, email)) if (!tokens.get(id)?.usedAt) tokens.delete(id)
  const createdAt = now()
  return tokens.insert({
    type,
    ...recipient,
    email,
    token: newToken(type),
    createdAt: createdAt.toISOString(),
    expiresAt: new Date(createdAt.getTime() + lifeMs[type]).toISOString(),
  })
}

function tokensOf(store: Context['store'], type: TokenType, email: string): MailedToken[] {
  return store.table('VerificationToken').find({ where: { type, email } })
}

/** The token of that kind, used or not, unless there is none or its time is over. */
export function findToken({ store, now }: Context, type: TokenType, token: string, email?: string) {
  const where = { type, token, ...(email !== undefined && { email: email.toLowerCase() }) }
  const found = store.table('VerificationToken').findOne(where)
  return found && (found.usedAt || found.expiresAt > now().toISOString()) ? found : undefined
}

/** Marks a token as used. The first time counts. */
export function useToken({ store, now }: Context, { id, usedAt }: MailedToken): void {
  if (!usedAt) store.table('VerificationToken').patch(id, { usedAt: now().toISOString() })
}
