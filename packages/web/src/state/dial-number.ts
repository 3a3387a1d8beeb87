import { proxy } from 'valtio'
import { addPersonalState } from './personal-state.ts'
import { softphone, toggleSoftphone } from './softphone.ts'

/** Whom somebody has pressed to be called, until the softphone has taken it. */
export const wanted = proxy<{ number: string | undefined }>({ number: undefined })

/** Shows the softphone with a number to be called. */
export function dialNumber(number: string): void {
  wanted.number = number
  if (!softphone.isVisible) toggleSoftphone()
}

// Somebody else may sign in.
addPersonalState({
  forget() {
    wanted.number = undefined
  },
})
