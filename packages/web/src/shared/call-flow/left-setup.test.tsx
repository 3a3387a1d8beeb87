import { GuiSectionName } from '@lineboard/contract/sections'
import { accessOf } from '@lineboard/sdk'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forgetPending, pending, postpone, undo } from '../../state/pending-changes.ts'
import { sessionStore } from '../../state/session-store.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { CallFlow } from './call-flow.tsx'
import { readRingsAt } from './rings-at.ts'

const number = {
  ...{ id: 1, customerId: 2, tracking_number: '+12125550101', numberType: 'local', country: 'us', status: 'active' },
  ...{ routing_action: 'Mailbox', routing_actionId: 3, totalCalls: 0, createdAt: '2026-01-01T00:00:00Z' },
}
const actions = [
  { id: 3, customerId: 2, name: 'Mailbox', type: 'voicemail', targets: [{ kind: 'mailbox', target: 'a@example.com' }] },
  { id: 4, customerId: 2, name: 'End', type: 'hang_up', targets: [] },
]
const rows: Record<string, readonly object[]> = {
  OpNumbers: [number],
  RoutingActions: actions,
  Customers: [{ id: 2, state: 'active', balance: 20, accounting_type: 'prepaid' }],
}

const later = (
  rest: Pick<Parameters<typeof postpone>[0], 'kind' | 'model' | 'rows'>,
  makes?: (row: object) => object,
) =>
  postpone({
    ...rest,
    text: '',
    action: { run: async () => undefined, sendLast: () => undefined, ...(makes && { makes }) },
  })

beforeEach(() => {
  answerCalls(({ url }) => rows[new URL(url).pathname.split('/').at(-1) ?? ''] ?? [])
  sessionStore.access = accessOf(
    { id: 3, customerId: 2, DashRoleMapping: [{ principalType: 'USER' }] },
    GuiSectionName.map((name) => ({ GuiSection: { name }, GuiPermission: { name: 'PERMITALL' } })),
  )
})
afterEach(() => {
  forgetPending()
  sessionStore.access = undefined
})

it('shows where calls go once a change is made that can still be undone, and as before when it is undone', async () => {
  render(<CallFlow numberId={1} />)
  expect(await screen.findByText('A message can be left for a@example.com.')).toBeTruthy()
  const makes = (row: object) => ({ ...row, routing_actionId: 4 })
  act(() => void later({ kind: 'edit', model: 'OpNumber', rows: new Map([[1, {}]]) }, makes))
  expect(
    await screen.findByText(/^(?!.*message).*(?:ended|ends|hangs up)/i, { selector: '[data-wrong], p' }),
  ).toBeTruthy()
  expect(screen.getByText('This counts a change that can still be undone as made.')).toBeTruthy()
  expect(await readRingsAt([1], {})).toEqual([[1, 'Ended: the routing action rejects calls']])
  act(() => undo(pending.list[0]?.id ?? 0))
  expect(await screen.findByText('A message can be left for a@example.com.')).toBeTruthy()
  expect(screen.queryByText('This counts a change that can still be undone as made.')).toBeNull()
})

it('takes a row that is about to be deleted as gone', async () => {
  later({ kind: 'remove', model: 'RoutingAction', rows: new Map([[3, undefined]]) })
  expect(await readRingsAt([1], {})).toEqual([[1, 'Nowhere: no receiving number and no routing action is chosen']])
})
