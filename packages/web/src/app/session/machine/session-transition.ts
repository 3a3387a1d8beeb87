import { isSessionAlive } from '@lineboard/sdk'
import { endSession, expire, leave, leaveImpersonation, refuse, signOut } from './ending.ts'
import { admit, authenticate, changeUser, check, turnAway } from './entering.ts'
import { resume } from './going-on.ts'
import { answerHeld, type Next, next, same } from './next.ts'
import { followOtherTab } from './other-tabs.ts'
import type { CallAnswer, Moment, SessionEvent } from './session-event.ts'
import { activeTokenOf, type SessionState } from './session-state.ts'

type Of<Type extends SessionEvent['type']> = Extract<SessionEvent, { type: Type }>

/**
 * A call was refused with a 401. It waits where the session may go on, and is only ever made again as the person who made
 * it. Many servers say the same of a session that has ended and of a section that is not permitted: they are asked.
 */
function handleRefusedCall(state: SessionState, { id, verdict, sentWith = '' }: Of<'callRefused'>): Next {
  const answer = (is: CallAnswer) => next(state, {}, { type: 'answerCalls', ids: [id], answer: is })
  // Visitors' calls carry no token; what comes in with one is of a session that has ended.
  if (!state.user) return answer(sentWith === '' ? 'refused' : 'over')
  if (state.status === 'leaving' || state.ending || !state.ownTokenIds.includes(sentWith)) return answer('over')
  const waiting = { ...state, held: [...state.held, id] }
  if (state.status === 'expired') return same(waiting)
  const token = activeTokenOf(state)
  if (token?.id !== sentWith) return answer('again')
  if (verdict === 'ended') return expire(waiting)
  return next(waiting, { isVerifying: true }, !state.isVerifying && { type: 'verify', token })
}

/** The server said whether it still knows the session. */
function handleVerified(state: SessionState, event: Of<'verified'>): Next {
  const { tokenId, isKnown } = event
  if (!state.isVerifying || activeTokenOf(state)?.id !== tokenId) return same(state)
  if (isKnown === false && !state.ending) return expire(state)
  // A right that was there is gone: menu and screens follow, and nobody is led to what is refused as well.
  const person = event.isKnown ? { user: event.user } : {}
  // Where nobody knows, nobody is moved for it.
  return next(state, { ...person, isVerifying: false, held: [] }, answerHeld(state, isKnown ? 'refused' : 'over'))
}

/** Every page needs a session that has not ended; who has none is led to the page after signing in. */
function visit(state: SessionState, { address, nowMs }: Moment): Next {
  if (address === undefined) return same(state)
  if (state.status === 'signed-out')
    return next(state, { returnTo: address }, { type: 'keepReturnTo', address }, { type: 'showSignIn' })
  if (state.status !== 'signed-in' || state.ending) return same(state)
  const arrived = { ...state, returnTo: undefined }
  const { state: stayed, effects } = isSessionAlive(activeTokenOf(state), nowMs) ? same(arrived) : expire(arrived)
  if (state.returnTo === undefined) return { state: stayed, effects }
  return { state: stayed, effects: [{ type: 'keepReturnTo', address: undefined }, ...effects] }
}

function impersonate(state: SessionState, { impersonation, opens }: Of<'impersonated'>, { address }: Moment): Next {
  if (state.status !== 'signed-in' || state.ending) return same(state)
  // Who goes on from one to another is still the same person.
  const kept = { ...impersonation, ...state.impersonation, token: impersonation.token }
  return leave(
    state,
    !state.impersonation && { type: 'keepActedFrom', address },
    { type: 'keepImpersonation', impersonation: kept },
    { type: 'openHome', address: opens },
  )
}

function deimpersonate(state: SessionState): Next {
  const { status, token, impersonation, ending } = state
  if (status !== 'signed-in' || !impersonation?.token || ending) return same(state)
  const tokenId = impersonation.token.id
  return next(
    state,
    { ending: 'impersonation' },
    token && { type: 'keepGoingBack', to: { token, actingBy: tokenId } },
    { type: 'deimpersonate', tokenId },
  )
}

/** What becomes of ending an impersonation; nothing where the person has signed out meanwhile. */
function followDeimpersonation(state: SessionState, event: SessionEvent): Next {
  if (state.status !== 'signed-in' || state.ending !== 'impersonation') return same(state)
  switch (event.type) {
    case 'deimpersonated':
      return next(state, { news: 'impersonation-ended' }, { type: 'returnLater' })
    case 'deimpersonateFailed':
      if (event.isOver) return leaveImpersonation(state, 'impersonation-expired')
      // What another tab did meanwhile was not followed.
      return next(
        state,
        { ending: undefined, news: 'impersonation-not-ended' },
        { type: 'keepGoingBack', to: undefined },
        { type: 'readKept' },
      )
    default:
      // Not sooner: what is typed here must never be saved as oneself.
      return leaveImpersonation(state)
  }
}

/** What an event does to a session: the one place that decides it. */
export function transition(state: SessionState, event: SessionEvent, moment: Moment): Next {
  switch (event.type) {
    case 'opened':
      return check(state, moment)
    case 'visited':
      return visit(state, moment)
    case 'retry': {
      const token = activeTokenOf(state)
      return state.status === 'unreachable' && token ? next(state, {}, { type: 'loadUser', token }) : same(state)
    }
    case 'authenticated':
      return authenticate(state, event)
    case 'userLoaded':
      return admit(state, event, moment)
    case 'userFailed':
      return turnAway(state, event, moment)
    case 'userChanged':
      return changeUser(state, event.user)
    case 'callRefused':
      return handleRefusedCall(state, event)
    case 'verified':
      return handleVerified(state, event)
    case 'refused':
      return refuse(state, event.reason, moment)
    case 'notPermitted':
      if (state.status !== 'signed-in' || state.ending) return same(state)
      return next(state, { news: 'not-permitted' }, { type: 'openFirstSection' })
    case 'linkRefused':
      return next(state, { news: 'link-refused' })
    case 'dialogFailed': {
      const ending = { reason: 'expired', storage: 'forget', returnTo: moment.address } as const
      return state.status === 'expired' ? endSession(state, ending, moment) : same(state)
    }
    case 'signOut':
      return signOut(state, moment)
    case 'signedOut':
      return state.ending === 'sign-out' ? endSession(state, { storage: 'clear' }, moment) : same(state)
    case 'impersonated':
      return impersonate(state, event, moment)
    case 'resumed':
    case 'resumeFailed':
      return resume(state, event)
    case 'deimpersonate':
      return deimpersonate(state)
    case 'deimpersonated':
    case 'deimpersonateFailed':
    case 'returned':
      return followDeimpersonation(state, event)
    case 'newsShown':
      return next(state, { news: undefined })
    case 'tokensChanged':
      return followOtherTab(state, event, moment)
  }
}
