import { refuseUnlessInPerson } from '../../access/permit.ts'
import type { Values } from '../../crud/fields.ts'
import { visibleRow } from '../../crud/read.ts'
import { patchRow } from '../../crud/write.ts'
import { unprocessable } from '../../errors/loopback-error.ts'
import { takePassword } from '../../models/dash-user.ts'
import { countAttempt, forgetAttempts, refuseTooMany } from '../../session/attempts.ts'
import type { Row } from '../../store/models.ts'
import type { Context } from '../types.ts'
import { mailChange } from './mails.ts'

/** Throws a 422 unless the current password is given, and a 429 to whoever guesses. */
function prove(context: Context, { id, username }: Row<'DashUser'>, currentPassword: string | undefined): void {
  const refused = (code: string, message: string) =>
    unprocessable('DashUser', [{ field: 'currentPassword', code, message }])
  if (!currentPassword)
    throw refused('presence', "can't be blank: a new password, username or address needs the current password")
  const attempt = { kind: 'password', account: username, address: context.address } as const
  refuseTooMany(context, attempt)
  if (!takePassword(context.store, context.now(), id, currentPassword)) {
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
