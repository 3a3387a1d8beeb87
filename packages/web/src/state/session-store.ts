import type { components } from '@lineboard/contract'
import { type Access, accessOf } from '@lineboard/sdk'
import { proxy, ref } from 'valtio'

export type SessionToken = components['schemas']['Session']
export type User = components['schemas']['DashUser']

/** Acting as another user: the token for it goes before the session token on every request. */
export interface Impersonation {
  /** Undefined while the session is over and the password is asked for. */
  token: SessionToken | undefined
  /** Name of who really acts. */
  impersonator: string
  /** What that person signs in with; undefined where it is not known. */
  impersonatorUsername?: string | undefined
  /** Picture of who acts as another person, as a data URL. */
  incognitoAvatar?: string | undefined
}

/** Acting as another user that the server knows of. */
export type LiveImpersonation = Impersonation & { token: SessionToken }

/**
 * Where a session stands. `expired`: the page stays and asks for the password. `leaving`: the page is about to be loaded
 * anew, as somebody else or without an impersonation; until then its calls carry the tokens it had.
 */
export type SessionStatus =
  | 'checking'
  | 'unreachable'
  | 'signed-out'
  | 'signing-in'
  | 'signed-in'
  | 'expired'
  | 'leaving'

/** Why a session ended, for the sign-in page to say. */
export type SignOutReason = 'expired' | 'forbidden' | 'unknown-account' | 'unreadable-user' | 'elsewhere'

/** What else happened to the session, to be said over the page. */
export type SessionNews =
  | 'not-permitted'
  | 'link-refused'
  | 'impersonation-ended'
  | 'impersonation-not-ended'
  | 'impersonation-over'
  | 'impersonation-not-resumed'
  | 'impersonation-expired'
  | 'impersonation-forbidden'
  | 'impersonation-unknown-account'
  | 'impersonation-unreadable-user'

/** What is published of the session. */
export interface PublishedSession {
  status: SessionStatus
  token: SessionToken | undefined
  impersonation: Impersonation | undefined
  user: User | undefined
  signOutReason: SignOutReason | undefined
  news: SessionNews | undefined
  /** Address of the app that a signed-out person asked for, and is led to after signing in. */
  returnTo: string | undefined
}

/** The session on the screen: what is published, and what the user may see and do; there once the user is. */
export interface SessionView extends PublishedSession {
  access: Access | undefined
}

/** Holds the session for `session.ts` to read. Writing it is the session machine's alone, and of tests. */
export const sessionStore = proxy<SessionView>({
  status: 'checking',
  token: undefined,
  impersonation: undefined,
  user: undefined,
  access: undefined,
  signOutReason: undefined,
  news: undefined,
  returnTo: undefined,
})

/** The same object for as long as it says the same: a list is drawn anew when what may be done with its rows has changed. */
function accessFor(user: User, isActing: boolean): Access {
  const means = isActing ? 'impersonation' : 'session'
  const { user: known, access } = sessionStore
  if (user === known && access?.means === means) return access
  const next = accessOf(user, user.DashRoleMapping?.[0]?.DashRole?.GuiVisibilities ?? [], means)
  return access && JSON.stringify(next) === JSON.stringify(access) ? access : ref(next)
}

/** Publishes a session; what the user may see follows from the user. */
export function publishSession(published: PublishedSession): void {
  const { status, token, impersonation, user, signOutReason, news, returnTo } = published
  Object.assign(sessionStore, {
    status,
    token: token && ref(token),
    impersonation: impersonation && ref(impersonation),
    access: user && accessFor(user, impersonation !== undefined),
    user: user && ref(user),
    signOutReason,
    news,
    returnTo,
  } satisfies SessionView)
}
