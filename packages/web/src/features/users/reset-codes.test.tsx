import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { initClient } from '../../data/client.ts'
import { setErrorHandler } from '../../data/report-error.ts'
import { testUser } from '../../testing/show-session.ts'
import { ResetCodesDialog } from './user-panels.tsx'

let sent: string[]
const onClose = vi.fn()

/** The dialog over a user who signs in with codes, or without. */
function show(isOn: boolean, status = 200) {
  // The dialog says itself what is wrong.
  setErrorHandler(() => undefined)
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async ({ url, method }) => {
      if (method === 'GET') return Response.json({ isOn })
      sent.push(`${method} ${new URL(url).pathname.split('/v1').at(-1)}`)
      return status === 200
        ? Response.json({ count: 1 })
        : Response.json({ error: { statusCode: status, name: 'Error', message: 'no' } }, { status })
    },
  })
  render(<ResetCodesDialog row={testUser({ id: 8, username: 'nora' })} onClose={onClose} />)
}

beforeEach(() => {
  sent = []
  onClose.mockClear()
})

const button = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Reset the authenticator app' })

it('switches the codes of a user off, and closes', async () => {
  show(true)
  await waitFor(async () => expect((await button()).disabled).toBe(false))
  fireEvent.click(await button())
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(sent).toEqual(['DELETE /DashUsers/8/second-factor'])
})

it('stays open where the server refuses', async () => {
  show(true, 500)
  await waitFor(async () => expect((await button()).disabled).toBe(false))
  fireEvent.click(await button())
  await waitFor(() => expect(sent).toHaveLength(1))
  await waitFor(async () => expect((await button()).disabled).toBe(false))
  expect(onClose).not.toHaveBeenCalled()
})

it('only closes for a user without codes, and asks nothing', async () => {
  show(false)
  expect(await screen.findByText('nora uses no authenticator app: there is nothing to reset.')).toBeTruthy()
  const dialog = screen.getByRole('dialog', { name: 'Authenticator app of nora' })
  const buttons = within(dialog).getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Close'])
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect([onClose.mock.calls.length, sent]).toEqual([1, []])
})
