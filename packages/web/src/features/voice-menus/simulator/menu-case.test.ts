import type { CallGateway } from '@lineboard/sdk/call-flow'
import { expect, test } from 'vitest'
import { draftRows } from '../menu/edited-menu.ts'
import type { ActionValues } from '../menu/menu-values.ts'
import { endOf, keptAs, runCases, toCase } from './menu-case.ts'
import { stepsInside, triedSetup, tryCall, visitedBy } from './tried-call.ts'

const gateway: CallGateway = {
  ...{ id: 3, customerId: 2, name: 'Trunk', address: 'trunk.example', digitsStrip: 0, enabled: true },
  ...{ position: 1, defaultOutbound: true },
  type: 'both',
  health: 'reachable',
}
const choice = (key: ActionValues['key'], kind: ActionValues['kind'], text = ''): ActionValues => ({
  ...{ key, kind, recordId: null, text, label: '' },
})
function setupWith(actions: readonly ActionValues[]) {
  const greeting = { kind: 'text', text: 'Press 1.' } as const
  const typed = { name: 'Main', greeting, timeoutSeconds: '', maxAttempts: '2', actions }
  const { menu, rows } = draftRows({ customerId: 2, menus: [], gateways: [gateway], actions: [] }, 5, typed)
  return triedSetup({ ...rows, blocked: [{ customerId: 2, number: '+12125550188' }] }, menu)
}
const setup = setupWith([
  choice('1', 'dial_number', '+12125550142'),
  choice('2', 'voicemail', 'desk@harbordental.example'),
  choice('timeout', 'repeat'),
])

test.each([
  [['1'], { kind: 'rings', to: ['+12125550142'] }, [-1]],
  [['2'], { kind: 'voicemail', to: ['desk@harbordental.example'] }, [-2]],
  [[], { kind: 'hangs_up', to: [] }, [-3]],
  [['9', '1'], { kind: 'rings', to: ['+12125550142'] }, [-1]],
] as const)('keys %j lead to %j', (keys, end, taken) => {
  const trace = tryCall(setup, { keys })
  expect(endOf(trace.outcome)).toEqual(end)
  expect([...visitedBy(trace).choices]).toEqual(taken)
  expect(stepsInside(trace)[0]).toMatchObject({ kind: 'menu', hears: { kind: 'text', text: 'Press 1.' } })
})

test.each([
  [{ caller: '+12125550188' }, 'caller_blocked'],
  [{ caller: '+12125550177', blocked: ['+12125550177'] }, 'caller_blocked'],
  [{ isWalletEmpty: true }, 'wallet_empty'],
])('a call with %j hears nothing of the menu', (tried, reason) => {
  const trace = tryCall(setup, { keys: ['1'], ...tried })
  expect(endOf(trace.outcome)).toEqual({ kind: 'refused', to: [reason] })
  expect(visitedBy(trace).menus.size).toBe(0)
  expect(endOf(tryCall(setup, { keys: ['1'], caller: '+12125550177' }).outcome).kind).toBe('rings')
})

const kept = {
  ...{ id: 8, customerId: 2, userId: 4, name: 'Appointments', sharedWith: [], createdAt: '2026-05-22T12:00:00Z' },
  ...keptAs,
  definition: { menuId: 5, keys: ['1'], end: { kind: 'rings', to: ['+12125550142'] } },
}

test('a kept case is met until an edit leads its caller elsewhere', () => {
  const found = toCase(kept, 5)
  if (!found) throw new Error('It is a case.')
  expect(runCases(setup, [found])).toMatchObject([{ isMet: true }])
  const edited = setupWith([choice('1', 'hang_up')])
  expect(runCases(edited, [found])).toMatchObject([{ isMet: false, now: { kind: 'hangs_up', to: [] } }])
})

test('a case is run under its own circumstances', () => {
  const definition = { ...kept.definition, isWalletEmpty: true, end: { kind: 'refused', to: ['wallet_empty'] } }
  const found = toCase({ ...kept, definition }, 5)
  expect(found && runCases(setup, [found])).toMatchObject([{ isMet: true }])
  expect(toCase({ ...kept, definition: { ...kept.definition, blocked: 'all' } }, 5)).toBeUndefined()
})

test('what is kept of another menu, or is no case, is none', () => {
  expect(toCase(kept, 6)).toBeUndefined()
  expect(toCase({ ...kept, definition: { columns: ['name'] } }, 5)).toBeUndefined()
})
