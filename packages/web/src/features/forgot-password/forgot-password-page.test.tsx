import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { initClient } from '../../data/client.ts'
import { setErrorHandler } from '../../data/report-error.ts'
import { initCaptcha } from '../../shared/captcha/bot-check.ts'
import { toasts } from '../../state/toasts.ts'
import { Page } from './forgot-password-page.tsx'

let asked: string[]
let answer: Response

beforeEach(() => {
  history.replaceState(null, '', '/auth/forgot-password')
  toasts.list = []
  asked = []
  answer = Response.json(true)
  setErrorHandler(() => undefined)
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    async fetch(request) {
      asked.push(await request.text())
      return answer
    },
  })
})
afterEach(() => initCaptcha({ kind: 'none' }))

const email = 'admin@harbordental.example'
const field = () => screen.getByRole('textbox', { name: 'Email address' })

function submit(address = email) {
  render(<Page />)
  fireEvent.change(field(), { target: { value: address } })
  fireEvent.click(screen.getByRole('button', { name: 'Send me new password' }))
}

/** It is said, the address stays to be sent again, and one is still there. */
async function expectSaid(toast: string) {
  await vi.waitFor(() => expect(toasts.list.map(({ severity, text }) => `${severity}: ${text}`)).toEqual([toast]))
  expect([document.activeElement, location.pathname]).toEqual([field(), '/auth/forgot-password'])
  expect(field()).toHaveProperty('value', toast.includes('Please input') ? '' : email)
}

/** Somebody answers the check for robots so. */
function check(answered: () => Promise<Response>) {
  initCaptcha({ kind: 'sandbox', url: 'http://core.example/__mock/' })
  vi.stubGlobal('fetch', answered)
}

it('a new password is asked for by e-mail, and one signs in with it', async () => {
  submit()
  await vi.waitFor(() => expect(location.pathname).toBe('/auth/login'))
  expect([asked, toasts.list.map(({ severity }) => severity)]).toEqual([[JSON.stringify({ email })], ['success']])
})

it('an address is asked for', async () => {
  submit('')
  await expectSaid('warn: Please input email address to recover password.')
  expect(asked).toEqual([])
})

it('a server that cannot do it is reported', async () => {
  answer = Response.json(false)
  submit()
  await expectSaid('warn: Unable to reset account. Contact an administrator for details.')
})

it('an address that is refused says why at its field', async () => {
  const details = { context: 'DashUser', codes: { email: ['format'] }, messages: { email: ['is no address of ours'] } }
  const error = { statusCode: 422, name: 'ValidationError', message: 'The row is not valid', details }
  answer = Response.json({ error }, { status: 422 })
  submit()
  const description = 'The email is no address of ours.'
  expect(await screen.findByRole('textbox', { name: 'Email address', description })).toBe(document.activeElement)
})

it('a robot gets a message, and nothing is sent', async () => {
  check(async () => Response.json({ token: '' }))
  submit()
  await expectSaid('warn: Forgot Password: Token is missing. Please try again.')
  expect(asked).toEqual([])
})

it('a check that nobody answers is a failure of the network', async () => {
  check(() => Promise.reject(new TypeError('Failed to fetch')))
  submit()
  await expectSaid('error: Network Connection Error')
  expect(asked).toEqual([])
})
