import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { answerCalls } from '../../../testing/answer-calls.ts'
import { initTestCalls } from '../test-call-source.ts'
import { CallPath } from './call-path.tsx'

const number = {
  ...{ id: 1, customerId: 2, tracking_number: '+12125550101', numberType: 'local', country: 'us', status: 'active' },
  ...{ routing_action: 'Hang up', monthlyPrice: 2, totalCalls: 0, createdAt: '2026-01-01T00:00:00Z' },
}

afterEach(() => initTestCalls(undefined))

it.each([
  ['are offered where the server makes some', 'http://core.example/__mock/live/call', 1],
  ['are not offered where the server makes none', undefined, 0],
])('test calls %s', async (_, url, count) => {
  answerCalls((request) => (/\/OpNumbers$/.test(new URL(request.url).pathname) ? [number] : []))
  initTestCalls(url)
  render(<CallPath numberId={1} />)
  expect(await screen.findByRole('list', { name: 'The way of a call' })).toBeTruthy()
  expect(screen.queryAllByRole('button', { name: 'Test call' })).toHaveLength(count)
})
