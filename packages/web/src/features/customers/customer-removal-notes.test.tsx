import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { initClient } from '../../data/client.ts'
import { sessionStore } from '../../state/session-store.ts'
import { showSession, testToken, testUser } from '../../testing/show-session.ts'
import { RemovalNotes } from './customer-panels.tsx'

beforeEach(() => {
  showSession({ user: testUser({ id: 3, customerId: 2, isSuperAdmin: true }), token: testToken('t') })
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async () => Response.json([]),
  })
})
afterEach(() => void Object.assign(sessionStore, { user: undefined, access: undefined }))

const [owner, own, other] = [
  { id: 1, name: 'Lineboard' },
  { id: 2, name: 'Harbor Dental' },
  { id: 3, name: 'Kestrel Estates' },
]

it.each([
  [[owner], ['This is the owner of the installation']],
  [[own], ['This is your own company']],
  [[other, own], ['Your own company is one of them']],
  [
    [owner, own],
    ['The owner of the installation is one of them', 'Your own company is one of them'],
  ],
])('says who is not deleted, and lets %o not be agreed to', (targets, words) => {
  const onFirst = vi.fn()
  render(<RemovalNotes targets={targets} moveToId={undefined} onFirst={onFirst} />)
  const said = screen.getAllByRole('alert').map(({ textContent }) => textContent)
  expect(said).toEqual(words.map((text) => expect.stringContaining(text)))
  expect(onFirst.mock.calls).toEqual([['refused']])
})

it.each([
  [148.2, 'Kestrel Estates has $148.20 left in the wallet'],
  [-3, 'Kestrel Estates owes $3.00'],
])('says what money goes with a customer whose wallet has %d', async (balance, words) => {
  const row = { ...other, companyName: other.name, currency: 'USD', balance }
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async () => Response.json([row]),
  })
  render(<RemovalNotes targets={[other]} moveToId={undefined} onFirst={() => undefined} />)
  expect((await screen.findByRole('alert')).textContent).toContain(words)
})

it('asks nothing more where others are deleted who owe nothing', async () => {
  const onFirst = vi.fn()
  render(<RemovalNotes targets={[other]} moveToId={undefined} onFirst={onFirst} />)
  await waitFor(() => expect(onFirst).toHaveBeenCalledExactlyOnceWith(undefined))
  expect(screen.queryByRole('alert')).toBeNull()
})
