import type { CallAnswer, SessionEffect } from './session-event.ts'
import type { SessionState } from './session-state.ts'

/** What an event leads to. */
export interface Next {
  state: SessionState
  effects: readonly SessionEffect[]
}

/** The state with changes, and what has to happen. */
export const next = (
  state: SessionState,
  changes: Partial<SessionState> = {},
  ...effects: readonly (SessionEffect | false | undefined)[]
): Next => ({ state: { ...state, ...changes }, effects: effects.filter((effect) => !!effect) })

/** Nothing happens. */
export const same = (state: SessionState): Next => ({ state, effects: [] })

/** Answers the calls that wait. */
export const answerHeld = ({ held }: SessionState, answer: CallAnswer): SessionEffect | false =>
  held.length > 0 && { type: 'answerCalls', ids: held, answer }
