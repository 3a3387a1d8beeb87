import { useSyncExternalStore } from 'react'
import type { Wizard } from './create-wizard.ts'
import type { SignUpEvent } from './sign-up-event.ts'
import type { SignUpState } from './sign-up-state.ts'
import { useWizardPlace } from './wizard-context.ts'

/** State of a sign-up, as it is now. */
export const useWizardState = ({ subscribe, state }: Wizard): SignUpState => useSyncExternalStore(subscribe, state)

/** State of the sign-up the component is in, and what tells it an event. */
export function useWizard(): { state: SignUpState; send: (event: SignUpEvent) => void } {
  const { wizard } = useWizardPlace()
  return { state: useWizardState(wizard), send: wizard.send }
}
