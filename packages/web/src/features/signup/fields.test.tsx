import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { showSignUp } from '../../testing/show-sign-up.tsx'
import { signUpStates } from '../../testing/sign-up-states.ts'
import { ProfileStep } from './profile-step.tsx'
import type { SignUpEffect, SignUpEvent } from './sign-up-event.ts'
import { initialState } from './sign-up-state.ts'
import { ResumedNote } from './signup-page.tsx'
import { CodeStep, EmailStep } from './step-panel.tsx'
import type { Perform } from './wizard.ts'

const { atEmail, atCode, atProfile } = signUpStates
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const field = (name: RegExp | string, description?: RegExp | string) =>
  screen.getByRole('textbox', description === undefined ? { name } : { name, description })
const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } })

/** What had to be done, and what becomes of it. */
let asked: SignUpEffect[]
let answers: Partial<Record<SignUpEffect['type'], SignUpEvent>>
const perform: Perform = async (effect) => {
  asked.push(effect)
  return answers[effect.type]
}

beforeEach(() => {
  asked = []
  answers = {}
})

it.each([
  ['', 'Email is required'],
  ['ada@pier', 'Enter a valid email address (e.g: name@example.com)'],
])('of the address %j it is said at its field what is wrong, and nothing is sent', (email, problem) => {
  showSignUp({ ...atEmail, email }, <EmailStep />, perform)
  press('Next')
  expect(document.activeElement).toBe(field('Email', problem))
  expect(asked).toEqual([])
})

it('fields that are left empty say so', () => {
  showSignUp({ ...atEmail, email: '' }, <EmailStep />)
  fireEvent.blur(field('Email', ''))
  expect(field('Email', 'Email is required')).toBeTruthy()
})

it('the code is asked for before it is sent; one that is refused stays, with the focus, and may be another', async () => {
  const problem = 'Sorry we cannot verify your email.'
  answers = { verifyCode: { type: 'notVerified', reason: undefined } }
  const { wizard } = showSignUp({ ...atCode, code: '' }, <CodeStep />, perform)
  press('Next')
  expect(document.activeElement).toBe(field('Verification code', 'Verification code is required'))
  expect(asked).toEqual([])
  type('Verification code', '000000')
  field('Verification code').blur()
  press('Next')
  await vi.waitFor(() => expect(document.activeElement).toBe(field('Verification code', problem)))
  expect(field('Verification code')).toHaveProperty('value', '000000')
  press('Click here to resend')
  expect(asked.at(-1)).toEqual({ type: 'requestCode', email: atCode.email })
  act(() => wizard.send({ type: 'codeSent', email: atCode.email }))
  expect(field('Verification code')).toHaveProperty('value', '')
})

it('the code of an address that is verified is not changed', () => {
  showSignUp({ ...atProfile, step: 1 }, <CodeStep />)
  expect(field('Verification code')).toHaveProperty('readOnly', true)
})

it('selects a province by its short name when the field loses focus', () => {
  const { wizard } = showSignUp(
    { ...atProfile, profile: { ...atProfile.profile, country: 'us', province: '' } },
    <ProfileStep />,
  )
  const province = screen.getByRole('combobox', { name: 'State/Province' })
  province.focus()
  type('State/Province', 'NY')
  fireEvent.blur(province)
  expect(province).toHaveProperty('value', 'New York')
  expect(wizard.state().profile.province).toBe('New York')
})

it('what is missing in the profile is said at its field, and the first one gets the focus', async () => {
  const { profile } = initialState()
  const { wizard } = showSignUp(
    { ...atProfile, profile: { ...profile, country: 'us', firstName: 'Ada' } },
    <ProfileStep />,
  )
  press('Next')
  await vi.waitFor(() => expect(document.activeElement).toBe(field('Last Name', 'Last Name is required')))
  expect(
    screen.getByRole('combobox', { name: 'State/Province', description: 'State/Province is required' }),
  ).toBeTruthy()
  expect(field('Business Website (optional)').getAttribute('aria-invalid')).toBe('false')
  expect(wizard.state().step).toBe(2)
})

it('a weak password, and one that was typed otherwise, say so; only the one that is asked for is shown', async () => {
  const profile = { ...atProfile.profile, password: 'weak', confirmation: 'other' }
  showSignUp({ ...atProfile, profile }, <ProfileStep />)
  press('Next')
  await screen.findByText(/^Password must be at least 8 characters long/)
  expect(screen.getByText('Password and Confirm Password must be match.')).toBeTruthy()
  press('Show password')
  expect(screen.getByLabelText('Password')).toHaveProperty('type', 'text')
  expect(screen.getByLabelText('Password Confirm')).toHaveProperty('type', 'password')
})

it('a number that does not exist is said at its field, and leads nowhere', async () => {
  const { wizard } = showSignUp({ ...atProfile, profile: { ...atProfile.profile, phone: '2' } }, <ProfileStep />)
  press('Next')
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(field(/^Business Phone Number/, 'Please Enter Valid Phone Number.')),
  )
  expect(wizard.state().step).toBe(2)
})

it('a code that an earlier visit knew is asked for once more, before the rest is sent', async () => {
  showSignUp({ ...atProfile, code: '', isCodeProven: false }, <ProfileStep />, perform)
  press('Next')
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(field('Verification code', 'Verification code is required')),
  )
  expect(asked.map((each) => each.type)).not.toContain('createIntent')
})

it('who comes back gets a message and may start over; who only gave an address gets no other', () => {
  const { wizard } = showSignUp({ ...atProfile, code: '' }, <ResumedNote />)
  expect(screen.getByRole('status').textContent).toMatch(/^We kept where you were\..*Password, code and card/)
  press('Start over')
  expect([wizard.state().step, wizard.state().email, screen.queryByRole('status')]).toEqual([0, '', null])
  showSignUp({ ...signUpStates.afterPaying, step: 2, code: '' }, <ResumedNote />)
  expect(screen.getByRole('status').textContent).toMatch(/Password and code are never kept(?!.*card)/)
  cleanup()
  showSignUp(atEmail, <ResumedNote />)
  expect(screen.getByRole('status').textContent).toMatch(/^We kept where you were\.(?!.*Password)/)
})
