import { accessOf } from '@lineboard/sdk'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { sessionStore } from '../../state/session-store.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { showSession, testToken, testUser } from '../../testing/show-session.ts'
import { Details } from './ticket-panels.tsx'

const at = '2026-05-29T16:20:44.000Z'
const same = { priority: 'normal', stateId: 1, state: 'open', createdBy: 8, createdAt: at } as const
const version = { id: 8, ticketId: 7, number: 1, title: 'No ring', body: '', assetIds: [], ...same }
const Customer = { id: 2, companyName: 'Harbor Dental Group', createdAt: at }
const ticket = { id: 7, customerId: 2, subject: 'No ring', versionId: 8, versionNumber: 1, updatedAt: at, ...same }

afterEach(() => {
  showSession({})
  sessionStore.access = undefined
})

it.each([
  ['a customer', { customerId: 2 }, 'The people who run this service'],
  ['the staff', { customerId: 1, isSuperAdmin: true }, 'People of Harbor Dental Group, and the staff'],
])('says to %s who receives the ticket, and that nobody owns it yet', async (_, more, text) => {
  answerCalls(({ url }) => (/Versions/i.test(url) ? [version] : []))
  const user = testUser({ id: 8, ...more })
  showSession({ status: 'signed-in', user, token: testToken('t', 8) })
  sessionStore.access = accessOf(user, [])
  // Of the customer the panel reads the name alone.
  render(<Details row={{ ...ticket, Customer } as Parameters<typeof Details>[0]['row']} />)
  expect((await screen.findByText('Received by')).nextElementSibling?.textContent).toBe(text)
  expect(screen.getByText('Owner', { selector: 'dt' }).nextElementSibling?.textContent).toBe('Nobody yet')
})
