import { forbidden, LoopbackError, notFound } from '../errors/loopback-error.ts'
import { claimPayments } from '../payments/unclaimed.ts'
import { isPassword } from '../session/passwords.ts'
import { createToken, toSession } from '../session/tokens.ts'
import type { Row } from '../store/models.ts'
import type { Store } from '../store/types.ts'
import { noContent } from './answers.ts'
import type { Context, Handlers } from './types.ts'

const permissionNames = { deny: 'DENY', readonly: 'READONLY', all: 'PERMITALL' } as const

function userNamed(store: Store, username: string): Row<'DashUser'> | undefined {
  const users = store.table('DashUser')
  return users.by('username', username)[0] ?? users.by('email', username.toLowerCase())[0]
}

function mayImpersonate({ principal }: Context, user: Row<'DashUser'>): boolean {
  if (principal.isSuperAdmin) return true
  return principal.principalType !== 'USER' && user.customerId === principal.customerId && user.id !== 1
}

/** Signing in and out, impersonation and permission checks. */
export const sessionHandlers = {
  'DashUser.authenticate'({ body, store, now, identify, world }) {
    const user = userNamed(store, body.username)
    // Who looks after the account wants to see attempts that failed as well.
    if (user) identify(user.id)
    if (!user || !isPassword(body.password, store.table('Credential').get(user.id)?.hash)) {
      throw new LoopbackError(401, 'login failed', { code: 'LOGIN_FAILED' })
    }
    if (!user.emailVerified) {
      throw new LoopbackError(401, 'login failed as the email has not been verified', {
        code: 'LOGIN_FAILED_EMAIL_NOT_VERIFIED',
      })
    }
    store.table('DashUser').patch(user.id, { lastLoginAt: now().toISOString() })
    if (claimPayments({ store, now }, user) > 0) world.commit()
    return toSession(createToken(store, now(), user.id))
  },

  'DashUser.logout'({ principal, store }) {
    store.table('AccessToken').delete(principal.tokenId ?? '')
    return noContent()
  },

  'DashUser.impersonate'(context) {
    const { body, principal, store } = context
    const user = store.table('DashUser').get(body.user_id)
    if (!user) throw notFound('DashUser', body.user_id)
    if (!mayImpersonate(context, user)) throw forbidden()
    return toSession(
      createToken(store, context.now(), user.id, { createdBy: principal.impersonatedBy ?? principal.userId }),
    )
  },

  'DashUser.deimpersonate'({ body, principal, store }) {
    const token = store.table('AccessToken').get(body.token_id)
    if (token?.createdBy === undefined) throw notFound('AccessToken', body.token_id)
    const isOwn = token.id === principal.tokenId || token.createdBy === principal.userId
    if (!isOwn && !principal.isSuperAdmin) throw forbidden()
    store.table('AccessToken').delete(token.id)
    return true
  },

  'DashUser.canI'({ body, principal }) {
    const { isSuperAdmin, sections, principalType } = principal
    if (!body.section) return { allowed: isSuperAdmin || principalType !== 'USER', isSuperAdmin }
    const permission = isSuperAdmin ? 'all' : (sections.get(body.section) ?? 'deny')
    const allowed = body.kind === 'writeable' ? permission === 'all' : permission !== 'deny'
    return { allowed, isSuperAdmin, permission: permissionNames[permission] }
  },
} satisfies Handlers
