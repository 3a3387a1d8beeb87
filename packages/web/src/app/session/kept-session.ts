import { withoutBase } from '../../browser/address.ts'
import { clearStored, removeAllStored } from '../../browser/clear-storage.ts'
import {
  onStoredElsewhere,
  readStored,
  readStoredJson,
  readTab,
  readTabJson,
  writeStored,
  writeTab,
} from '../../browser/storage.ts'
import { placeAt } from '../../places/place-at.ts'
import { rememberedUsername, usernameKey } from '../../state/remembered-username.ts'
import type { LiveImpersonation, SessionNews, SessionToken } from '../../state/session-store.ts'
import { activeTokenOf, type Kept, type OwnSession, type Tokens } from './machine/session-state.ts'

/** Whether signing in may lead to an address: a path of this app itself, to a screen that needs a session. */
export function isReturnAddress(address: string): boolean {
  // Browsers read a backslash as a slash, and two of them as another host.
  if (!/^\/(?![/\\])/.test(address)) return false
  if (!URL.canParse(address, location.origin)) return false
  const { origin, pathname } = new URL(address, location.origin)
  return origin === location.origin && placeAt(pathname)?.guard === 'session'
}

/** The address of the page, where it is one that needs a session. */
export function presentAddress(): string | undefined {
  const { pathname, search, hash } = location
  const address = `${withoutBase(pathname)}${search}${hash}`
  return isReturnAddress(address) ? address : undefined
}

const TOKEN = 'token'
const IMPERSONATION_TOKEN = 'impersonationToken'
const IMPERSONATOR = 'impersonator'
const IMPERSONATOR_USERNAME = 'impersonatorUsername'
const INCOGNITO_AVATAR = 'incognitoAvatar'
const RETURN_TO = 'returnTo'
const GOING_BACK = 'goingBack'
const ACTED_FROM = 'actedFrom'
const NEWS = 'sessionNews'
const ENDED = 'sessionEnded'

const isToken = (value: unknown): value is SessionToken =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && value.id !== ''

function readToken(key: 'token' | 'impersonationToken'): SessionToken | undefined {
  const stored = readStoredJson(key)
  return isToken(stored) ? stored : undefined
}

/** Goes back to the own session, where the page before was about to: no impersonation is left of it, whoever ended it. */
function finishGoingBack(): void {
  const stored = readTabJson(GOING_BACK)
  keepGoingBack(undefined)
  if (typeof stored !== 'object' || stored === null || !('token' in stored && 'actingBy' in stored)) return
  const { token, actingBy } = stored
  if (isToken(token)) keepToken(token)
  if (typeof actingBy === 'string') forgetImpersonation(actingBy)
}

/** The tokens that this browser keeps for all tabs. */
export function keptTokens(): Tokens {
  const token = readToken(IMPERSONATION_TOKEN)
  const impersonator = readStored(IMPERSONATOR) ?? ''
  return {
    token: readToken(TOKEN),
    impersonation: token && {
      token,
      impersonator,
      impersonatorUsername: readStored(IMPERSONATOR_USERNAME),
      incognitoAvatar: readStored(INCOGNITO_AVATAR),
    },
  }
}

/** What is said after a reload. */
const lasting: readonly SessionNews[] = [
  'impersonation-over',
  'impersonation-not-resumed',
  'impersonation-expired',
  'impersonation-forbidden',
  'impersonation-unknown-account',
  'impersonation-unreadable-user',
]

/** What a page finds when it is opened. What is left to be said is found once, and why nobody is signed in. */
export function takeKept(): Kept {
  const [left, address] = [readTab(NEWS), readTab(RETURN_TO)]
  const isEnded = readTab(ENDED) !== undefined
  finishGoingBack()
  keepNews(undefined)
  keepEnded(false)
  return {
    ...keptTokens(),
    news: lasting.find((each) => each === left),
    signOutReason: isEnded ? 'expired' : undefined,
    returnTo: address !== undefined && isReturnAddress(address) ? address : undefined,
  }
}

export const keepNews = (said: SessionNews | undefined): void => writeTab(NEWS, said)

/** Keeps for a reload that the session is over, and the password is asked for. */
export const keepEnded = (isEnded: boolean): void => writeTab(ENDED, isEnded ? 'yes' : undefined)

export const keepReturnTo = (address: string | undefined): void => writeTab(RETURN_TO, address)

export const keepActedFrom = (address: string | undefined): void => writeTab(ACTED_FROM, address)

/** Where acting as another person was begun in this tab, which is found once. */
export function takeActedFrom(): string | undefined {
  const address = readTab(ACTED_FROM)
  keepActedFrom(undefined)
  return address !== undefined && isReturnAddress(address) ? address : undefined
}

export const rememberUsername = (username: string | undefined): void => writeStored(usernameKey, username)

function removeImpersonation(): void {
  writeStored(IMPERSONATOR, undefined)
  writeStored(IMPERSONATOR_USERNAME, undefined)
  writeStored(INCOGNITO_AVATAR, undefined)
  // The last, for other tabs listen for it.
  writeStored(IMPERSONATION_TOKEN, undefined)
}

/** Keeps a session that has begun. The own token comes last, so that no other tab takes it for the whole of it. */
export function keepSession(token: SessionToken, impersonation?: LiveImpersonation): void {
  if (impersonation) keepImpersonation(impersonation)
  else removeImpersonation()
  writeStored(TOKEN, JSON.stringify(token))
}

export function keepImpersonation(impersonation: LiveImpersonation): void {
  writeStored(IMPERSONATOR, impersonation.impersonator)
  writeStored(IMPERSONATOR_USERNAME, impersonation.impersonatorUsername)
  writeStored(INCOGNITO_AVATAR, impersonation.incognitoAvatar)
  writeStored(IMPERSONATION_TOKEN, JSON.stringify(impersonation.token))
}

/**
 * Keeps that the page of this tab that comes next is of who goes back to the own session: a tab that is refused as whom it acts, which has just
 * ended, takes both tokens away, and may do so until that page is there.
 */
export const keepGoingBack = (to: OwnSession | undefined): void => writeTab(GOING_BACK, to && JSON.stringify(to))

/** Keeps the own token again, unless another tab has put another one there. */
export function keepToken(token: SessionToken): void {
  if (!readToken(TOKEN)) writeStored(TOKEN, JSON.stringify(token))
}

/** Removes the own token, unless another tab has put another one there, or acts no longer by the impersonation token that is over. */
export function forgetToken(tokenId: string, actingBy?: string): void {
  const { token, impersonation } = keptTokens()
  const isActing = actingBy === undefined || impersonation?.token?.id === actingBy
  if (token?.id === tokenId && isActing) writeStored(TOKEN, undefined)
}

/** Ends an impersonation, unless another tab has begun another one. */
export function forgetImpersonation(tokenId: string): void {
  if (readToken(IMPERSONATION_TOKEN)?.id === tokenId) removeImpersonation()
}

// Who signs out while a payment is not answered must not be charged again after signing in; how calls sounded stays in the call log; whoever signs in
// next can read what the one before could.
const outliving = ['orders', 'heardCalls', 'language', 'dismissedZoneRules'] as const

function clearWith(clear: () => void): void {
  const username = rememberedUsername()
  const kept = outliving.map((key) => [key, readStored(key)] as const)
  clear()
  if (username) rememberUsername(username)
  for (const [key, text] of kept) if (text) writeStored(key, text)
}

/** Removes all but the remembered name and what outlives signing out, a key at a time, unless another tab has begun another session. */
export function forgetKept(tokenId: string | undefined): void {
  const kept = activeTokenOf(keptTokens())
  if (!kept || kept.id === tokenId) clearWith(removeAllStored)
}

/** Clears all but the remembered name and what outlives signing out at once: other tabs know by it that somebody signed out. */
export const clearKept = (): void => clearWith(clearStored)

/** Tells when another tab changes the kept tokens, until the function it answers is called. */
export const watchKept = (listener: (kept: Tokens, isCleared: boolean) => void): (() => void) =>
  onStoredElsewhere((key) => {
    const isCleared = key === null
    if (isCleared || key === TOKEN || key === IMPERSONATION_TOKEN) listener(keptTokens(), isCleared)
  })
