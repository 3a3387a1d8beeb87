import { mayLookAfter } from '@lineboard/contract/permissions'
import { refuseMorePowerfulUser } from '../../../domain/access/reach.ts'
import { rightsOf } from '../../../domain/access/rights-of.ts'
import { countAttempt, refuseTooMany } from '../../../domain/users/attempts.ts'
import { keepKey, mask, newKey } from '../../../domain/users/secrets.ts'
import { signInIssues } from '../../../domain/users/user-rules.ts'
import { unprocessable } from '../../../ground/errors.ts'
import type { Row } from '../../../store/rows/internal-rows.ts'
import { type Context, type Handlers, noContent } from '../../context/context.ts'
import type { Values } from '../../crud/fields.ts'
import { listRows, visibleRow } from '../../crud/include.ts'
import { createRow, deleteRows, patchRow, replaceRow } from '../../crud/write.ts'
import { changeAccount, findToken, mailActivation, mailNewPassword, resetAccount, useToken } from './account-changes.ts'
import { usersWithAccess, userWithAccess } from './roles.ts'

/** Whose key it is: the customer follows from the user, unless the body names one, which then has to agree. */
function ownedBy(context: Context, input: Values): Values {
  const { userId } = input
  const user = typeof userId === 'number' ? context.store.table('DashUser').get(userId) : undefined
  return user && input.customerId === undefined ? { ...input, customerId: user.customerId } : input
}

/** API keys: the key itself is answered once, when it is made; what is stored shows its end. */
const apiKeyHandlers = {
  'ApiKey.find': (context) => listRows(context, 'ApiKey'),

  'ApiKey.create'(context) {
    const { id: _, ...input } = context.body
    const apikey = newKey()
    const row = createRow(context, 'ApiKey', { ...ownedBy(context, input), apikey: mask(apikey) })
    keepKey(context.store, row.id, apikey)
    return { ...row, apikey }
  },

  'ApiKey.replaceById'(context) {
    const { params, body } = context
    const { userId: owner, apikey, scope, expiresAt } = visibleRow(context, 'ApiKey', params.id)
    const { userId = owner } = body
    // A form that knows nothing of them sends neither: a key does not get more or longer rights by that.
    const kept = { ...(scope && { scope }), ...(expiresAt && { expiresAt }) }
    return replaceRow(context, 'ApiKey', params.id, ownedBy(context, { ...kept, ...body, userId, apikey }))
  },
} satisfies Handlers

/** Users beyond generic reads and writes. */
export const userHandlers = {
  ...apiKeyHandlers,

  'DashUser.create'(context) {
    const { id: _, isVerificationRequired: mustVerify = false, ...input } = context.body
    const user = createRow(context, 'DashUser', { ...input, emailVerified: !mustVerify })
    if (mustVerify) mailActivation(context, user)
    return user
  },

  'DashUser.patchById'(context) {
    changeAccount(context)
    return userWithAccess(context, context.params.id)
  },

  'DashUser.severalUser'(context) {
    const found = new Map(usersWithAccess(context, { id: { inq: context.body.ids } }).map((user) => [user.id, user]))
    return [...new Set(context.body.ids)].flatMap((id) => found.get(id) ?? [])
  },

  'DashUser.isUnique'({ body, store }) {
    const { column, pattern } = body
    const wanted = { id: 0, username: pattern, email: pattern }
    return { isUnique: signInIssues(wanted, column, store.table('DashUser').all()).length === 0 }
  },

  'DashUser.findVerificationTokens'(context) {
    const { principal, store } = context
    const isNear = ({ userId }: Row<'VerificationToken'>) => {
      const user = userId === undefined ? undefined : store.table('DashUser').get(userId)
      return principal.isSuperAdmin || (user !== undefined && mayLookAfter(principal, rightsOf(store, user)))
    }
    const userIds = store
      .table('VerificationToken')
      .find()
      .filter(isNear)
      .map(({ id }) => id)
    const filter = context.filter('VerificationToken')
    const where = { and: [{ id: { inq: userIds } }, filter.where ?? {}] }
    return listRows(context, 'VerificationToken', { ...filter, where })
  },

  'DashUser.accountReset'(context) {
    const user = visibleRow(context, 'DashUser', context.params.id)
    refuseMorePowerfulUser(context, user.id)
    resetAccount(context, user)
    return true
  },

  'DashUser.forgotPassword'(context) {
    const email = context.body.email.toLowerCase()
    const attempt = { kind: 'mail', account: email, address: context.address } as const
    refuseTooMany(context, attempt)
    countAttempt(context, attempt)
    const user = context.store
      .table('DashUser')
      .find()
      .find((one) => one.email.toLowerCase() === email)
    // Somebody who never showed that the address is theirs has to ask an administrator.
    if (!user?.emailVerified) return false
    mailNewPassword(context, user)
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
    const [first, ...others] = [...store.table('DashRoleMapping').by('principalId', user.id)]
    const without = (mappings: readonly Row<'DashRoleMapping'>[]) =>
      deleteRows(
        context,
        'DashRoleMapping',
        mappings.map(({ id }) => id),
      )
    if (first) {
      // Nobody has a role twice, and the others stay where the change is refused.
      without(others.filter(({ roleId }) => roleId === role.id))
      const mapping = patchRow(context, 'DashRoleMapping', first.id, { roleId: role.id })
      without(others)
      return mapping
    }
    return createRow(context, 'DashRoleMapping', { principalType: 'USER', principalId: user.id, roleId: role.id })
  },

  'DashUser.deleteRoleMapping'(context) {
    const { id } = visibleRow(context, 'DashUser', context.params.id)
    const mappings = context.store.table('DashRoleMapping').by('principalId', id)
    // The first counts, so that it goes last.
    const ids = mappings.map(({ id: mappingId }) => mappingId).reverse()
    deleteRows(context, 'DashRoleMapping', ids)
    return noContent()
  },
} satisfies Handlers
