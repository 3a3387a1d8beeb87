import type { LiveImpersonation, SessionToken, User } from './session-store.ts'

/** A person who has just given name and password, and the token that was answered. */
export interface Authenticated {
  token: SessionToken
  /** Name to keep for the next sign-in; undefined forgets the one that is kept. */
  rememberAs: string | undefined
}

/** What the app does when a screen has something to say to the session. */
export interface SessionHandlers {
  signIn(authenticated: Authenticated): Promise<void>
  impersonate(impersonation: LiveImpersonation, opens: string | undefined): void
  changeUser(user: User): void
}

let handlers: SessionHandlers | undefined

/** Connects screens with the session; called once at start-up. */
export function setSessionHandlers(next: SessionHandlers): void {
  handlers = next
}

function connected(): SessionHandlers {
  if (!handlers) throw new Error('The session was used before it was started')
  return handlers
}

/** Goes on with what signing in answered. Resolves once the user is there; throws what the failed call threw, and nobody is signed in then. */
export const signInWith = (authenticated: Authenticated): Promise<void> => connected().signIn(authenticated)

/** Acts as another user from now on; the app starts anew, at `opens` or the dashboard. */
export const impersonateWith = (impersonation: LiveImpersonation, opens?: string): void =>
  connected().impersonate(impersonation, opens)

/** Puts new facts about the signed-in user on the screen; one about anybody else changes nothing. */
export const changeUser = (user: User): void => connected().changeUser(user)
