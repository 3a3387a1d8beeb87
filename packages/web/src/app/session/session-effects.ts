import {
  ApiError,
  createLineboard,
  errorAction,
  ForbiddenError,
  isTemporary,
  type Lineboard,
  UnauthorizedError,
} from '@lineboard/sdk'
import { withBase } from '../../browser/address.ts'
import { navigate } from '../../browser/navigate.ts'
import { clientOptions } from '../../data/client.ts'
import { failureText } from '../../lib/errors/failure-text.ts'
import { hrefOf } from '../../places/href.ts'
import { finishPersonalState, forgetPersonalState, mustFinish, sendPersonalState } from '../../state/personal-state.ts'
import { session } from '../../state/session.ts'
import type { SessionToken } from '../../state/session-store.ts'
import { toast } from '../../state/toasts.ts'
import { signedIn } from '../router/page-loader.ts'
import {
  clearKept,
  forgetImpersonation,
  forgetKept,
  forgetToken,
  keepActedFrom,
  keepEnded,
  keepGoingBack,
  keepImpersonation,
  keepNews,
  keepReturnTo,
  keepSession,
  keepToken,
  keptTokens,
  rememberUsername,
  takeActedFrom,
} from './kept-session.ts'
import type { CallAnswer, Moment, SessionEffect, SessionEvent } from './machine/session-event.ts'
import type { SessionState } from './machine/session-state.ts'
import { transition } from './machine/session-transition.ts'

/** Goes back to where acting as another person was begun in this tab; anywhere else the page is loaded anew. */
function openActedFrom(): void {
  const address = takeActedFrom()
  const to = new URL(address === undefined ? location.href : withBase(address), location.origin)
  const isHere = to.pathname === location.pathname && to.search === location.search
  location.replace(to)
  // What differs in its fragment alone loads nothing.
  if (isHere) location.reload()
}

/** Does what an effect asks for; what becomes of it may come later, as an event. It never rejects. */
type PerformSession = (effect: SessionEffect) => Promise<SessionEvent> | undefined

interface SessionOutlets {
  moment: () => Moment
  perform: PerformSession
  publish: (state: SessionState) => void
}

/** Runs the machine: keeps its state, publishes it, has its effects done, and feeds what becomes of them back. */
export function createSession(initial: SessionState, { moment, perform, publish }: SessionOutlets) {
  let current = initial
  publish(current)
  return function send(event: SessionEvent): void {
    const { state, effects } = transition(current, event, moment())
    if (state !== current) {
      current = state
      publish(state)
    }
    for (const effect of effects) void perform(effect)?.then(send)
  }
}

/** What a session carries that ends. */
interface Ended {
  tokenId: string | undefined
  impersonationTokenId: string | undefined
}

const fetchKept = (request: Request, init?: RequestInit) => fetch(request, { ...init, keepalive: true })

/**
 * Tells the server that somebody has signed out, behind the page that has done so already, and beyond it where the tab is closed. Says so where the
 * server could not be told; it never rejects.
 */
async function revokeTokens({ tokenId, impersonationTokenId }: Ended): Promise<void> {
  const client = createLineboard({
    ...clientOptions(),
    // The page's own have gone with the session.
    tokens: { token: () => tokenId, impersonationToken: () => impersonationTokenId },
    renewSession: async () => false,
    fetch: fetchKept,
  })
  try {
    await client.DashUser.logout({})
  } catch (error) {
    // Who signs out of a session that is over already has what was asked for.
    if (!(error instanceof UnauthorizedError)) toast({ severity: 'error', text: await failureText(error) })
  }
}

/** Why the session's own user could not be read. */
function userFailure(error: unknown) {
  // The server, or the way to it, is down: nothing about the session itself is known then.
  if (isTemporary(error)) return 'unreachable'
  return error instanceof UnauthorizedError ? 'expired' : (refusalOf(error) ?? 'unreadable-user')
}

/** Why an answer other than a 401 ends the session; undefined where it does not. */
export function refusalOf(error: unknown): 'forbidden' | 'unknown-account' | undefined {
  if (error instanceof UnauthorizedError || errorAction(error).session !== 'logout') return undefined
  return error instanceof ForbiddenError ? 'forbidden' : 'unknown-account'
}

/** How long to wait before asking a server again that could not be reached, in milliseconds. */
const retryMs = 5000

/** How long the good news stays before the page is loaded anew, in milliseconds. */
const returnMs = 500

/** A timer that answers with an event, and starts anew with each call. */
function timer(ms: number, event: SessionEvent): () => Promise<SessionEvent> {
  let running: ReturnType<typeof setTimeout> | undefined
  return () => {
    clearTimeout(running)
    return new Promise((resolve) => {
      running = setTimeout(() => resolve(event), ms)
    })
  }
}

/** A client of the same session whose refused calls are not asked about: it is what finds out about the session. */
const sessionApi = (): Lineboard => createLineboard({ ...clientOptions(), renewSession: async () => false })

async function loadUser(token: SessionToken): Promise<SessionEvent> {
  const { id: tokenId, userId } = token
  try {
    // What can't be brought the screens say themselves.
    const brought = signedIn.load().catch(() => undefined)
    const user = await sessionApi().DashUser.findById({ id: userId })
    await brought
    return { type: 'userLoaded', tokenId, user }
  } catch (error) {
    return { type: 'userFailed', tokenId, reason: userFailure(error), error }
  }
}

/** Everybody may read the own user, so a refusal says that the session has ended. */
async function verify(token: SessionToken): Promise<SessionEvent> {
  const tokenId = token.id
  try {
    const user = await sessionApi().DashUser.findById({ id: token.userId })
    return { type: 'verified', tokenId, isKnown: true, user }
  } catch (error) {
    return { type: 'verified', tokenId, isKnown: error instanceof UnauthorizedError ? false : undefined }
  }
}

/** How long signing out waits for what could still be taken back, in milliseconds. What has not ended by then is sent, and nobody waits for it. */
const finishMs = 2000

/** Nobody waits for the server: it is told behind the page. */
async function signOut(): Promise<SessionEvent> {
  const ended = { tokenId: session.token?.id, impersonationTokenId: session.impersonation?.token?.id }
  // A page sends no more than so much behind itself.
  const later = new Promise((resolve) => setTimeout(resolve, finishMs))
  await Promise.race([finishPersonalState(), ...(mustFinish() ? [] : [later])])
  sendPersonalState()
  void revokeTokens(ended)
  return { type: 'signedOut' }
}

async function deimpersonate(tokenId: string): Promise<SessionEvent> {
  try {
    // As the person one acts as, who did it.
    await finishPersonalState()
    await sessionApi().DashUser.deimpersonate({ body: { token_id: tokenId } })
    return { type: 'deimpersonated' }
  } catch (error) {
    return { type: 'deimpersonateFailed', isOver: error instanceof UnauthorizedError }
  }
}

async function resume({ id, token, userId }: Extract<SessionEffect, { type: 'resume' }>): Promise<SessionEvent> {
  try {
    // By the token just answered: the session of the page has none until it goes on.
    const calls = createLineboard({
      ...clientOptions(),
      tokens: { token: () => token.id },
      renewSession: async () => false,
    })
    const impersonation = await calls.DashUser.impersonate({ body: { user_id: userId } })
    return { type: 'resumed', id, token, impersonation }
  } catch (error) {
    return { type: 'resumeFailed', id, token, isRefused: error instanceof ApiError && !isTemporary(error), error }
  }
}

interface Replies {
  answerCall: (id: number, answer: CallAnswer) => void
  answerSignIn: (id: number, error: unknown) => void
}

/** Makes what does the effects of a session: storage, calls, navigation. */
export function sessionEffects({ answerCall, answerSignIn }: Replies): PerformSession {
  const retryLater = timer(retryMs, { type: 'retry' })
  const returnLater = timer(returnMs, { type: 'returned' })
  return (effect) => {
    switch (effect.type) {
      case 'loadUser':
        return loadUser(effect.token)
      case 'retryLater':
        return retryLater()
      case 'verify':
        return verify(effect.token)
      case 'answerCalls':
        for (const id of effect.ids) answerCall(id, effect.answer)
        return
      case 'answerSignIn':
        return void answerSignIn(effect.id, effect.error)
      case 'keepSession':
        return void keepSession(effect.token, effect.impersonation)
      case 'keepGoingBack':
        return void keepGoingBack(effect.to)
      case 'keepToken':
        return void keepToken(effect.token)
      case 'forgetToken':
        return void forgetToken(effect.tokenId, effect.actingBy)
      case 'keepImpersonation':
        return void keepImpersonation(effect.impersonation)
      case 'forgetImpersonation':
        return void forgetImpersonation(effect.tokenId)
      case 'forgetKept':
        return void forgetKept(effect.tokenId)
      case 'clearKept':
        return void clearKept()
      case 'readKept':
        return Promise.resolve({ type: 'tokensChanged', kept: keptTokens(), isCleared: false })
      case 'rememberUsername':
        return void rememberUsername(effect.username)
      case 'keepReturnTo':
        return void keepReturnTo(effect.address)
      case 'keepActedFrom':
        return void keepActedFrom(effect.address)
      case 'keepEnded':
        return void keepEnded(effect.isEnded)
      case 'keepNews':
        return void keepNews(effect.news)
      case 'applySettings':
        return void signedIn.peek()?.applySettings(effect.user)
      case 'forgetPerson':
        return void forgetPersonalState()
      case 'showSignIn':
        return void navigate(hrefOf('login'), { replace: true })
      case 'openFirstSection': {
        const address = session.access && signedIn.peek()?.firstScreen(session.access)
        return void (address && navigate(address))
      }
      case 'openHome':
        return void location.assign(withBase(effect.address ?? hrefOf('dashboard')))
      case 'openActedFrom':
        return void openActedFrom()
      case 'reload':
        return void location.reload()
      case 'signOut':
        return signOut()
      case 'deimpersonate':
        return deimpersonate(effect.tokenId)
      case 'returnLater':
        return returnLater()
      case 'resume':
        return resume(effect)
    }
  }
}
