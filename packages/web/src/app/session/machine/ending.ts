import type { SessionNews, SignOutReason } from '../../../state/session-store.ts'
import { answerHeld, type Next, next, same } from './next.ts'
import type { Moment, SessionEffect } from './session-event.ts'
import { activeTokenOf, type SessionState, signedOutState } from './session-state.ts'

interface Ending {
  /** What the sign-in page says of it; nothing to who signed out. */
  reason?: SignOutReason
  /** What happens to what the browser keeps: another tab may have seen to it. */
  storage: 'clear' | 'forget' | 'leave'
  /** Where signing in again leads to. */
  returnTo?: string | undefined
}

/** Ends the session in this tab. */
export function endSession(state: SessionState, { reason, storage, returnTo }: Ending, { address }: Moment): Next {
  const storages: Record<Ending['storage'], SessionEffect | false> = {
    clear: { type: 'clearKept' },
    forget: { type: 'forgetKept', tokenId: activeTokenOf(state)?.id },
    leave: false,
  }
  return next(
    signedOutState,
    { signOutReason: reason, returnTo },
    answerHeld(state, 'over'),
    { type: 'keepGoingBack', to: undefined },
    storages[storage],
    { type: 'keepReturnTo', address: returnTo },
    { type: 'keepEnded', isEnded: false },
    { type: 'forgetPerson' },
    address !== undefined && { type: 'showSignIn' },
  )
}

/** Has the page loaded anew: as itself again, or as whom another tab has made of it. */
export function leave(state: SessionState, ...effects: readonly (SessionEffect | false | undefined)[]): Next {
  const left = { status: 'leaving', held: [], isVerifying: false } as const
  return next(state, left, answerHeld(state, 'over'), ...effects)
}

/** Goes back from acting as another person to the own session, also where another tab has given that up. */
export function leaveImpersonation(state: SessionState, news?: SessionNews): Next {
  const { token, impersonation } = state
  const actingBy = impersonation?.token?.id ?? ''
  return leave(
    state,
    { type: 'forgetImpersonation', tokenId: actingBy },
    token && { type: 'keepGoingBack', to: { token, actingBy } },
    token && { type: 'keepToken', token },
    news && { type: 'keepNews', news },
    { type: 'openActedFrom' },
  )
}

/** The session is over: the page stays as it is and asks for the password, also of who acts as another person. */
export function expire(state: SessionState): Next {
  const { token, impersonation, user, ownTokenIds } = state
  return next(
    state,
    {
      status: 'expired',
      token: undefined,
      impersonation: impersonation && { ...impersonation, token: undefined },
      askedOf: impersonation ? token?.userId : user?.id,
      ending: undefined,
      isVerifying: false,
      ownTokenIds: [...ownTokenIds, ''],
    },
    { type: 'keepEnded', isEnded: true },
    // The own token first: other tabs would take the end of an impersonation alone for going back to oneself.
    token && { type: 'forgetToken', tokenId: token.id, actingBy: impersonation?.token?.id },
    impersonation?.token && { type: 'forgetImpersonation', tokenId: impersonation.token.id },
  )
}

/** The server will not have the person any more: whoever acts as another one goes back to the own session. */
export function refuse(state: SessionState, reason: 'forbidden' | 'unknown-account', moment: Moment): Next {
  if (state.status !== 'signed-in' || state.ending) return same(state)
  if (state.impersonation) return leaveImpersonation(state, `impersonation-${reason}`)
  return endSession(state, { reason, storage: 'forget' }, moment)
}

/** Signs out; who is asked for the password has no session the server could be told of. */
export function signOut(state: SessionState, moment: Moment): Next {
  if (state.status === 'expired') return endSession(state, { storage: 'clear' }, moment)
  if (state.status !== 'signed-in' || state.ending === 'sign-out') return same(state)
  return next(state, { ending: 'sign-out' }, { type: 'signOut' })
}
