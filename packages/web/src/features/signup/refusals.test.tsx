import { act, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it, vi } from 'vitest'
import { initClient } from '../../data/client.ts'
import { setErrorHandler } from '../../data/report-error.ts'
import { signUpStates } from '../../testing/sign-up-states.ts'
import { signUpEffects } from './sign-up-effects.ts'
import { CodeStep, EmailStep } from './step-panel.tsx'
import { createWizard, WizardContext } from './wizard.ts'

const isField = (element: Element | null) => element?.getAttribute('aria-invalid') === 'true'

/** A refusal of the server in a step of the sign-up, and what is refused in it. */
const refusals: [string, keyof typeof signUpStates, () => ReactElement, number, object][] = [
  [
    'an address that is taken',
    'atEmail',
    () => <EmailStep />,
    422,
    {
      details: {
        context: 'DashUser',
        codes: { email_address: ['uniqueness'] },
        messages: { email_address: ['is taken already'] },
      },
    },
  ],
  ['an address too often', 'atEmail', () => <EmailStep />, 429, {}],
  ['a code too often', 'atCode', () => <CodeStep />, 429, {}],
]

it.each(refusals)('%s is refused at its field, in words', async (_, station, step, status, more) => {
  setErrorHandler(() => undefined)
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async () =>
      Response.json({ error: { statusCode: status, name: 'Error', message: 'Not now', ...more } }, { status }),
  })
  const perform = signUpEffects({ card: () => undefined, leave: () => undefined })
  const wizard = createWizard(signUpStates[station], perform, () => undefined)
  render(<WizardContext value={{ wizard, card: { current: undefined } }}>{step()}</WizardContext>)
  act(() => wizard.send({ type: 'next' }))
  await vi.waitFor(() => expect(screen.getAllByRole('textbox').some(isField)).toBe(true))
  const field = screen.getAllByRole('textbox').find(isField)
  const described = field?.getAttribute('aria-describedby') ?? ''
  const problem = described
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
  expect(problem).toMatch(/\w+ \w+/)
  expect(problem).not.toMatch(/email_address|verify_code|DashUser|422|429/)
})
