import { expire } from './ending.ts'
import { answerHeld, type Next, next, same } from './next.ts'
import type { CallAnswer, SessionEvent } from './session-event.ts'
import { activeTokenOf, type SessionState } from './session-state.ts'

type Of<Type extends SessionEvent['type']> = Extract<SessionEvent, { type: Type }>

/**
 * A call was refused with a 401. It waits where the session may go on, and is only ever made again as the person who made
 * it. Many servers say the same of a session that has ended and of a section that is not permitted: they are asked.
 */
export function handleRefusedCall(state: SessionState, { id, verdict, sentWith = '' }: Of<'callRefused'>): Next {
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
export function handleVerified(state: SessionState, event: Of<'verified'>): Next {
  const { tokenId, isKnown } = event
  if (!state.isVerifying || activeTokenOf(state)?.id !== tokenId) return same(state)
  if (isKnown === false && !state.ending) return expire(state)
  // A right that was there is gone: menu and screens follow, and nobody is led to what is refused as well.
  const person = event.isKnown ? { user: event.user } : {}
  // Where nobody knows, nobody is moved for it.
  return next(state, { ...person, isVerifying: false, held: [] }, answerHeld(state, isKnown ? 'refused' : 'over'))
}
