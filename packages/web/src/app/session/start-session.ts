import { errorAction, LineboardError, type UnauthorizedError } from '@lineboard/sdk'
import { type Reported, setErrorHandler } from '../../data/report-error.ts'
import { failureText } from '../../lib/errors/failure-text.ts'
import { placeAt } from '../../places/place-at.ts'
import { activeToken } from '../../state/session.ts'
import { type Authenticated, setSessionHandlers } from '../../state/session-events.ts'
import { publishSession } from '../../state/session-store.ts'
import { toast } from '../../state/toasts.ts'
import { presentAddress, takeKept, watchKept } from './kept-session.ts'
import type { CallAnswer, SessionEvent } from './machine/session-event.ts'
import { initialState } from './machine/session-state.ts'
import { createSession, refusalOf, sessionEffects } from './session-effects.ts'

let send: ((event: SessionEvent) => void) | undefined

/** Tells the session what happened. */
export function sendSession(event: SessionEvent): void {
  if (!send) throw new Error('sendSession() was used before startSession()')
  send(event)
}

let lastId = 0

/** Callers that wait to be told what the machine decides, by the number they wait under. */
const calls = new Map<number, (answer: CallAnswer) => void>()
const signIns = new Map<number, (error: unknown) => void>()

function answer<Value>(waiting: Map<number, (value: Value) => void>, id: number, value: Value): void {
  waiting.get(id)?.(value)
  waiting.delete(id)
}

/** Errors of calls that failed with their session, which is dealt with as a whole. */
const ofEndedSession = new WeakSet<object>()

/** What the client asks when a call was refused with a 401: true has it make the call once more. */
export async function renewSession(error: UnauthorizedError, sentWith: string | undefined): Promise<boolean> {
  const action = errorAction(error).session
  // A refused sign-in is its screen's own.
  if (action === 'keep') return false
  const id = ++lastId
  const answered = new Promise<CallAnswer>((resolve) => calls.set(id, resolve))
  sendSession({ type: 'callRefused', id, verdict: action === 'logout' ? 'ended' : 'unclear', sentWith })
  const decided = await answered
  if (decided === 'over') ofEndedSession.add(error)
  return decided === 'again'
}

async function signIn({ token, rememberAs }: Authenticated): Promise<void> {
  const id = ++lastId
  const answered = new Promise<unknown>((resolve) => signIns.set(id, resolve))
  sendSession({ type: 'authenticated', id, token, rememberAs })
  const error = await answered
  if (error !== undefined) throw error
}

const isPublicPath = () => placeAt(location.pathname)?.guard !== 'session'

/** What a failed call does: to the session if it is about that, else it says so. */
function handleError(error: unknown, { isShown = false, isRead = false }: Reported = {}): void {
  if (!(error instanceof LineboardError)) console.error(error)
  if (error instanceof Error && ofEndedSession.has(error)) return
  const action = errorAction(error, { isPublicPath: isPublicPath() })
  const reason = refusalOf(error)
  if (action.session === 'first-section') sendSession({ type: 'notPermitted' })
  else if (action.session === 'keep') {
    const { severity } = action
    if (severity && !isShown) void failureText(error, isRead).then((text) => text && toast({ severity, text }))
  } else if (reason) sendSession({ type: 'refused', reason })
  // A call that was made once more, and whose client asks no further.
  else sendSession({ type: 'callRefused', id: 0, verdict: 'ended', sentWith: activeToken()?.id })
}

function handleRejection(event: PromiseRejectionEvent): void {
  if (!(event.reason instanceof LineboardError)) return
  event.preventDefault()
  handleError(event.reason)
}

/** Starts the session of this page: it follows failed calls, screens and other tabs until the function it answers is called. */
export function startSession(): () => void {
  send = createSession(initialState(takeKept()), {
    moment: () => ({ nowMs: Date.now(), address: presentAddress() }),
    perform: sessionEffects({
      answerCall: (id, answered) => answer(calls, id, answered),
      answerSignIn: (id, error) => answer(signIns, id, error),
    }),
    publish: publishSession,
  })
  setSessionHandlers({
    signIn,
    impersonate: (impersonation, opens) => sendSession({ type: 'impersonated', impersonation, opens }),
    changeUser: (user) => sendSession({ type: 'userChanged', user }),
  })
  setErrorHandler(handleError)
  addEventListener('unhandledrejection', handleRejection)
  const unwatch = watchKept((kept, isCleared) => sendSession({ type: 'tokensChanged', kept, isCleared }))
  sendSession({ type: 'opened' })
  return () => {
    removeEventListener('unhandledrejection', handleRejection)
    unwatch()
  }
}
