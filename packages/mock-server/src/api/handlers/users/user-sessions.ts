import { refuseMorePowerfulUser } from '../../../domain/access/reach.ts'
import { endToken, expiryOf, sessionsOf } from '../../../domain/users/session-tokens.ts'
import type { Row } from '../../../store/rows/internal-rows.ts'
import type { Context, Handlers } from '../../context/context.ts'
import { visibleRow } from '../../crud/include.ts'

/** Sessions of the user that a call names: the own ones, or those of somebody whom the principal may change. */
function namedSessions(context: Context<'DashUser.findSessions' | 'DashUser.endSessions' | 'DashUser.endSession'>) {
  const { params, principal, store, now } = context
  const user = visibleRow(context, 'DashUser', params.id)
  if (user.id !== principal.userId) refuseMorePowerfulUser(context, user.id)
  return { user, sessions: sessionsOf(store, now(), user.id) }
}

/** Ends sessions, and says in the audit log whose they were. */
function end(context: Context, user: Row<'DashUser'>, sessions: readonly Row<'AccessToken'>[]) {
  context.touched('DashUser', user, user)
  for (const { id } of sessions) endToken(context.store, id)
  return { count: sessions.length }
}

/** Where a user is signed in. */
export const userSessionHandlers = {
  'DashUser.findSessions'(context) {
    return namedSessions(context).sessions.flatMap((token) => {
      const { id, name, created, lastSeenAt = created, address, userAgent } = token
      if (name === undefined) return []
      return {
        id: name,
        createdAt: created,
        lastSeenAt,
        expiresAt: expiryOf(token).toISOString(),
        ...(address && { address }),
        ...(userAgent && { userAgent }),
        isCurrent: id === context.principal.tokenId,
      }
    })
  },

  'DashUser.endSessions'(context) {
    const { user, sessions } = namedSessions(context)
    return end(
      context,
      user,
      sessions.filter(({ id }) => id !== context.principal.tokenId),
    )
  },

  'DashUser.endSession'(context) {
    const { user, sessions } = namedSessions(context)
    return end(
      context,
      user,
      sessions.filter(({ name }) => name === context.params.sessionId),
    )
  },
} satisfies Handlers
