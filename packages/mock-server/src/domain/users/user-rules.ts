import { isRoleFor, whyUserStays } from '@lineboard/contract/permissions'
import { type FieldIssue, unprocessable } from '../../ground/errors.ts'
import type { Row } from '../../store/rows/internal-rows.ts'
import type { Store } from '../../store/rows/types.ts'
import { customerIssues, uniqueness } from '../rules/checks.ts'
import type { ModelRules } from '../rules/model-rules.ts'
import type { RuleContext } from '../rules/rule-context.ts'
import { hashPassword, isPassword, keepPhoneSecret } from './secrets.ts'
import { endSessions } from './session-tokens.ts'

/** Stores a password, hashed. */
export function setPassword(store: Store, userId: number, password: string): void {
  const credentials = store.table('Credential')
  const hash = hashPassword(password)
  if (credentials.get(userId)) credentials.patch(userId, { hash, mailed: undefined })
  else credentials.insert({ id: userId, hash })
  keepPhoneSecret(store, userId, password)
}

/** Stores a password that takes the place of the one there is when it is first used, until then or never. */
export function setMailedPassword(store: Store, userId: number, password: string, until: string): void {
  const credentials = store.table('Credential')
  const mailed = { hash: hashPassword(password), until }
  if (credentials.get(userId)) credentials.patch(userId, { mailed })
  else credentials.insert({ id: userId, hash: '', mailed })
}

/** Whether the password is the user's. A mailed one becomes it, which ends all sessions. */
export function checkPassword(store: Store, now: Date, userId: number, password: string): boolean {
  const credential = store.table('Credential').get(userId)
  if (isPassword(password, credential?.hash)) {
    keepPhoneSecret(store, userId, password)
    return true
  }
  const { mailed } = credential ?? {}
  if (!mailed || mailed.until <= now.toISOString() || !isPassword(password, mailed.hash)) return false
  store.table('Credential').patch(userId, { hash: mailed.hash, mailed: undefined })
  keepPhoneSecret(store, userId, password)
  const usedAt = now.toISOString()
  const tokens = store.table('VerificationToken')
  for (const { id, usedAt: before } of tokens.find({ where: { userId, type: 'password_reset' } }))
    if (before === undefined) tokens.patch(id, { usedAt })
  endSessions(store, userId)
  return true
}

function refuseUndeletable({ id, username }: Row<'DashUser'>, { principal }: RuleContext): void {
  const why = whyUserStays(id, principal)
  if (!why) return
  const message = why === 'own' ? "is your own: you can't delete yourself" : "can't be deleted"
  throw unprocessable('DashUser', [{ field: 'id', code: 'undeletable', message, value: username }])
}

/** Issues where somebody else signs in by what is to be the user's: people give either, username or address. */
export function signInIssues(
  row: Pick<Row<'DashUser'>, 'id' | 'username' | 'email'>,
  field: 'username' | 'email',
  others: Iterable<Row<'DashUser'>>,
): FieldIssue[] {
  const names = [...others].flatMap(({ id, username, email }) => [username, email].map((name) => ({ id, name })))
  const own = { id: row.id, name: row[field] }
  return uniqueness(own, 'name', names).map((issue) => ({ ...issue, field }))
}

/** Takes roles of other customers from who has gone to another one: they stay behind. */
function leaveRoles(store: Store, { id, customerId }: Row<'DashUser'>): void {
  const mappings = store.table('DashRoleMapping')
  for (const mapping of [...mappings.by('principalId', id)]) {
    const role = store.table('DashRole').get(mapping.roleId)
    if (role && !isRoleFor(role, customerId)) mappings.delete(mapping.id)
  }
}

/** Users: unique names, hashed passwords, and what goes with a user. */
export const dashUserRules: ModelRules<'DashUser'> = {
  defaults: (_input, context) => ({ emailVerified: true, createdAt: context.now().toISOString() }),

  check(row, context, before) {
    const users = context.store.table('DashUser')
    const issues: FieldIssue[] = []
    if (row.username !== before?.username) issues.push(...signInIssues(row, 'username', users.all()))
    if (row.email !== before?.email) issues.push(...signInIssues(row, 'email', users.all()))
    if (row.customerId !== before?.customerId) issues.push(...customerIssues(context, row))
    return issues
  },

  saved(row, { store, principal }, before, { password }) {
    if (typeof password === 'string') setPassword(store, row.id, password)
    const isOtherSignIn = typeof password === 'string' || row.email !== before?.email
    // LoopBack ends the sessions of whoever gets a new password or address, but not the one that asked for it.
    if (before && isOtherSignIn) endSessions(store, row.id, principal.tokenId)
    if (before && before.customerId !== row.customerId) leaveRoles(store, row)
  },

  refuseDelete(rows, context) {
    for (const row of rows) refuseUndeletable(row, context)
  },

  gone({ id }, store) {
    store.table('AccessToken').deleteWhere({ or: [{ userId: id }, { createdBy: id }] })
    store.table('Credential').delete(id)
    store.table('SecondFactor').delete(id)
    const templates = store.table('Template')
    for (const { id: templateId, sharedWith } of templates.find()) {
      if (sharedWith.includes(id)) templates.patch(templateId, { sharedWith: sharedWith.filter((one) => one !== id) })
    }
  },
}
