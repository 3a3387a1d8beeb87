import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
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
  const onCall = vi.fn()
  render(<TestStep row={row} onCall={onCall} />)
  expect(screen.getByText(/charged and logged as any call/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Test call' })).toBeNull()
  expect(await screen.findByText(withText(/, from /))).toBeTruthy()
  expect(onCall).toHaveBeenCalledTimes(1)
})

it('with test calls, one is made, and said to have been', async () => {
  initTestCalls('http://core.example/__mock/live/call')
  const trace = { steps: [], outcome: { kind: 'unknown' }, isLogged: false }
  answerCalls(() => [])
  vi.stubGlobal('fetch', async () => Response.json({ trace, call: null }))
  const onCall = vi.fn()
  render(<TestStep row={row} onCall={onCall} />)
  expect(screen.getByText(/charged and logged as any call/)).toBeTruthy()
  expect(onCall).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Test call' }))
  await waitFor(() => expect(onCall).toHaveBeenCalledTimes(1))
  vi.unstubAllGlobals()
})
