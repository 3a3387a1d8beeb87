import { addPersonalState } from './personal-state.ts'

let isPast = false

addPersonalState({
  forget() {
    isPast = false
  },
})

/** The person has seen a screen: what they open from now on, they press. */
export function noteScreen(): void {
  isPast = true
}

/** Whether the screen that opens is the first of this person: typed, reloaded or kept from another day. */
export const isFirstScreen = (): boolean => !isPast
