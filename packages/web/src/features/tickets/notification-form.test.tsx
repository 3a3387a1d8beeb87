import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { setErrorHandler } from '../../data/report-error.ts'
import { NotificationForm } from './ticket-notifications.tsx'

const at = '2026-05-29T16:20:44.000Z'
const version = {
  ...{ id: 8, ticketId: 7, number: 1, title: 'No ring', body: '', assetIds: [] },
  ...({ priority: 'normal', stateId: 1, state: 'open', createdBy: 3, createdAt: at } as const),
}
const observers = ['ann', 'bob'].map((username, at) => ({
  ...{ id: at + 1, versionId: 8, userId: at + 4 },
  DashUser: { id: at + 4, username, email: `${username}@harbor.example` },
}))

let sent: unknown[]
let isLost: boolean

beforeEach(() => {
  sent = []
  isLost = true
  setErrorHandler(() => undefined)
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    async fetch(request) {
      if (request.method === 'GET') return Response.json(observers)
      const { to } = await request.json()
      sent.push(to)
      if (isLost && sent.length === 2) throw new TypeError('Failed to fetch')
      return Response.json({ id: sent.length, versionId: 8, channel: 'email', to, status: 'sent', createdAt: at })
    },
  })
})

it('a message that did not reach everybody is sent again to the others alone', async () => {
  render(<NotificationForm version={version} onSent={() => undefined} />)
  const send = () => fireEvent.submit(screen.getByRole('form'))
  await screen.findByRole('option', { name: /^All observers/ })
  fireEvent.change(screen.getByLabelText(/^Goes to/), { target: { value: 'observers' } })
  send()
  await screen.findByRole('alert')
  expect(sent).toEqual(['ann@harbor.example', 'bob@harbor.example'])
  isLost = false
  send()
  await waitFor(() => expect(sent).toEqual(['ann@harbor.example', 'bob@harbor.example', 'bob@harbor.example']))
})
