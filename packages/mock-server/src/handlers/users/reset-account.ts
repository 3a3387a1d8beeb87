import { randomInt } from 'node:crypto'
import { setMailedPassword, setPassword } from '../../models/dash-user.ts'
import { endSessions } from '../../session/tokens.ts'
import type { Row } from '../../store/models.ts'
import type { Context } from '../types.ts'
import { mailActivation, mailPassword } from './mails.ts'
import { issueToken, useToken } from './tokens-by-mail.ts'

// Without characters that look like others, as people type these.
const kinds = ['abcdefghjkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '!@#$%^&*'] as const
const PASSWORD_LENGTH = 14

/** A password that keeps the rule of the sign-up: each kind of character comes up in turn. */
function newPassword(): string {
  return Array.from({ length: PASSWORD_LENGTH }, (_, at) => {
    const alphabet = kinds[at % kinds.length] ?? kinds[0]
    return alphabet[randomInt(alphabet.length)]
  }).join('')
}

/** Gives a user a new password by mail and ends all sessions. An account not yet activated gets its link again. */
export function resetAccount(context: Context, user: Row<'DashUser'>): void {
  const password = newPassword()
  setPassword(context.store, user.id, password)
  endSessions(context.store, user.id)
  // The new password works from now on: the token only says that it was mailed.
  useToken(context, issueToken(context, 'password_reset', { email: user.email, userId: user.id }))
  mailPassword(context, user, password)
  if (!user.emailVerified) mailActivation(context, user)
}

/** Mails a new password, which takes the place of the old one when it is used first: anybody may ask for it. */
export function mailNewPassword(context: Context, user: Row<'DashUser'>): void {
  const password = newPassword()
  const token = issueToken(context, 'password_reset', { email: user.email, userId: user.id })
  setMailedPassword(context.store, user.id, password, token.expiresAt)
  mailPassword(context, user, password)
}
