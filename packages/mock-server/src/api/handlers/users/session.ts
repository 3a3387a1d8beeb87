import { permissionGiving } from '@lineboard/contract/permission-ids'
import { mayActAs } from '@lineboard/contract/permissions'
import { rightsOf } from '../../../domain/access/rights-of.ts'
import { claimPayments } from '../../../domain/billing/cards/unclaimed.ts'
import { countAttempt, forgetAttempts, refuseTooMany } from '../../../domain/users/attempts.ts'
import { hasSecondFactor, takeResetNews, useCode } from '../../../domain/users/second-factor.ts'
import { hashKey } from '../../../domain/users/secrets.ts'
import { createToken, endToken, toSession } from '../../../domain/users/session-tokens.ts'
import { checkPassword } from '../../../domain/users/user-rules.ts'
import { forbidden, LoopbackError, notFound } from '../../../ground/errors.ts'
import type { Row } from '../../../store/rows/internal-rows.ts'
import type { Store } from '../../../store/rows/types.ts'
import type { Handlers } from '../../context/context.ts'
import { noContent } from '../../context/context.ts'

function userNamed(store: Store, username: string): Row<'DashUser'> | undefined {
  const users = store.table('DashUser')
  return users.by('username', username)[0] ?? users.by('email', username.toLowerCase())[0]
}

/** Signing in and out, impersonation and permission checks. */
export const sessionHandlers = {
  'DashUser.authenticate'(context) {
    const { body, store, now, identify, address, world } = context
    const user = userNamed(store, body.username)
    // Of the account, however it was named.
    const attempt = { kind: 'sign-in', account: user?.username ?? body.username, address } as const
    // Who looks after the account wants to see attempts that failed as well.
    if (user) identify(user.id)
    refuseTooMany(context, attempt)
    if (!user || !checkPassword(store, now(), user.id, body.password)) {
      countAttempt(context, attempt)
      throw new LoopbackError(401, 'login failed', { code: 'LOGIN_FAILED' })
    }
    if (!user.emailVerified) {
      throw new LoopbackError(401, 'login failed as the email has not been verified', {
        code: 'LOGIN_FAILED_EMAIL_NOT_VERIFIED',
      })
    }
    const needsCode = hasSecondFactor(store, user.id)
    if (needsCode) {
      if (body.code === undefined)
        throw new LoopbackError(401, 'login failed as a code is required', { code: 'LOGIN_CODE_REQUIRED' })
      if (!useCode(store, now(), user.id, body.code)) {
        countAttempt(context, attempt)
        throw new LoopbackError(401, 'login failed as the code is wrong', { code: 'LOGIN_CODE_INVALID' })
      }
    }
    forgetAttempts(context, attempt)
    store.table('DashUser').patch(user.id, { lastLoginAt: now().toISOString() })
    if (claimPayments({ store, now }, user) > 0) world.commit()
    const isSecondFactorReset = takeResetNews(store, user.id)
    return {
      ...toSession(createToken(store, now(), user.id, needsCode ? { codeGivenAt: now().toISOString() } : {})),
      ...(isSecondFactorReset && { isSecondFactorReset }),
    }
  },

  'DashUser.logout'({ principal, store }) {
    endToken(store, principal.tokenId ?? '')
    return noContent()
  },

  'DashUser.impersonate'(context) {
    const { body, principal, store } = context
    const user = store.table('DashUser').get(body.user_id)
    if (!user) throw notFound('DashUser', body.user_id)
    const isSelf = user.id === principal.userId
    if (isSelf || !mayActAs(principal, rightsOf(store, user))) throw forbidden()
    context.touched('DashUser', user, user)
    const { userId: createdBy, tokenId: createdWith } = principal
    return toSession(createToken(store, context.now(), user.id, { createdBy, createdWith }))
  },

  'DashUser.deimpersonate'({ body, principal, store }) {
    const token = store.table('AccessToken').get(hashKey(body.token_id))
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
    return { allowed, isSuperAdmin, permission: permissionGiving[permission] }
  },
} satisfies Handlers
