import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import type { SignUpState } from '../features/signup/sign-up-state.ts'
import { createWizard, type Perform, type Wizard, WizardContext } from '../features/signup/wizard.ts'

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
