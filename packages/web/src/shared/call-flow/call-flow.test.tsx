import { GuiSectionName } from '@lineboard/contract/sections'
import { accessOf } from '@lineboard/sdk'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { sessionStore } from '../../state/session-store.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { CallFlow } from './call-flow.tsx'
import { initTestCalls } from './test-call-source.ts'

const number = {
  ...{ id: 1, customerId: 2, tracking_number: '+12125550101', numberType: 'local', country: 'us', status: 'active' },
  ...{ routing_action: 'Hang up', monthlyPrice: 2, totalCalls: 0, createdAt: '2026-01-01T00:00:00Z' },
}

const url = 'http://core.example/__mock/live/call'

const clerk = (permission: string) =>
  accessOf(
    { id: 3, customerId: 2, DashRoleMapping: [{ principalType: 'USER' }] },
    GuiSectionName.map((name) => ({ GuiSection: { name }, GuiPermission: { name: permission } })),
  )

afterEach(() => {
  initTestCalls(undefined)
  sessionStore.access = undefined
})

it.each([
  ['are offered where the server makes some', url, 'PERMITALL', 1],
  ['are not offered where the server makes none', undefined, 'PERMITALL', 0],
  ['are not offered to who only reads numbers', url, 'READONLY', 0],
])('test calls %s', async (_, made, permission, count) => {
  answerCalls((request) => (/\/OpNumbers$/.test(new URL(request.url).pathname) ? [number] : []))
  sessionStore.access = clerk(permission)
  initTestCalls(made)
  render(<CallFlow numberId={1} />)
  expect(await screen.findByRole('list', { name: 'The call flow' })).toBeTruthy()
  expect(screen.queryAllByRole('button', { name: 'Test call' })).toHaveLength(count)
})

it.each([
  ['active', 'It is charged and logged as any call.'],
  ['paused', 'It is in no call log, as any call to it at present.'],
])('of a test call to an %s number it says: %s', async (status, text) => {
  const rows: Record<string, object[]> = {
    OpNumbers: [{ ...number, status }],
    Customers: [{ id: 2, state: 'active', balance: 20, accounting_type: 'prepaid' }],
  }
  answerCalls((request) => rows[new URL(request.url).pathname.split('/').at(-1) ?? ''] ?? [])
  sessionStore.access = clerk('PERMITALL')
  initTestCalls(url)
  render(<CallFlow numberId={1} />)
  expect(await screen.findByText((said) => said.endsWith(text))).toBeTruthy()
})
