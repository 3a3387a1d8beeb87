import { setupOf } from '@lineboard/contract/call-flow'
import type { LoadedSetup } from '@lineboard/sdk/call-flow'
import { expect, it } from 'vitest'
import type { CallTarget } from './call-target.ts'
import { lostWith, lostWithout } from './lost-without.ts'

const own = { customerId: 2 }
const number = (id: number, fields: object) => ({
  ...({
    id,
    ...own,
    tracking_number: `+1212555010${id}`,
    numberType: 'local',
    country: 'us',
    status: 'active',
  } as const),
  ...{ routing_action: 'Forward', monthlyPrice: 2, totalCalls: 0, createdAt: '2026-01-01T00:00:00Z', ...fields },
})
const gateway = (id: number, fields = {}) => ({
  ...({ id, ...own, name: `G${id}`, address: 'sip.example', type: 'both', digitsStrip: 0 } as const),
  ...({ enabled: true, position: id, defaultOutbound: false, health: 'unknown', ...fields } as const),
})
const action = (
  id: number,
  type: 'forward' | 'simultaneous_ring' | 'voice_menu',
  targets: [kind: 'receiving_number' | 'voice_menu', id: number][],
) => ({
  ...{ id, ...own, name: `A${id}`, type, targets: targets.map(([kind, target]) => ({ kind, target: String(target) })) },
})
const menu = {
  id: 1,
  ...own,
  name: 'Main',
  status: 'published',
  greeting: { kind: 'text', text: 'Hello' },
  timeoutSeconds: 5,
  maxAttempts: 3,
} as const
const choice = (
  id: number,
  key: '1' | '2' | 'timeout',
  kind: 'dial_number' | 'dial_gateway' | 'repeat',
  target?: string,
) => ({
  ...{ id, ivrId: 1, key, kind, position: id, ...(target !== undefined && { target }) },
})

const numbers: LoadedSetup['numbers'] = [
  number(1, { receiving_numberId: 1, sip_gatewayId: 2 }),
  number(2, { routing_actionId: 1, receiving_numberId: 2 }),
  number(3, { routing_actionId: 2 }),
  number(4, { status: 'stopped', receiving_numberId: 1 }),
  number(5, {}),
]
const loaded: LoadedSetup = {
  numbers,
  setup: setupOf({
    customers: [{ id: 2, state: 'active', balance: 20, accounting_type: 'prepaid' }],
    numbers,
    actions: [
      action(1, 'simultaneous_ring', [
        ['receiving_number', 1],
        ['receiving_number', 2],
      ]),
      action(2, 'voice_menu', [['voice_menu', 1]]),
    ],
    menus: [menu],
    choices: [
      choice(1, '1', 'dial_number', '+12125550199'),
      choice(2, '2', 'dial_gateway', '2'),
      choice(3, 'timeout', 'repeat'),
    ],
    receivers: [1, 2].map((id) => ({ id, ...own, number: `+1646555014${id}` })),
    gateways: [gateway(1, { enabled: false }), gateway(2)],
  }),
}
const without = (model: CallTarget, ids: number[], withNumbers = false) => {
  const { lost, partly } = lostWithout(loaded, { model, ids, withNumbers }, new Date('2026-01-02T10:00:00Z'))
  const short = (texts: readonly string[]) => texts.map((text) => Number(text.at(-1)))
  return [short(lost), short(partly)]
}

it.each<[what: string, model: CallTarget, ids: number[], lost: number[], partly: number[]]>([
  ['a phone that rings, and one of several', 'ReceivingNumber', [1], [1], [2]],
  ['all phones that ring', 'ReceivingNumber', [1, 2], [1, 2], []],
  ['an action: its numbers ring at their phone, or nowhere', 'RoutingAction', [1, 2], [3], []],
  ['a menu that an action hands over to', 'Ivr', [1], [3], []],
  ['a gateway out of use', 'SipGateway', [1], [], []],
  ['the last gateway that takes calls', 'SipGateway', [2], [1, 2, 3], []],
])('%s', (_, model, ids, lost, partly) => expect(without(model, ids)).toEqual([lost, partly]))

it('numbers that go as well are not said to be lost', () =>
  expect(without('ReceivingNumber', [1], true)).toEqual([[], [2]]))

it('nothing is said of what went nowhere before', () => expect(without('Ivr', [9])).toEqual([[], []]))

it.each<[what: string, action: Parameters<typeof action>, lost: number[], partly: number[]]>([
  ['a phone that was not read, for it was nowhere before', [1, 'forward', [['receiving_number', 9]]], [], []],
  ['a menu that is not there', [2, 'voice_menu', [['voice_menu', 9]]], [3], []],
  ['another menu for phones', [1, 'voice_menu', [['voice_menu', 9]]], [2], []],
  ['nothing that any number follows', [3, 'voice_menu', [['voice_menu', 9]]], [], []],
])('an action changed to %s', (_, changed, lost, partly) => {
  const phones = [{ id: 9, ...own, number: '+16465550149' }]
  const then = lostWith(loaded, action(...changed), phones, new Date('2026-01-02T10:00:00Z'))
  expect([then.lost, then.partly].map((texts) => texts.map((text) => Number(text.at(-1))))).toEqual([lost, partly])
})
