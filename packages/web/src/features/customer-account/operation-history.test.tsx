import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { testUser } from '../../testing/show-session.ts'
import { OperationHistory } from './account-lists.tsx'

const call = { id: 1, endpoint: '/Products/subscribe_product', method: 'POST' as const, statusCode: 200 }
const entry = { ...call, ip: '198.51.100.20', userAgent: '', createdAt: '2026-05-20T00:00:00.000Z' }
const nora = testUser({ id: 3, firstName: 'Nora', lastName: 'Whitfield' })
const priya = testUser({ id: 11, firstName: 'Priya', lastName: 'Nair' })

it.each([
  ['who did it', { DashUser: priya }, 'Subscribed, by Priya Nair'],
  ['as whom somebody did it', { DashUser: nora, actedBy: priya }, 'Subscribed, by Priya Nair as Nora Whitfield'],
])('says %s', (_, people, text) => {
  render(<OperationHistory entries={[{ ...entry, ...people }]} />)
  expect(screen.getByText(text, { exact: false })).toBeDefined()
})
