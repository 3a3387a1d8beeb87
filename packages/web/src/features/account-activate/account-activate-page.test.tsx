import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { initClient } from '../../data/client.ts'
import { toasts } from '../../state/toasts.ts'
import { Page } from './account-activate-page.tsx'

let asked: string[]
let answer: (response: Response) => void

beforeEach(() => {
  toasts.list = []
  asked = []
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: ({ url }) => {
      asked.push(url)
      return new Promise((resolve) => {
        answer = resolve
      })
    },
  })
})

const button = () => screen.getByRole('button', { name: 'Activate' })

function open(search: string) {
  history.replaceState(null, '', `/auth/account-activate${search}`)
  const { container } = render(<Page />)
  fireEvent.click(button())
  return container.querySelector('form')
}

it('the screen is blocked while the call runs, and leads to the sign-in page once the account is active', async () => {
  const form = open('?token=abc&name=Ada')
  expect(screen.getByText(/^Hello Ada,/)).toBeTruthy()
  expect(form?.hasAttribute('inert')).toBe(true)
  await vi.waitFor(() => expect(asked).toEqual([expect.stringContaining('token=abc')]))
  answer(Response.json(true))
  await vi.waitFor(() => expect(location.pathname).toBe('/auth/login'))
})

it('a token nobody knows leaves the page as it is, without a message', async () => {
  const form = open('?token=unknown')
  expect(screen.getByText(/^Hello User,/)).toBeTruthy()
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  answer(Response.json(false))
  await vi.waitFor(() => {
    expect([form?.hasAttribute('inert'), document.activeElement]).toEqual([false, button()])
  })
  expect([location.pathname, toasts.list]).toEqual(['/auth/account-activate', []])
})

it('without a token nothing happens, and one can go back', () => {
  open('')
  expect([asked, button()]).toEqual([[], expect.objectContaining({ disabled: false })])
  expect(screen.queryByRole('switch')).toBeNull()
  expect(screen.getByRole('link', { name: 'Send me Back' }).getAttribute('href')).toBe('/auth/login')
})
