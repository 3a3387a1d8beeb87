import type { SignUpEffect } from './sign-up-event.ts'
import type { SignUpState } from './sign-up-state.ts'

/** What an event leads to. */
export interface SignUpStep {
  state: SignUpState
  effects: readonly SignUpEffect[]
}

/** The state with changes, and what has to happen. */
export const signUpStep = (
  state: SignUpState,
  changes: Partial<SignUpState> = {},
  ...effects: readonly SignUpEffect[]
): SignUpStep => ({ state: { ...state, ...changes }, effects })

/** A warning in words. */
export const warn = (text: string): SignUpEffect => ({ type: 'tell', severity: 'warn', text })

/** A failure in words. */
export const fail = (text: string): SignUpEffect => ({ type: 'tell', severity: 'error', text })

/** Good news in words. */
export const succeed = (text: string): SignUpEffect => ({ type: 'tell', severity: 'success', text })
