import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createWizard, type Perform, type Wizard } from '../features/signup/create-wizard.ts'
import type { SignUpState } from '../features/signup/sign-up-state.ts'
import { WizardContext } from '../features/signup/wizard-context.ts'

/** Shows a part of the sign-up at a station, with what becomes of its effects; nothing does unless it is said. */
export function showSignUp(
  state: SignUpState,
  part: ReactElement,
  perform: Perform = async () => undefined,
): { wizard: Wizard; container: HTMLElement } {
  const wizard = createWizard(state, perform, () => undefined)
  const card = { current: undefined }
  const { container } = render(<WizardContext value={{ wizard, card }}>{part}</WizardContext>)
  return { wizard, container }
}
