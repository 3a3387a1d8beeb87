import { type CallAction, type CallGateway, type CallTrace, type LoadedSetup, setupOf } from '@lineboard/sdk/call-flow'
import { expect, it } from 'vitest'
import { says } from './find-rings-at.ts'
import { ringPlace, ringsAt, rungBy, rungThrough } from './rings-at.ts'

const atPhone = (number: string) =>
  ({ destination: { kind: 'number', number }, seconds: 20, gatewayId: 1, dialled: number }) as const
const phones = (first: string, ...others: string[]): CallTrace['outcome'] => ({
  kind: 'rings',
  rings: [atPhone(first), ...others.map(atPhone)],
  isTogether: false,
})
const menu = { id: 1, customerId: 1, name: 'Office', status: 'published', timeoutSeconds: 5, maxAttempts: 2 } as const
const inMenu: CallTrace['steps'][number] = {
  kind: 'menu',
  menu: { ...menu, greeting: { kind: 'text', text: 'Welcome' } },
  choices: [],
  attempt: 1,
  hears: { kind: 'text', text: 'Welcome' },
}

it.each<[string, CallTrace['outcome'], CallTrace['steps'], string]>([
  ['a phone', phones('+16175550145'), [], '+16175550145'],
  ['one phone tried twice', phones('+16175550145', '+16175550145'), [], '+16175550145'],
  [
    'a voice menu, whatever becomes of the call there',
    { kind: 'hangs_up', by: 'action' },
    [inMenu],
    'Voice menu Office',
  ],
  ['a mailbox', { kind: 'voicemail', address: 'a@example.com' }, [], 'Voicemail a@example.com'],
  [
    'a call that a menu ends, where no menu is among the steps',
    { kind: 'hangs_up', by: 'attempts' },
    [],
    'Ended: the voice menu ends the call after its last try',
  ],
  ['a call that is ended', { kind: 'hangs_up', by: 'action' }, [], 'Ended: the routing action rejects calls'],
  [
    'nowhere',
    { kind: 'nowhere', reason: 'no_destination' },
    [],
    'Nowhere: no receiving number and no routing action is chosen',
  ],
  [
    'a number that is stopped',
    { kind: 'refused', reason: 'number_stopped' },
    [],
    'Rejected: calls to the number are stopped',
  ],
  ['what the server does not say', { kind: 'unknown' }, [], ''],
])('a cell says of %s', (_, outcome, steps, text) => {
  expect(ringsAt({ outcome, steps }, (number) => number)).toBe(text)
})

it('a cell and its filter say that the gateway of a place is unreachable', () => {
  const ring = { ...atPhone('+16175550145'), unreachable: 'Dispatch' }
  const outcome: CallTrace['outcome'] = { kind: 'rings', rings: [ring], isTogether: false }
  const asIs = (number: string) => number
  const [cell, place] = [ringsAt({ outcome, steps: [] }, asIs), ringsAt({ outcome, steps: [] }, asIs, ringPlace)]
  expect(cell).toBe('Unreachable: +16175550145 (gateway Dispatch)')
  const meets = (operator: 'is' | 'isNot' | 'has', text: string) => says(cell, { text, operator, words: [] }, place)
  expect(meets('is', '1 617-555-0145')).toBe(true)
  expect(meets('isNot', '1 617-555-0145')).toBe(false)
  expect(meets('has', 'unreachable')).toBe(true)
  expect(says('+16175550145', { text: 'unreachable', operator: 'has', words: [] })).toBe(false)
})

const set = (id: number, routing_actionId?: number): LoadedSetup['numbers'][number] => ({
  ...{ id, customerId: 1, tracking_number: `+1212555010${id}`, numberType: 'local', status: 'active' },
  ...{ totalCalls: 0, receiving_numberId: 3, country: 'us', routing_action: 'Forward' },
  ...(routing_actionId && { routing_actionId }),
  ...{ monthlyPrice: 2, createdAt: '2026-01-01T00:00:00Z' },
})
const receiver = { id: 3, customerId: 1, number: '+16175550145', description: '' }
const away: CallAction = { id: 2, customerId: 1, name: 'Ends', type: 'hang_up', targets: [], recordCalls: false }
const gateway: CallGateway = {
  ...{ id: 1, customerId: 1, name: 'Out', address: '192.0.2.1', digitsStrip: 0, enabled: true },
  ...{ position: 1, defaultOutbound: true, type: 'both', health: 'unknown' },
}
const numbers = [set(1), set(2, 2)]

it.each([
  ['names who rings and counts who is only set so', 'active', '+12125550101, 1 number set to ring here does not'],
  ['says that nobody rings while calls are rejected', 'calls_stopped', 'None, 2 numbers set to ring here do not'],
] as const)('the cell of a receiving number %s', (_, state, text) => {
  const customers = [{ id: 1, state, balance: 20, accounting_type: 'prepaid' as const }]
  const setup = setupOf({ customers, numbers, actions: [away], receivers: [receiver], gateways: [gateway] })
  expect(rungBy({ numbers, setup }, receiver, new Date())).toBe(text)
})

it('a gateway has the numbers that ring through it, and says of those that are only set for it where their calls go', () => {
  const customers = [{ id: 1, state: 'active' as const, balance: 20, accounting_type: 'prepaid' as const }]
  const chosen = numbers.map((number) => ({ ...number, sip_gatewayId: 1 }))
  const setup = setupOf({ customers, numbers: chosen, actions: [away], receivers: [receiver], gateways: [gateway] })
  expect(rungThrough({ numbers: chosen, setup }, 1, new Date())).toBe(
    '1 tracking number rings through this gateway now. ' +
      '1 number in use is set to use it, and does not ring through it: +12125550102 – Ended: the routing action rejects calls.',
  )
  expect(rungThrough({ numbers: chosen, setup }, 2, new Date())).toBe(
    'No tracking number rings through this gateway now.',
  )
  const elsewhere = numbers.map((number) => ({ ...number, sip_gatewayId: 2 }))
  expect(rungThrough({ numbers: elsewhere, setup }, 2, new Date())).toBe(
    'No tracking number rings through this gateway now. 2 numbers in use are set to use it, and do not ring through it: ' +
      '+12125550101 – +16175550145 over the gateway Out; +12125550102 – Ended: the routing action rejects calls.',
  )
})
