import type { Moment, SessionEffect, SessionEvent } from './machine/session-event.ts'
import type { SessionState } from './machine/session-state.ts'
import { transition } from './machine/session-transition.ts'

/** Does what an effect asks for; what becomes of it may come later, as an event. It never rejects. */
export type PerformSession = (effect: SessionEffect) => Promise<SessionEvent> | undefined

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
