/** State of one person, which the next one must find nothing of. */
interface PersonalState {
  forget(): void
  /** Does what is still to be done as the person who began it; never rejects. */
  finish?(): Promise<void>
  /** Whether that takes more than a page may still send while it goes. */
  isLong?(): boolean
  /** The page is going: sends what is still to be done, and waits for nothing. */
  send?(): void
}

const states = new Set<PersonalState>()

/** Has a state forgotten when the person goes. A state that was never loaded has nothing to forget. */
export function addPersonalState(state: PersonalState): void {
  states.add(state)
}

/** Has done what is still to be done as the present person. */
export async function finishPersonalState(): Promise<void> {
  await Promise.all([...states].map(({ finish }) => finish?.()))
}

/** Whether somebody has to wait for what is still to be done. */
export const mustFinish = (): boolean => [...states].some(({ isLong }) => isLong?.())

/** Sends what is still to be done as the present person, and waits for nothing. */
export function sendPersonalState(): void {
  for (const { send } of states) send?.()
}

/** Forgets all that is the present person's. */
export function forgetPersonalState(): void {
  for (const { forget } of states) forget()
}
