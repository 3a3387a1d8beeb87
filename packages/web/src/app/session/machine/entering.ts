import { isSessionAlive } from '@lineboard/sdk'
import type { SignOutReason, User } from '../../../state/session-store.ts'
import { endSession } from './ending.ts'
import { goOn } from './going-on.ts'
import { type Next, next, same } from './next.ts'
import type { Moment, SessionEvent } from './session-event.ts'
import { activeTokenOf, type SessionState, signedOutState } from './session-state.ts'

/** Lets in whoever has a token that the server knows a user for. */
export function check(state: SessionState, moment: Moment): Next {
  const { impersonation, returnTo } = state
  const token = activeTokenOf(state)
  if (!token) {
    const wanted = moment.address ?? returnTo
    return next(
      signedOutState,
      { returnTo: wanted, signOutReason: state.signOutReason },
      { type: 'keepReturnTo', address: wanted },
      moment.address !== undefined && { type: 'showSignIn' },
    )
  }
  if (isSessionAlive(token, moment.nowMs)) return next(state, { status: 'checking' }, { type: 'loadUser', token })
  return impersonation
    ? backToOwn(state, 'expired', moment)
    : endSession(state, endedAtStart('expired', state, moment), moment)
}

/** What the person asked for is asked for again after signing in, unless it may be what the server refused. */
function endedAtStart(reason: SignOutReason, { returnTo }: SessionState, { address }: Moment) {
  const isHarmless = reason === 'expired' || reason === 'unreadable-user'
  return { reason, storage: 'forget', returnTo: isHarmless ? (address ?? returnTo) : undefined } as const
}

/** Before there is a page, an impersonation that is over gives way to the own session. */
function backToOwn(state: SessionState, reason: Exclude<SignOutReason, 'elsewhere'>, moment: Moment): Next {
  const tokenId = state.impersonation?.token?.id ?? ''
  const own = check({ ...state, impersonation: undefined, news: `impersonation-${reason}` }, moment)
  return { ...own, effects: [{ type: 'forgetImpersonation', tokenId }, ...own.effects] }
}

type Of<Type extends SessionEvent['type']> = Extract<SessionEvent, { type: Type }>

const isAwaited = ({ status }: SessionState) =>
  status === 'checking' || status === 'unreachable' || status === 'signing-in'

/** The user of a token is there. */
export function admit(state: SessionState, { tokenId, user }: Of<'userLoaded'>, moment: Moment): Next {
  const token = activeTokenOf(state)
  if (token?.id !== tokenId) return same(state)
  if (!isAwaited(state)) return changeUser(state, user)
  const { signIn } = state
  const isThere = moment.address !== undefined
  return next(
    state,
    {
      status: 'signed-in',
      user,
      ownTokenIds: [tokenId],
      signIn: undefined,
      signOutReason: undefined,
      returnTo: isThere ? undefined : state.returnTo,
    },
    signIn && { type: 'keepSession', token },
    signIn && { type: 'rememberUsername', username: signIn.rememberAs },
    isThere && state.returnTo !== undefined && { type: 'keepReturnTo', address: undefined },
    { type: 'applySettings', user },
    signIn && { type: 'answerSignIn', id: signIn.id },
  )
}

/** New facts about the person on the page; facts about anybody else change nothing. */
export const changeUser = (state: SessionState, user: User): Next =>
  state.user?.id === user.id ? next(state, { user }) : same(state)

/** The user of a token could not be read. */
export function turnAway(state: SessionState, { tokenId, reason, error }: Of<'userFailed'>, moment: Moment): Next {
  if (activeTokenOf(state)?.id !== tokenId || !isAwaited(state)) return same(state)
  if (state.signIn) {
    const { id } = state.signIn
    const { signOutReason, returnTo } = state
    return next(signedOutState, { signOutReason, returnTo }, { type: 'answerSignIn', id, error }, { type: 'readKept' })
  }
  if (reason === 'unreachable') return next(state, { status: 'unreachable' }, { type: 'retryLater' })
  if (state.impersonation && reason !== 'elsewhere') return backToOwn(state, reason, moment)
  return endSession(state, endedAtStart(reason, state, moment), moment)
}

/** Name and password were right: on the sign-in page, or in the question over the page. */
export function authenticate(state: SessionState, event: Of<'authenticated'>): Next {
  if (state.user) return goOn(state, event)
  const { id, token, rememberAs } = event
  const begun = { ...signedOutState, signOutReason: state.signOutReason, returnTo: state.returnTo }
  return next(begun, { status: 'signing-in', token, signIn: { id, rememberAs } }, { type: 'loadUser', token })
}
