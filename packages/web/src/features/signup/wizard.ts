import { createContext, type RefObject, use, useEffect, useRef, useSyncExternalStore } from 'react'
import type { CardHandle } from '../../shared/card/card-handle.ts'
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

interface WizardPlace {
  wizard: Wizard
  /** The card form on the screen. */
  card: RefObject<CardHandle | undefined>
}

/** Gives the running sign-up to its screens. */
export const WizardContext = createContext<WizardPlace | undefined>(undefined)

/** The running sign-up and its card form; throws outside of one. */
export function useWizardPlace(): WizardPlace {
  const place = use(WizardContext)
  if (!place) throw new Error('There is no sign-up here')
  return place
}

/** State of a sign-up, as it is now. */
export const useWizardState = ({ subscribe, state }: Wizard): SignUpState => useSyncExternalStore(subscribe, state)

/** State of the sign-up the component is in, and what tells it an event. */
export function useWizard(): { state: SignUpState; send: (event: SignUpEvent) => void } {
  const { wizard } = useWizardPlace()
  return { state: useWizardState(wizard), send: wizard.send }
}

/** Puts the focus on a field when something new is wrong with it. */
export function useFocusOnProblem(field: RefObject<HTMLElement | null>, problem: string | undefined): void {
  const known = useRef(problem)
  useEffect(() => {
    if (problem !== undefined && problem !== known.current) field.current?.focus()
    known.current = problem
  }, [field, problem])
}
