import type { LiveImpersonation, SessionNews, SessionToken } from '../../../state/session-store.ts'
import { leave } from './ending.ts'
import { answerHeld, type Next, next } from './next.ts'
import type { SessionEvent } from './session-event.ts'
import { activeTokenOf, type SessionState, type Tokens } from './session-state.ts'

type Of<Type extends SessionEvent['type']> = Extract<SessionEvent, { type: Type }>

/** The same person goes on with other tokens, and what was asked meanwhile is asked again. */
export function renew(state: SessionState, { token, impersonation }: Tokens): Next {
  const active = activeTokenOf({ token, impersonation })
  const ownTokenIds = active ? [...state.ownTokenIds, active.id] : state.ownTokenIds
  const changes = { token, impersonation, ownTokenIds, held: [], isVerifying: false, askedOf: undefined } as const
  return next(state, { ...changes, status: 'signed-in' }, answerHeld(state, 'again'), {
    type: 'keepEnded',
    isEnded: false,
  })
}

/** Whether a token is of the person whose password is asked for. */
const isAnswer = ({ status, askedOf }: SessionState, token: SessionToken) =>
  status === 'expired' && token.userId === askedOf

/** The page goes on with the session that has begun. */
function goOnWith(state: SessionState, id: number, token: SessionToken, impersonation?: LiveImpersonation): Next {
  const { state: renewed, effects } = renew(state, { token, impersonation })
  return {
    state: renewed,
    effects: [
      { type: 'keepSession', token, ...(impersonation && { impersonation }) },
      ...effects,
      { type: 'answerSignIn', id },
      // What the person may see can have changed meanwhile.
      { type: 'loadUser', token: impersonation?.token ?? token },
    ],
  }
}

/** Begins anew as whoever has signed in. */
const beginAnew = (state: SessionState, { id, token }: { id: number; token: SessionToken }, news?: SessionNews): Next =>
  leave(
    state,
    { type: 'keepSession', token },
    news && { type: 'keepNews', news },
    { type: 'answerSignIn', id },
    { type: 'reload' },
  )

/** Name and password were right in the question over a page: who acted as another person is to do so again. */
export function goOn(state: SessionState, event: Of<'authenticated'>): Next {
  const { user, impersonation } = state
  const { id, token } = event
  if (!isAnswer(state, token)) return beginAnew(state, event, impersonation && 'impersonation-over')
  if (user && impersonation) return next(state, {}, { type: 'resume', id, token, userId: user.id })
  return goOnWith(state, id, token)
}

/** What became of acting as another person again; nothing where the session went on, or ended, meanwhile. */
export function resume(state: SessionState, event: Of<'resumed' | 'resumeFailed'>): Next {
  const { user, impersonation } = state
  const { id, token } = event
  if (!isAnswer(state, token) || !user || !impersonation) return next(state, {}, { type: 'answerSignIn', id })
  if (event.type === 'resumed') return goOnWith(state, id, token, { ...impersonation, token: event.impersonation })
  if (event.isRefused) return beginAnew(state, event, 'impersonation-not-resumed')
  return next(state, {}, { type: 'answerSignIn', id, error: event.error })
}
