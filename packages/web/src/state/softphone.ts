import { proxy } from 'valtio'
import { readTab, writeTab } from '../browser/storage.ts'
import { addPersonalState } from './personal-state.ts'

/** Whether the softphone is shown, how many calls were missed since it last was, and whether somebody is talked with. */
export const softphone = proxy({ isVisible: isCallLeft(), missedCalls: 0, isTalking: false })

/** Whether this tab was left or loaded anew in a call: the softphone shows itself then, and goes on with it. */
export function isCallLeft(): boolean {
  return readTab('callLeft') !== undefined
}

/** Says so, for the next page of this tab. */
export const setCallLeft = (is: boolean): void => writeTab('callLeft', is ? 'yes' : undefined)

/** Shows or hides the softphone; who looks at it has seen the missed calls. */
export function toggleSoftphone(): void {
  softphone.isVisible = !softphone.isVisible
  softphone.missedCalls = 0
}

/** Shows the softphone. */
export function showSoftphone(): void {
  if (!softphone.isVisible) toggleSoftphone()
}

/** Hides the softphone. */
export function closeSoftphone(): void {
  softphone.isVisible = false
}

/** Hides the softphone and forgets the missed calls: somebody else may sign in. */
function resetSoftphone(): void {
  Object.assign(softphone, { isVisible: false, missedCalls: 0, isTalking: false })
}

/** Sets how many calls were missed; none count while the softphone is in sight. */
export function setMissedCalls(count: number): void {
  softphone.missedCalls = softphone.isVisible ? 0 : count
}

// Somebody else may sign in.
addPersonalState({ forget: resetSoftphone })
