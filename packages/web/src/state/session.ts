import type { components } from '@lineboard/contract'
import { type Access, accessOf, isSessionAlive } from '@lineboard/sdk'
import { proxy, ref, useSnapshot } from 'valtio'
import { clearStored, readStored, readStoredJson, removeAllStored, writeStored } from '../browser/storage.ts'

export type SessionToken = components['schemas']['Session']
export type User = components['schemas']['DashUser']

const TOKEN = 'token'
const IMPERSONATION_TOKEN = 'impersonationToken'
const IMPERSONATOR = 'impersonator'
const INCOGNITO_AVATAR = 'incognitoAvatar'
const USERNAME = 'username'

interface SessionState {
  token: SessionToken | undefined
  /** Goes before the session token on every request. */
  impersonationToken: SessionToken | undefined
  /** Name of who acts as another person. */
  impersonator: string | undefined
  /** Picture of who acts as another person, as a data URL. */
  incognitoAvatar: string | undefined
  user: User | undefined
  /** What the user may see and do; there once the user is. */
  access: Access | undefined
}

const isToken = (value: unknown): value is SessionToken =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && value.id !== ''

function readToken(key: 'token' | 'impersonationToken'): SessionToken | undefined {
  const stored = readStoredJson(key)
  return isToken(stored) ? stored : undefined
}

/** Who is signed in. Tokens outlive the page, the user is read again at each start. */
export const session = proxy<SessionState>({
  token: readToken(TOKEN),
  impersonationToken: readToken(IMPERSONATION_TOKEN),
  impersonator: readStored(IMPERSONATOR),
  incognitoAvatar: readStored(INCOGNITO_AVATAR),
  user: undefined,
  access: undefined,
})

/** The session as a component sees it. */
export const useSession = () => useSnapshot(session)

/** The token that requests carry: the impersonation token where there is one. */
export const activeToken = (): SessionToken | undefined => session.impersonationToken ?? session.token

/** Whether there is a token that has not ended. */
export const hasSession = (nowMs = Date.now()): boolean => isSessionAlive(activeToken(), nowMs)

/** Keeps the token that signing in answered; undefined forgets it. */
export function setToken(token: SessionToken | undefined): void {
  session.token = token
  writeStored(TOKEN, token && JSON.stringify(token))
}

/** Acts as the token's user from now on; `impersonator` is who really does, with the picture for that. */
export function startImpersonation(token: SessionToken, impersonator: string, incognitoAvatar?: string): void {
  writeStored(IMPERSONATOR, impersonator)
  writeStored(INCOGNITO_AVATAR, incognitoAvatar)
  writeStored(IMPERSONATION_TOKEN, JSON.stringify(token))
  Object.assign(session, { impersonationToken: token, impersonator, incognitoAvatar })
}

/** Forgets whom one acts as; the session itself stays. */
export function endImpersonation(): void {
  writeStored(IMPERSONATOR, undefined)
  writeStored(INCOGNITO_AVATAR, undefined)
  writeStored(IMPERSONATION_TOKEN, undefined)
  Object.assign(session, { impersonationToken: undefined, impersonator: undefined, incognitoAvatar: undefined })
}

/** Sets the signed-in user, and with it what may be seen and done. */
export function setUser(user: User): void {
  const visibilities = user.DashRoleMapping?.[0]?.DashRole?.GuiVisibilities ?? []
  session.access = ref(accessOf(user, visibilities))
  session.user = ref(user)
}

/** Name typed at the last sign-in that asked to be remembered; empty without one. */
export const rememberedUsername = (): string => readStored(USERNAME) ?? ''

/** Keeps the name for the next sign-in; undefined forgets it. */
export const rememberUsername = (username: string | undefined): void => writeStored(USERNAME, username)

/** Forgets the session in this tab, and leaves what the browser keeps alone. */
export function forgetSession(): void {
  Object.assign(session, {
    token: undefined,
    impersonationToken: undefined,
    impersonator: undefined,
    incognitoAvatar: undefined,
    user: undefined,
    access: undefined,
  })
}

/**
 * Forgets the session and all this browser keeps but the remembered name. Other tabs follow a person who signs out; where
 * the session merely ended they ask before a form is lost.
 */
export function clearSession({ isSignOut = false } = {}): void {
  const username = readStored(USERNAME)
  if (isSignOut) clearStored()
  else removeAllStored()
  rememberUsername(username)
  forgetSession()
}

/** The tokens another tab left behind: kept ones, which this tab may not have yet. */
export interface KeptTokens {
  token: SessionToken | undefined
  impersonationToken: SessionToken | undefined
  /** Everything was cleared: somebody signed out. */
  isCleared: boolean
}

/** Tells when another tab changes the kept tokens, until the function it answers is called. */
export function watchOtherTabs(listener: (kept: KeptTokens) => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    // Clearing everything comes as an event without a key.
    const isCleared = key === null
    if (!isCleared && key !== TOKEN && key !== IMPERSONATION_TOKEN) return
    listener({ token: readToken(TOKEN), impersonationToken: readToken(IMPERSONATION_TOKEN), isCleared })
  }
  addEventListener('storage', handleStorage)
  return () => removeEventListener('storage', handleStorage)
}
