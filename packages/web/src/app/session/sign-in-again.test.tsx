import { fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { initClient } from '../../data/client.ts'
import { type Authenticated, setSessionHandlers } from '../../state/session-events.ts'
import { toasts } from '../../state/toasts.ts'
import { showSession, testToken, testUser } from '../../testing/show-session.ts'
import { SignInAgain } from './sign-in-again.tsx'

const { sendSession } = vi.hoisted(() => ({ sendSession: vi.fn() }))
vi.mock('./start-session.ts', () => ({ sendSession }))

const user = testUser({ firstName: 'Marcus', lastName: 'Okafor', username: 'marcus' })
const wrong = { error: { statusCode: 401, name: 'Error', message: 'login failed' } }
let begun: Authenticated[]

beforeEach(() => {
  toasts.list = []
  sendSession.mockClear()
  begun = []
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    async fetch(request) {
      const { password } = await request.json()
      return password === 'right' ? Response.json(testToken('next')) : Response.json(wrong, { status: 401 })
    },
  })
})

async function ask(more: Parameters<typeof showSession>[0] = {}) {
  showSession({ status: 'expired', user, ...more })
  setSessionHandlers({
    signIn: async (authenticated) => void begun.push(authenticated),
    impersonate: () => undefined,
    changeUser: () => undefined,
  })
  render(<SignInAgain />)
  const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' })
  const username = within(dialog).getByRole('textbox', { name: 'Username' })
  const password = within(dialog).getByLabelText('Password')
  const signIn = (secret: string) => {
    fireEvent.change(password, { target: { value: secret } })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Sign In' }))
  }
  return { dialog, username, password, signIn }
}

it('asks the person of the session for the password, as often as it takes', async () => {
  const { username, password, signIn } = await ask()
  expect(username).toMatchObject({ value: 'marcus', readOnly: true })
  expect(document.activeElement).toBe(password)
  signIn('')
  expect(screen.getByText('Password is required')).toBeTruthy()
  signIn('wrong')
  await screen.findByText('Sign-in failed. Check your password.')
  expect([document.activeElement, begun]).toEqual([password, []])
  signIn('right')
  await vi.waitFor(() => expect(begun).toMatchObject([{ token: { id: 'next' }, rememberAs: undefined }]))
})

it('asks who really acts for the own password', async () => {
  const impersonation = { token: testToken('other', 9), impersonator: 'Ada', impersonatorUsername: 'super' }
  const { dialog, username, password } = await ask({ impersonation })
  expect(dialog.textContent).toContain('with your own password and not that of Marcus Okafor')
  expect(username).toMatchObject({ value: 'super', readOnly: true })
  expect(document.activeElement).toBe(password)
})

it('asks for the name as well where it is not known', async () => {
  const impersonation = { token: testToken('other', 9), impersonator: 'Ada' }
  const { username, signIn } = await ask({ impersonation })
  expect(document.activeElement).toBe(username)
  signIn('right')
  expect(screen.getByText('Username is required')).toBeTruthy()
  expect(begun).toEqual([])
})

it.each([
  ['closes it', (dialog: HTMLElement) => fireEvent.keyDown(dialog, { key: 'Escape' })],
  ['presses Sign out', (dialog: HTMLElement) => press(dialog, 'Sign out')],
])('ends the session of who %s', async (_, leave) => {
  const { dialog } = await ask()
  leave(dialog)
  await vi.waitFor(() => expect(sendSession).toHaveBeenCalledExactlyOnceWith({ type: 'signOut' }))
})

function press(place: HTMLElement, name: string) {
  fireEvent.click(within(place).getByRole('button', { name }))
}
