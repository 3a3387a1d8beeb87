import { render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerCalls } from '../../testing/answer-calls.ts'
import { showSession, testToken, testUser } from '../../testing/show-session.ts'
import { askedDashboardAt } from './dashboard-address.ts'
import { DashboardChoice } from './dashboard-choice.tsx'

const sources = [
  { id: 1, customerId: 2, name: 'Search ads', Customer: { id: 2, companyName: 'Harbor Dental Group' } },
  { id: 9, customerId: 3, name: 'Search ads', Customer: { id: 3, companyName: 'Kestrel Estates' } },
]

it.each([
  ['everybody', '', ['Search ads – Harbor Dental Group', 'Search ads – Kestrel Estates']],
  ['one customer', '?customer=2', ['Search ads', 'Search ads']],
])('the sources of %s say whose they are where they are of several', async (_, search, labels) => {
  answerCalls(({ url }) => (new URL(url).pathname.includes('racking') ? sources : []))
  showSession({
    status: 'signed-in',
    user: testUser({ id: 1, customerId: 1, isSuperAdmin: true }),
    token: testToken('t'),
  })
  render(<DashboardChoice asked={askedDashboardAt(search)} />)
  const choice = screen.getByRole('combobox', { name: 'Source' })
  await waitFor(() => expect(choice.querySelectorAll('option')).toHaveLength(3))
  expect([...choice.querySelectorAll('option')].slice(1).map(({ textContent }) => textContent)).toEqual(labels)
})
