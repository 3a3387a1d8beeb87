import type { SignUpEffect, SignUpEvent } from './sign-up-event.ts'
import type { SignUpState } from './sign-up-state.ts'
import { transition } from './sign-up-transition.ts'

/** A running sign-up. */
export interface Wizard {
  state(): SignUpState
  send(event: SignUpEvent): void
  /** Calls the listener after every change, until the function it answers is called. */
  subscribe(listener: () => void): () => void
}

/** Does what an effect asks for, and answers what became of it. It never rejects. */
export type Perform = (effect: SignUpEffect) => Promise<SignUpEvent | undefined>

/** Runs the machine: keeps its state, has its effects done, and feeds what becomes of them back. */
export function createWizard(initial: SignUpState, perform: Perform, keep: (state: SignUpState) => void): Wizard {
  let current = initial
  const listeners = new Set<() => void>()

  function send(event: SignUpEvent): void {
    const { state, effects } = transition(current, event)
    if (state !== current) {
      current = state
      // Kept before anything is sent: what was paid must survive a browser that closes now.
      keep(state)
      for (const listener of listeners) listener()
    }
    for (const effect of effects) void perform(effect).then((next) => next && send(next))
  }

  return {
    state: () => current,
    send,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
