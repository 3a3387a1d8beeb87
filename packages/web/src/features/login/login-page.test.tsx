import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { initClient } from '../../data/client.ts'
import { initCaptcha } from '../../shared/captcha/bot-check.ts'
import { noteOpenedAccount } from '../../state/remembered-username.ts'
import { type Authenticated, setSessionHandlers } from '../../state/session-events.ts'
import { toasts } from '../../state/toasts.ts'
import { testToken } from '../../testing/show-session.ts'
import { Page } from './login-page.tsx'

/** What the server answers a name and password. */
let answer: () => Response | Promise<Response>
/** What it was asked, and whose session began. */
let asked: string[]
let begun: Authenticated[]

beforeEach(() => {
  toasts.list = []
  asked = []
  begun = []
  answer = () => Response.json(testToken('own'))
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    async fetch(request) {
      asked.push(await request.text())
      return answer()
    },
  })
  setSessionHandlers({
    signIn: async (authenticated) => void begun.push(authenticated),
    impersonate: () => undefined,
    changeUser: () => undefined,
  })
})
afterEach(() => initCaptcha({ kind: 'none' }))

const username = () => screen.getByRole('textbox', { name: 'Username' })
const password = () => screen.getByLabelText('Password')
const button = () => screen.getByRole('button', { name: 'Sign In' })
const said = () => toasts.list.map(({ severity, text }) => `${severity}: ${text}`)

function submit(name = 'admin', secret = 'Lineboard1!') {
  fireEvent.change(username(), { target: { value: name } })
  fireEvent.change(password(), { target: { value: secret } })
  fireEvent.click(button())
}

/** Nobody is signed in, what was typed stays, and the password can be typed again. */
async function expectRefused(problem: RegExp) {
  await screen.findByText(problem)
  await vi.waitFor(() => expect(button()).toHaveProperty('disabled', false))
  expect([document.activeElement, begun]).toEqual([password(), []])
  expect(username()).toHaveProperty('value', 'admin')
}

it('anyone who has just opened an account reads that it is there and paid, and is not welcomed back', () => {
  render(<Page />)
  expect([screen.queryByRole('status'), screen.queryByText(/Welcome back/)]).toEqual([null, expect.anything()])
  cleanup()
  noteOpenedAccount('lamia@pier.example')
  render(<Page />)
  expect(screen.getByRole('status').textContent).toMatch(/^Your account is open, and your payment was received/)
  expect(screen.queryByText(/Welcome back/)).toBeNull()
  expect(username()).toHaveProperty('value', 'lamia@pier.example')
})

it('nothing is sent before both fields are filled in', () => {
  render(<Page />)
  submit('', '')
  expect(screen.getByText('Username is required')).toBeTruthy()
  expect(screen.getByText('Password is required')).toBeTruthy()
  expect([document.activeElement, asked]).toEqual([username(), []])
})

it.each([
  [true, 'admin'],
  [false, undefined],
])('the name is remembered where that is asked for: %s; the password never', async (isRemembered, rememberAs) => {
  localStorage.setItem('username', isRemembered ? '' : 'nora')
  render(<Page />)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }))
  submit()
  await vi.waitFor(() => expect(begun).toEqual([{ token: expect.objectContaining({ id: 'own' }), rememberAs }]))
  expect(JSON.stringify({ ...localStorage })).not.toContain('Lineboard1!')
})

it('a name that was remembered is there, and the password is typed next', () => {
  localStorage.setItem('username', 'nora')
  render(<Page />)
  expect(username()).toHaveProperty('value', 'nora')
  expect(document.activeElement).toBe(password())
})

it.each([
  [401, { statusCode: 401, name: 'Error', message: 'login failed' }, 'warn: login failed', /^Sign-in failed\. Check/],
  [
    500,
    { statusCode: 500, name: 'DatabaseDown', message: 'secret details' },
    'warn: DatabaseDown',
    /^Sign-in failed\. Try again in a moment/,
  ],
] as const)('a refusal with %i is reported, and the form can be used again', async (status, error, toast, problem) => {
  answer = () => Response.json({ error }, { status })
  render(<Page />)
  submit()
  await expectRefused(problem)
  await vi.waitFor(() => expect(said()).toEqual([toast]))
  answer = () => Response.json(testToken('own'))
  fireEvent.click(button())
  await vi.waitFor(() => expect(begun).toHaveLength(1))
})

it('a refusal that arrives as a success is still a refusal', async () => {
  answer = () => Response.json({ statusCode: 401, name: 'Error', message: 'Your account is not activated' })
  render(<Page />)
  submit()
  await expectRefused(/^Sign-in failed/)
  await vi.waitFor(() => expect(said()).toEqual(['warn: Your account is not activated']))
})

it('without a connection the form says so and keeps what was typed', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  render(<Page />)
  submit()
  await expectRefused(/^Sign-in failed: the server could not be asked\./)
})

it('the button rests while the answer is on its way', async () => {
  answer = () => new Promise<Response>(() => undefined)
  render(<Page />)
  submit()
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(button()).toHaveProperty('disabled', true)
})

it.each([
  ['a robot', async () => Response.json({ token: '' }), /^Please try again\./, ['warn: Please try again.']],
  ['a check without an answer', () => Promise.reject(new TypeError('x')), /^Sign-in failed: the server could not/, []],
] as const)('%s is not signed in, and nothing is asked of the server', async (_, check, problem, toast) => {
  initCaptcha({ kind: 'sandbox', url: 'http://core.example/__mock/' })
  vi.stubGlobal('fetch', check)
  render(<Page />)
  submit()
  await vi.waitFor(() => expect(document.activeElement).toBe(password()))
  expect(password().closest('form')?.textContent).toMatch(new RegExp(problem.source.slice(1)))
  expect([said(), asked, begun]).toEqual([toast, [], []])
})

it('the provider’s script is brought by the screen that asks it, not before', async () => {
  const brought: string[] = []
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    brought.push(...nodes.flatMap((node) => (node instanceof HTMLScriptElement ? [node.src] : [])))
  })
  initCaptcha({ kind: 'recaptcha', siteKey: 'site-key' })
  expect(brought).toEqual([])
  render(<Page />)
  await vi.waitFor(() => expect(brought).toEqual(['https://www.google.com/recaptcha/api.js?render=site-key']))
  vi.restoreAllMocks()
})

it('the password can be looked at', () => {
  render(<Page />)
  expect(password()).toHaveProperty('type', 'password')
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password()).toHaveProperty('type', 'text')
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(password()).toHaveProperty('type', 'password')
})

it('asks for a code where the account needs one, with name and password as they were typed', async () => {
  const refused = (code: string) =>
    Response.json({ error: { statusCode: 401, name: 'Error', message: 'login failed', code } }, { status: 401 })
  answer = () => refused('LOGIN_CODE_REQUIRED')
  render(<Page />)
  submit()
  const code = await screen.findByLabelText('Code of your authenticator app')
  expect([said(), document.activeElement === code]).toEqual([[], true])
  answer = () => refused('LOGIN_CODE_INVALID')
  fireEvent.change(code, { target: { value: '000000' } })
  fireEvent.click(button())
  expect(await screen.findByText(/This code is wrong/)).toBeTruthy()
  answer = () => Response.json({ ...testToken('own'), isSecondFactorReset: true })
  fireEvent.change(code, { target: { value: '287082' } })
  fireEvent.click(button())
  await vi.waitFor(() => expect(begun).toHaveLength(1))
  const sent = { username: 'admin', password: 'Lineboard1!', code: '287082' }
  expect(JSON.parse(asked.at(-1) ?? '')).toMatchObject(sent)
  expect(said().join()).toContain('An administrator has switched off the codes')
})
