import { randomInt } from 'node:crypto'
import { refuseUnlessInPerson } from '../../../domain/access/permit.ts'
import { countAttempt, forgetAttempts, refuseTooMany } from '../../../domain/users/attempts.ts'
import { endSessions } from '../../../domain/users/tokens.ts'
import { checkPassword, setMailedPassword, setPassword } from '../../../domain/users/user-rules.ts'
import { unprocessable } from '../../../ground/errors.ts'
import type { Row } from '../../../store/rows/models.ts'
import type { Context } from '../../context/context.ts'
import type { Values } from '../../crud/fields.ts'
import { visibleRow } from '../../crud/read.ts'
import { patchRow } from '../../crud/write.ts'
import { issueToken, mailActivation, mailChange, mailPassword, useToken } from './mails.ts'

/** Throws a 422 unless the current password is given, and a 429 to whoever guesses. */
function prove(context: Context, { id, username }: Row<'DashUser'>, currentPassword: string | undefined): void {
  const refused = (code: string, message: string) =>
    unprocessable('DashUser', [{ field: 'currentPassword', code, message }])
  if (!currentPassword)
    throw refused('presence', "can't be blank: a new password, username or address needs the current password")
  const attempt = { kind: 'password', account: username, address: context.address } as const
  refuseTooMany(context, attempt)
  if (!checkPassword(context.store, context.now(), id, currentPassword)) {
    countAttempt(context, attempt)
    throw refused('invalid', 'This is not your current password.')
  }
  forgetAttempts(context, attempt)
}

/**
 * Changes a user. A new password, username or address is a change of credentials, as all are what one signs in with: in person
 * alone, of one's own with the current password, and told to the old address as well as the new one.
 */
export function changeAccount(context: Context<'DashUser.patchById'>): void {
  const { params, body, principal } = context
  const { currentPassword, ...input } = body
  const before = visibleRow(context, 'DashUser', params.id)
  const hasNewAddress = input.email !== undefined && input.email !== before.email
  const hasNewName = input.username !== undefined && input.username !== before.username
  const isCredential = hasNewAddress || hasNewName || input.password !== undefined
  if (isCredential) {
    refuseUnlessInPerson(principal, 'Passwords, usernames and addresses')
    if (before.id === principal.userId) prove(context, before, currentPassword)
  }
  const values: Values = input
  const user = patchRow(context, 'DashUser', params.id, values)
  if (!isCredential) return
  const what = hasNewAddress ? 'email' : hasNewName ? 'username' : 'password'
  for (const to of new Set([before.email, user.email])) mailChange(context, user, to, what)
}

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
