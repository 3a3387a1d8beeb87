import { cleanup, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerCalls } from '../../testing/answer-calls.ts'
import { testUser } from '../../testing/show-session.ts'
import { ProfileHeader } from './profile-menu.tsx'

const createdAt = '2026-01-01T00:00:00.000Z'
const harbor = { ...{ id: 2, companyName: 'Harbor Dental Group', currency: 'USD', balance: 1234.5 }, createdAt }

const terms = () => [...document.querySelectorAll('dt')].map(({ textContent }) => textContent)

it('staff see their company, its account and its balance', () => {
  answerCalls(() => [])
  const user = testUser({ Customer: { ...harbor, billingId: 'HDG-7', state: 'active' } })
  render(<ProfileHeader user={user} seesAll={false} />)
  expect(terms()).toEqual(['Account', 'Account ID', 'Balance', 'Timezone'])
  for (const text of ['Harbor Dental Group', 'HDG-7', '$1,234.50']) expect(screen.getByText(text)).toBeTruthy()
})

it('an account without an id has none, and the super administrator has no account', () => {
  answerCalls(() => [])
  const user = testUser({ Customer: { ...harbor, state: 'active' } })
  render(<ProfileHeader user={user} seesAll={false} />)
  expect(terms()).toEqual(['Account', 'Balance', 'Timezone'])
  cleanup()
  render(<ProfileHeader user={user} seesAll />)
  expect(screen.getByText('Super Administrator')).toBeTruthy()
  expect(terms()).toEqual(['Timezone'])
})
