import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { initClient } from '../../data/client.ts'
import { setErrorHandler } from '../../data/report-error.ts'
import { sessionStore } from '../../state/session-store.ts'
import { toasts } from '../../state/toasts.ts'
import { AddContactDialog } from './add-contact-dialog.tsx'

const row = {
  id: 5,
  callId: 'c5',
  customerId: 2,
  direction: 'inbound' as const,
  status: 'answered' as const,
  startedAt: '2026-03-02T15:04:10.000Z',
  ringSeconds: 3,
  talkSeconds: 20,
  callerNumber: '+12125550177',
  trackingNumber: '+16465550118',
  charge: 0,
  currency: 'USD',
  firstTimeCaller: true,
  metrics: '2026-03-02T15:04:10.000Z',
}

afterEach(() => {
  sessionStore.access = undefined
})

it('a contact is added once, however often linking the call to it is tried', async () => {
  const asked: string[] = []
  let isLinkRefused = true
  const reported = vi.fn()
  setErrorHandler(reported)
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async ({ method, url }) => {
      if (method === 'GET') return Response.json([])
      asked.push(new URL(url).pathname.replace('/api/v1', ''))
      if (url.includes('/Phonebooks')) return Response.json({ id: 31, number: row.callerNumber, name: 'Nora' })
      return isLinkRefused ? Response.json({ error: { statusCode: 503 } }, { status: 503 }) : Response.json({ id: 5 })
    },
  })
  const close = vi.fn()
  render(<AddContactDialog row={row} onClose={close} />)
  fireEvent.change(screen.getByRole('textbox', { name: /^Name/ }), { target: { value: 'Nora' } })
  const add = screen.getByRole('button', { name: /add/i })
  fireEvent.click(add)
  await waitFor(() => expect(reported).toHaveBeenCalled())
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveProperty('readOnly', true)
  isLinkRefused = false
  fireEvent.click(add)
  await waitFor(() => expect(close).toHaveBeenCalled())
  expect(asked).toEqual(['/Phonebooks', '/CallLogs/update_phonebook', '/CallLogs/update_phonebook'])
})

it('a contact that is answered without its id is added once, and it is said that no call is linked to it', async () => {
  const asked: string[] = []
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async ({ method, url }) => {
      if (method !== 'GET') asked.push(new URL(url).pathname.replace('/api/v1', ''))
      return Response.json(method === 'GET' ? [] : { number: row.callerNumber, name: 'Nora' })
    },
  })
  const close = vi.fn()
  render(<AddContactDialog row={row} onClose={close} />)
  fireEvent.change(screen.getByRole('textbox', { name: /^Name/ }), { target: { value: 'Nora' } })
  fireEvent.click(screen.getByRole('button', { name: /add/i }))
  await waitFor(() => expect(close).toHaveBeenCalled())
  expect(asked).toEqual(['/Phonebooks'])
  expect(toasts.list.at(-1)?.text).toMatch(/Nora is in the phone book now.*no call is linked/)
})
