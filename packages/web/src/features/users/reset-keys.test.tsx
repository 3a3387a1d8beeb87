import { accessOf } from '@lineboard/sdk'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { sessionStore } from '../../state/session-store.ts'
import { testUser } from '../../testing/show-session.ts'
import { ResetAccountDialog } from './user-panels.tsx'

const at = '2026-05-01T10:00:00.000Z'
const key = (id: number, name: string) => ({ id, name, apikey: `****${id}`, userId: 3, customerId: 2, createdAt: at })

let sent: string[]

beforeEach(() => {
  sent = []
  sessionStore.access = accessOf({ id: 1, customerId: 1, isSuperAdmin: true }, [])
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async ({ url, method }) => {
      const { pathname } = new URL(url)
      if (method === 'GET' && pathname.includes('ApiKey')) return Response.json([key(7, 'Reports'), key(8, 'CRM')])
      sent.push(`${method} ${pathname.split('/v1').at(-1)}`)
      return Response.json(method === 'DELETE' ? { count: 1 } : true)
    },
  })
})
afterEach(() => {
  sessionStore.access = undefined
})

it.each([true, false])('names the keys of an account that is reset, and ends them on request: %s', async (ends) => {
  render(<ResetAccountDialog row={testUser()} onClose={() => undefined} />)
  const box = await screen.findByRole('checkbox', { name: /Also end 2 API keys: Reports, CRM/ })
  if (ends) fireEvent.click(box)
  fireEvent.click(screen.getByRole('button', { name: 'Reset password and sessions' }))
  await waitFor(() => expect(sent).toHaveLength(ends ? 3 : 1))
  expect(sent[0]).toMatch(/reset/i)
  expect(sent.slice(1)).toEqual(ends ? ['DELETE /ApiKeys/7', 'DELETE /ApiKeys/8'] : [])
})
