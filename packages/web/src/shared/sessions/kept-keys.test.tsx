import { accessOf } from '@lineboard/sdk'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { sessionStore } from '../../state/session-store.ts'
import { KeptKeys } from './kept-keys.tsx'

const at = '2026-05-01T10:00:00.000Z'
const key = (id: number, name: string) => ({ id, name, apikey: `****${id}`, userId: 3, customerId: 2, createdAt: at })

let keys: ReturnType<typeof key>[]
let ended: string[]

beforeEach(() => {
  keys = [key(7, 'Reports'), key(8, 'CRM')]
  ended = []
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async ({ url, method }) => {
      if (method === 'GET') return Response.json(keys)
      const [id] = new URL(url).pathname.split('/').slice(-1)
      ended.push(String(id))
      keys = keys.filter((each) => String(each.id) !== id)
      return Response.json({ count: 1 })
    },
  })
})
afterEach(() => {
  sessionStore.access = undefined
})

it('names the keys that a new password does not end, and ends them with one press', async () => {
  sessionStore.access = accessOf({ id: 1, customerId: 1, isSuperAdmin: true }, [])
  render(<KeptKeys userId={3} customerId={2} />)
  expect(await screen.findByText('A new password does not end 2 API keys: Reports, CRM.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'End these API keys' }))
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  expect(ended).toEqual(['7', '8'])
})

it.each([
  ['there are none', true],
  ['the person may not end them', false],
])('says nothing where %s', async (_, may) => {
  keys = may ? [] : keys
  if (may) sessionStore.access = accessOf({ id: 1, customerId: 1, isSuperAdmin: true }, [])
  const { container } = render(<KeptKeys userId={3} customerId={2} />)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(container.textContent).toBe('')
})
