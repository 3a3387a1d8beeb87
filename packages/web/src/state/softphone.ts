import { proxy } from 'valtio'
import { addPersonalState } from './personal-state.ts'

/** Whether the softphone is shown, and how many calls were missed since it last was. */
export const softphone = proxy({ isVisible: false, missedCalls: 0 })

/** Shows or hides the softphone; who looks at it has seen the missed calls. */
export function toggleSoftphone(): void {
  softphone.isVisible = !softphone.isVisible
  softphone.missedCalls = 0
}

/** Hides the softphone. */
export function closeSoftphone(): void {
  softphone.isVisible = false
}

/** Hides the softphone and forgets the missed calls: somebody else may sign in. */
function resetSoftphone(): void {
  Object.assign(softphone, { isVisible: false, missedCalls: 0 })
}

/** Sets how many calls were missed; none count while the softphone is in sight. */
export function setMissedCalls(count: number): void {
  softphone.missedCalls = softphone.isVisible ? 0 : count
}

// Somebody else may sign in.
addPersonalState({ forget: resetSoftphone })
