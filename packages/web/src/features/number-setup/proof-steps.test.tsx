import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { initTestCalls } from '../../shared/call-flow/test-call-source.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { withText } from '../../testing/with-text.ts'
import { TestStep } from './proof-steps.tsx'
import type { OpNumber } from './use-setup.ts'

const row: OpNumber = {
  id: 7,
  customerId: 2,
  tracking_number: '+12125550110',
  numberType: 'local',
  country: 'us',
  status: 'active',
  routing_action: 'Forward',
  monthlyPrice: 2,
  totalCalls: 0,
  createdAt: '2026-01-01T00:00:00Z',
}
const call = { id: 4, callerNumber: '+12125550177', trackingNumber: row.tracking_number, status: 'answered' }

afterEach(() => initTestCalls(undefined))

it('without test calls, calls from any phone are looked for', async () => {
  answerCalls(() => [{ ...call, startedAt: new Date().toISOString(), direction: 'inbound', customerId: 2 }])
  render(<TestStep row={row} />)
  expect(screen.queryByRole('button', { name: 'Test call' })).toBeNull()
  expect(await screen.findByText(withText(/, from /))).toBeTruthy()
})

it('with test calls, one is made', () => {
  initTestCalls('http://core.example/__mock/live/call')
  render(<TestStep row={row} />)
  expect(screen.getByRole('button', { name: 'Test call' })).toBeTruthy()
})
