import { errorAction, UnauthorizedError } from '@lineboard/sdk'
import { proxy } from 'valtio'
import { api } from '../../data/client.ts'
import { loadCurrentUser } from '../../data/current-user.ts'
import { rememberedUsername, session, setToken } from '../../state/session.ts'
import { hasUnsaved } from '../../state/unsaved.ts'

/** Who is asked to sign in again over the page; undefined while nobody is. */
export const renewal = proxy<{ username: string | undefined }>({ username: undefined })

let asked: Promise<boolean> | undefined
let answer: ((isRenewed: boolean) => void) | undefined

/** Ends the question: the session goes on, or not. */
export function answerRenewal(isRenewed: boolean): void {
  answer?.(isRenewed)
  asked = undefined
  answer = undefined
  renewal.username = undefined
}

/**
 * Whether the session that has just ended goes on. Where nothing typed would be lost it does not. Otherwise the session
 * is cleared, but the page stays and asks for the password; whoever acts as another person has none to give.
 */
export async function renewSession(): Promise<boolean> {
  const { user, impersonationToken } = session
  if (!user || impersonationToken || !hasUnsaved()) return false
  asked ??= new Promise((resolve) => {
    answer = resolve
    setToken(undefined)
    renewal.username = user.username
  })
  return asked
}

let asking: Promise<boolean> | undefined

/**
 * Whether the server no longer knows the session. Many servers say the same of a session that has ended and of a section
 * that is not permitted, but everybody may read the own user.
 */
function hasEnded(userId: number): Promise<boolean> {
  asking ??= api()
    .DashUser.findById({ id: userId })
    .then(
      () => false,
      (error: unknown) => error instanceof UnauthorizedError,
    )
    .finally(() => {
      asking = undefined
    })
  return asking
}

const ofEndedSession = new WeakSet<object>()

/** Whether a call was refused because its session had ended, though the server did not say so. */
export const isOfEndedSession = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && ofEndedSession.has(error)

/** What the client asks when a call was refused: true has it make the call once more. */
export async function renewAfter(error: UnauthorizedError): Promise<boolean> {
  const { session: after } = errorAction(error)
  if (after === 'logout') return renewSession()
  const userId = session.user?.id
  // The question whether the session has ended is such a call itself.
  const isQuestion = error.operationId === 'DashUser.findById' && asking !== undefined
  if (after !== 'first-section' || userId === undefined || isQuestion || !(await hasEnded(userId))) return false
  ofEndedSession.add(error)
  return renewSession()
}

/** Signs the same person in again; throws what the failed call threw. */
export async function signInAgain(username: string, password: string): Promise<void> {
  const rememberedIf = rememberedUsername() !== ''
  setToken(await api().DashUser.authenticate({ body: { username, password, rememberedIf } }))
  answerRenewal(true)
  // What the person may see can have changed meanwhile; the page goes on with what it knew if this fails.
  await loadCurrentUser().catch((error: unknown) => console.warn(error))
}
