import { proxy } from 'valtio'
import { addPersonalState } from './personal-state.ts'

interface Softphone {
  isVisible: boolean
  /** Calls that were missed since it was last looked at. */
  missedCalls: number
  /** Whom somebody has pressed to be called, until the phone has taken it. */
  wanted: string | undefined
}

/** Whether the softphone is shown, how many calls were missed since it last was, and whom it is to call. */
export const softphone = proxy<Softphone>({ isVisible: false, missedCalls: 0, wanted: undefined })

/** Shows the softphone; who looks at it has seen the missed calls. */
export function showSoftphone(): void {
  softphone.isVisible = true
  softphone.missedCalls = 0
}

/** Shows or hides the softphone. */
export function toggleSoftphone(): void {
  if (softphone.isVisible) closeSoftphone()
  else showSoftphone()
}

/** Hides the softphone. */
export function closeSoftphone(): void {
  softphone.isVisible = false
}

/** Shows the softphone with a number to be called. */
export function dial(number: string): void {
  softphone.wanted = number
  showSoftphone()
}

/** Hides the softphone and forgets the missed calls: somebody else may sign in. */
function resetSoftphone(): void {
  Object.assign(softphone, { isVisible: false, missedCalls: 0, wanted: undefined })
}

/** Sets how many calls were missed; none count while the softphone is in sight. */
export function setMissedCalls(count: number): void {
  softphone.missedCalls = softphone.isVisible ? 0 : count
}

// Somebody else may sign in.
addPersonalState({ forget: resetSoftphone })
