import { listRows, visibleRow } from '../crud/read.ts'
import { createRow, patchRow } from '../crud/write.ts'
import { forbidden, unprocessable } from '../errors/loopback-error.ts'
import { uniqueness } from '../models/uniqueness.ts'
import { noContent } from './answers.ts'
import type { Context, Handlers } from './types.ts'
import { apiKeyHandlers } from './users/api-keys.ts'
import { mailActivation } from './users/mails.ts'
import { namedFields } from './users/named-fields.ts'
import { resetAccount } from './users/reset-account.ts'
import { findToken, useToken } from './users/tokens-by-mail.ts'
import { usersWithAccess, userWithAccess } from './users/user-view.ts'

/** Throws a 403 for who may not look after other people's accounts: reading their tokens alone would do harm. */
function refuseUnlessManager({ principal }: Context): void {
  if (!principal.isSuperAdmin && principal.sections.get('Manage Users') !== 'all') throw forbidden()
}

/** Users beyond generic reads and writes. */
export const userHandlers = {
  ...apiKeyHandlers,

  'DashUser.create'(context) {
    const { id: _, ...input } = namedFields(context)
    const mustVerify = context.body.isVerificationRequired === true
    const user = createRow(context, 'DashUser', { ...input, emailVerified: !mustVerify })
    if (mustVerify) mailActivation(context, user)
    return user
  },

  'DashUser.patchById'(context) {
    patchRow(context, 'DashUser', context.params.id, namedFields(context))
    return userWithAccess(context, context.params.id)
  },

  'DashUser.severalUser'(context) {
    const found = new Map(usersWithAccess(context, { id: { inq: context.body.ids } }).map((user) => [user.id, user]))
    return [...new Set(context.body.ids)].flatMap((id) => found.get(id) ?? [])
  },

  'DashUser.isUnique'({ body, store }) {
    const { column, pattern } = body
    const wanted = { id: 0, username: pattern, email: pattern }
    return { isUnique: uniqueness(wanted, column, store.table('DashUser').all()).length === 0 }
  },

  'DashUser.findVerificationTokens'(context) {
    refuseUnlessManager(context)
    return listRows(context, 'VerificationToken')
  },

  'DashUser.accountReset'(context) {
    resetAccount(context, visibleRow(context, 'DashUser', context.params.id))
    return true
  },

  'DashUser.forgotPassword'(context) {
    const email = context.body.email.toLowerCase()
    const user = context.store
      .table('DashUser')
      .find()
      .find((one) => one.email.toLowerCase() === email)
    // Somebody who never showed that the address is theirs has to ask an administrator.
    if (!user?.emailVerified) return false
    resetAccount(context, user)
    return true
  },

  'DashUser.activate'(context) {
    const { store, params } = context
    const token = findToken(context, 'activation', params.token)
    if (token?.userId === undefined || !store.table('DashUser').get(token.userId)) return false
    if (!token.usedAt) store.table('DashUser').patch(token.userId, { emailVerified: true })
    useToken(context, token)
    return true
  },

  'DashUser.setRole'(context) {
    const { store, params, body } = context
    const user = visibleRow(context, 'DashUser', params.id)
    const [role] = store.table('DashRole').find({ where: context.scoped('DashRole', { id: body.role_id }) })
    if (!role) {
      const issue = { field: 'role_id', code: 'existence', message: 'is not a role', value: body.role_id }
      throw unprocessable('DashRoleMapping', [issue])
    }
    const mappings = store.table('DashRoleMapping')
    const [first, ...others] = mappings.by('principalId', user.id)
    for (const { id } of others) mappings.delete(id)
    if (first) return mappings.patch(first.id, { roleId: role.id })
    return mappings.insert({ principalType: 'USER', principalId: user.id, roleId: role.id })
  },

  'DashUser.deleteRoleMapping'(context) {
    const { id } = visibleRow(context, 'DashUser', context.params.id)
    context.store.table('DashRoleMapping').deleteWhere({ principalId: id })
    return noContent()
  },
} satisfies Handlers
