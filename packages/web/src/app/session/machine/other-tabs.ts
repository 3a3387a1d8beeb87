import { endSession, expire, leave } from './ending.ts'
import { check } from './entering.ts'
import { renew } from './going-on.ts'
import { type Next, next, same } from './next.ts'
import type { Moment, SessionEvent } from './session-event.ts'
import { activeTokenOf, type SessionState } from './session-state.ts'

type TokensChanged = Extract<SessionEvent, { type: 'tokensChanged' }>

/** Follows what another tab did to the session of this browser. */
export function followOtherTab(state: SessionState, event: TokensChanged, moment: Moment): Next {
  switch (state.status) {
    case 'signing-in':
    case 'leaving':
      return same(state)
    case 'signed-out':
    case 'checking':
    case 'unreachable':
      return followWithoutUser(state, event, moment)
    case 'signed-in':
    case 'expired':
      return isEnding(state, event) ? same(state) : followAsUser(state, event, moment)
  }
}

/**
 * What another tab loses while this one ends it itself. A call of the other tab that comes just after the impersonation
 * has ended is refused there, and takes the own session along, which this tab is about to go back to.
 */
const isEnding = ({ ending }: SessionState, { kept, isCleared }: TokensChanged) =>
  ending === 'sign-out' || (ending === 'impersonation' && !kept.token && !isCleared)

function followWithoutUser(state: SessionState, { kept, isCleared }: TokensChanged, moment: Moment): Next {
  const token = activeTokenOf(kept)
  // Who signed out is led nowhere by the next person.
  if (!token && isCleared) return endSession(state, { storage: 'leave' }, moment)
  if (token?.id === activeTokenOf(state)?.id) return same(state)
  if (token) return check({ ...state, ...kept }, moment)
  const returnTo = moment.address ?? state.returnTo
  return endSession(state, { reason: 'expired', storage: 'leave', returnTo }, moment)
}

function followAsUser(state: SessionState, { kept, isCleared }: TokensChanged, moment: Moment): Next {
  const { status, token, impersonation, user, askedOf } = state
  if (!kept.token && isCleared) return endSession(state, { reason: 'elsewhere', storage: 'leave' }, moment)
  const actsAs = kept.impersonation?.token?.userId
  if (actsAs === undefined && !kept.token) return status === 'expired' ? same(state) : expire(state)
  // The page stays what it was until it is loaded anew: what is typed here must never be saved as somebody else.
  if (actsAs !== (impersonation && user?.id)) {
    const isOver = actsAs === undefined
    return leave(state, isOver && { type: 'keepNews', news: 'impersonation-over' }, { type: 'reload' })
  }
  // The rest of what another tab takes away, or is about to keep.
  if (!kept.token) return status === 'expired' ? same(state) : expire(state)
  const self = impersonation ? token?.userId : user?.id
  if (kept.token.userId !== (self ?? askedOf)) return leave(state, { type: 'reload' })
  if (activeTokenOf(kept)?.id !== activeTokenOf(state)?.id) return renew(state, kept)
  return kept.token.id === token?.id ? same(state) : next(state, { token: kept.token })
}
