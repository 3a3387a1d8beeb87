import { describe, expect, test } from 'vitest'
import {
  type CallRows,
  callWarning,
  callWarnings,
  numbersLeadingTo,
  setupOf,
  traceCall,
  waysLeadingTo,
} from '../src/call-flow/index.ts'

const at = new Date('2026-05-22T12:00:00Z')
const called = '+12125550101'
const desk = '+12125550142'

const number = {
  id: 1,
  customerId: 2,
  tracking_number: called,
  numberType: 'local' as const,
  status: 'active' as const,
  totalCalls: 0,
  routing_actionId: 1,
  receiving_numberId: 1,
}
const pbx = {
  id: 1,
  customerId: 2,
  name: 'PBX',
  address: '192.0.2.18',
  type: 'outbound' as const,
  digitsStrip: 2,
  prefix: '9',
  enabled: true,
  position: 1,
  defaultOutbound: true,
  health: 'reachable' as const,
}
const spare = { ...pbx, id: 2, name: 'Spare', digitsStrip: 0, prefix: '', position: 2, defaultOutbound: false }
const forward = {
  id: 1,
  customerId: 2,
  name: 'Desk',
  type: 'forward' as const,
  targets: [{ kind: 'receiving_number' as const, target: '1' }],
  recordCalls: true,
  whisper: 'Call from print',
  ringSeconds: 15,
}
const menu = {
  id: 1,
  customerId: 2,
  name: 'Main',
  status: 'published' as const,
  greeting: { kind: 'text' as const, text: 'Press 1.' },
  timeoutSeconds: 5,
  maxAttempts: 2,
}
const choice = { id: 1, ivrId: 1, key: '1' as const, kind: 'dial_number' as const, target: desk, position: 1 }
const toMenu = { ...forward, type: 'voice_menu' as const, targets: [{ kind: 'voice_menu' as const, target: '1' }] }

const whole: Required<CallRows> = {
  customers: [{ id: 2, state: 'active', balance: 20, accounting_type: 'prepaid' }],
  numbers: [number],
  held: [],
  sources: [],
  actions: [forward],
  menus: [menu],
  choices: [choice],
  receivers: [
    { id: 1, customerId: 2, number: desk },
    { id: 2, customerId: 2, number: '+12125550143' },
  ],
  gateways: [pbx, spare],
  blocked: [],
  contacts: [],
  allowed: [],
}

test.each(['forward', 'simultaneous_ring', 'round_robin', 'voice_menu', 'voicemail', 'hang_up'] as const)(
  'an action of kind %s that a server filled no targets into is one with none',
  (type) => {
    const outcomeOf = (action: object) => {
      const rows = { ...whole, actions: JSON.parse(JSON.stringify([action])) }
      return traceCall(setupOf(rows), { called, at }).outcome.kind
    }
    expect(outcomeOf({ ...forward, type, targets: undefined })).toBe(outcomeOf({ ...forward, type, targets: [] }))
  },
)

test('a menu without its greeting leaves open where calls go', () => {
  const rows = { ...whole, actions: [toMenu], menus: JSON.parse(JSON.stringify([{ ...menu, greeting: undefined }])) }
  const { outcome, steps } = traceCall(setupOf(rows), { called, at })
  expect([outcome.kind, steps]).toEqual(['unknown', expect.any(Array)])
})

const trace = (rows: Partial<CallRows> = {}, call: Partial<Parameters<typeof traceCall>[1]> = {}) =>
  traceCall(setupOf({ ...whole, ...rows }), { called, at, ...call })
const outcome = (...args: Parameters<typeof trace>) => trace(...args).outcome
const kinds = (...args: Parameters<typeof trace>) => trace(...args).steps.map(({ kind }) => kind)

test('a call is reported from the number to the ear', () => {
  expect(kinds({}, { caller: '+13055550133' })).toEqual([
    'number',
    'account',
    'caller',
    'wallet',
    'action',
    'recording',
    'whisper',
    'gateway',
    'rings',
  ])
  expect(trace()).toMatchObject({
    isLogged: true,
    isRecorded: true,
    usdAMinute: 0.035,
    problems: [],
    outcome: { kind: 'rings', rings: [{ gatewayId: 1, dialled: '9125550142', seconds: 15 }] },
  })
})

test('without a routing action it goes straight to the receiving number, unrecorded', () => {
  const { routing_actionId: _none, ...straight } = number
  expect(trace({ numbers: [straight] })).toMatchObject({
    isRecorded: false,
    outcome: {
      kind: 'rings',
      rings: [{ destination: { kind: 'receiving_number', id: 1, number: desk }, seconds: 25 }],
    },
  })
})

describe('gateways', () => {
  const tries = (rows: Partial<CallRows>) =>
    trace(rows).steps.flatMap((step) =>
      step.kind === 'gateway' ? [[step.tried.id, step.tried.chosenAs, step.tried.passedOver, step.dialled]] : [],
    )
  test.each([
    ['the default one', [pbx, spare], [[1, 'default', undefined, '9125550142']]],
    [
      'the next where that is off',
      [{ ...pbx, enabled: false }, spare],
      [
        [1, 'default', 'disabled', '9125550142'],
        [2, 'next', undefined, desk],
      ],
    ],
    [
      'not one for calls that come in',
      [{ ...pbx, type: 'inbound' as const }, spare],
      [
        [1, 'default', 'inbound_only', '9125550142'],
        [2, 'next', undefined, desk],
      ],
    ],
    [
      'one that did not answer, only where none else would do',
      [{ ...pbx, health: 'unreachable' as const }],
      [[1, 'default', undefined, '9125550142']],
    ],
    [
      'in the order of the customer',
      [
        { ...spare, position: 1 },
        { ...pbx, position: 2, defaultOutbound: false },
      ],
      [[2, 'next', undefined, desk]],
    ],
  ])('%s', (_, gateways, expected) => {
    expect(tries({ gateways })).toEqual(expected)
  })
  test('a ring names its gateway where that did not answer and no other takes the call', () => {
    const doubtful = { ...pbx, health: 'unreachable' as const }
    const ringOf = (gateways: CallRows['gateways']) => {
      const found = outcome({ gateways: gateways ?? [] })
      return found.kind === 'rings' ? found.rings[0].unreachable : 'no ring'
    }
    expect(ringOf([doubtful])).toBe(pbx.name)
    expect(ringOf([doubtful, spare])).toBeUndefined()
    expect(ringOf([pbx])).toBeUndefined()
  })
  test('the one that the number names goes first, also one of the owner', () => {
    const numbers = [{ ...number, sip_gatewayId: 3 }]
    const carrier = { ...spare, id: 3, customerId: 1 }
    expect(tries({ numbers, gateways: [pbx, carrier] })).toEqual([[3, 'named', undefined, desk]])
    expect(tries({ numbers, gateways: [pbx, { ...carrier, customerId: 4 }] })).toEqual([
      [3, 'named', 'of_another_customer', desk],
      [1, 'default', undefined, '9125550142'],
    ])
    expect(tries({ numbers, gateways: [pbx] })[0]).toEqual([3, 'named', 'gone', ''])
  })
  test("those of the owner, its default one first, where the customer has none: a new account's number rings", () => {
    const [carrier, other] = [pbx, spare].map((gateway) => ({ ...gateway, customerId: 1 }))
    if (!carrier || !other) throw new Error('There are two.')
    expect(tries({ gateways: [other, carrier] })).toEqual([[1, 'default', undefined, '9125550142']])
    expect(tries({ gateways: [{ ...carrier, enabled: false }, other] })[1]).toEqual([2, 'next', undefined, desk])
    expect(tries({ gateways: [carrier, { ...spare, enabled: false }] })).toEqual([[2, 'next', 'disabled', desk]])
    expect(trace({ gateways: [] }).problems.map(({ reason }) => reason)).toContain('no_gateway')
  })
})

test('targets ring in turn, together, or one further with each call', () => {
  const both = [
    { kind: 'receiving_number' as const, target: '1' },
    { kind: 'receiving_number' as const, target: '2' },
  ]
  const first = (type: 'forward' | 'simultaneous_ring' | 'round_robin', totalCalls: number) => {
    const found = outcome({ actions: [{ ...forward, type, targets: both }], numbers: [{ ...number, totalCalls }] })
    return (
      found.kind === 'rings' && [
        found.rings.map(({ destination }) => destination.number.slice(-1)).join(''),
        found.isTogether,
      ]
    )
  }
  expect([first('forward', 1), first('simultaneous_ring', 1)]).toEqual([
    ['23', false],
    ['23', true],
  ])
  expect([first('round_robin', 2), first('round_robin', 3)]).toEqual([
    ['23', false],
    ['32', false],
  ])
})

test('a mailbox behind a desk takes what is not answered; a target that is gone is passed over', () => {
  const mailbox = { kind: 'mailbox' as const, target: 'desk@example.com' }
  const gone = { kind: 'receiving_number' as const, target: '9' }
  const found = trace({ actions: [{ ...forward, targets: [gone, ...forward.targets, mailbox] }] })
  expect(found.problems).toEqual([{ reason: 'target_gone', at: { model: 'RoutingAction', id: 1 }, target: '9' }])
  expect(found.outcome).toMatchObject({ kind: 'rings', unanswered: { kind: 'voicemail', address: 'desk@example.com' } })
})

describe('menus', () => {
  const rows = { actions: [toMenu] }
  const again = { ...choice, id: 2, key: 'invalid' as const, kind: 'repeat' as const }
  test('a key rings, none is waited for until the greeting was played often enough, a wrong one is reported', () => {
    expect(outcome(rows, { keys: ['1'] })).toMatchObject({
      kind: 'rings',
      rings: [{ destination: { kind: 'number' } }],
    })
    expect(kinds(rows).slice(-5)).toEqual(['menu', 'timeout', 'menu', 'timeout', 'hang_up'])
    const wrong = trace({ ...rows, choices: [choice, again] }, { keys: ['7', '1', '3'] })
    expect([wrong.outcome.kind, wrong.pressed]).toEqual(['rings', ['7', '1']])
    expect(wrong.steps.map(({ kind }) => kind)).toContain('invalid_key')
  })
  test('of two choices for a key the first counts', () => {
    const second = { ...choice, id: 3, kind: 'hang_up' as const, position: 0 }
    expect(outcome({ ...rows, choices: [choice, second] }, { keys: ['1'] })).toEqual({ kind: 'hangs_up', by: 'choice' })
  })
  test('a circle of time-outs ends the trace, and keys still lead out of it', () => {
    const back = { ...choice, id: 2, key: 'timeout' as const, kind: 'voice_menu' as const, target: '1' }
    const circle = { ...rows, choices: [choice, back] }
    expect(outcome(circle)).toMatchObject({ kind: 'nowhere', reason: 'menu_loop', at: { model: 'Ivr', id: 1 } })
    expect(outcome(circle, { keys: ['timeout', 'timeout', '1'] }).kind).toBe('rings')
    expect(callWarning(setupOf({ ...whole, ...circle }), number, at)?.severity).toBe('some')
    expect(callWarning(setupOf({ ...whole, ...rows, choices: [back] }), number, at)).toMatchObject({
      severity: 'all',
      problems: [{ reason: 'menu_loop' }],
    })
  })
})

describe('who is let in', () => {
  test.each([
    ['a stopped number', { numbers: [{ ...number, status: 'stopped' as const }] }, 'number_stopped'],
    [
      'an account whose calls are stopped',
      { customers: [{ id: 2, state: 'calls_stopped' as const, balance: 9 }] },
      'calls_stopped',
    ],
    ['an empty wallet', { customers: [{ id: 2, state: 'active' as const, balance: 0 }] }, 'wallet_empty'],
    ['whom the customer blocks', { blocked: [{ customerId: 2, number: '+13055550133' }] }, 'caller_blocked'],
    ['whom the owner blocks', { blocked: [{ customerId: 1, number: '+13055550133' }] }, 'caller_blocked'],
    ['a blocked contact', { contacts: [{ customerId: 2, number: '+13055550133', blocked: true }] }, 'caller_blocked'],
  ])('not %s', (_, rows, reason) => {
    expect(outcome(rows, { caller: '+13055550133' })).toEqual({ kind: 'refused', reason })
  })
  test('whom another customer blocks, and an empty wallet that is paid afterwards', () => {
    expect(outcome({ blocked: [{ customerId: 3, number: '+13055550133' }] }, { caller: '+13055550133' }).kind).toBe(
      'rings',
    )
    expect(outcome({ customers: [{ id: 2, state: 'active', balance: -1, accounting_type: 'postpaid' }] }).kind).toBe(
      'rings',
    )
  })
  test.each([
    ['192.0.2.7', 5061, 'tls', 'sip:a@carrier.example', true],
    ['::ffff:192.0.2.7', 5061, 'tls', 'sip:a@carrier.example', true],
    ['192.0.2.17', 5061, 'tls', 'sip:a@carrier.example', false],
    ['192.0.2.7', 5060, 'tls', 'sip:a@carrier.example', false],
    ['192.0.2.7', 5061, 'udp', 'sip:a@carrier.example', false],
    ['192.0.2.7', 5061, 'tls', 'sip:a@other.example', false],
    ['2001:db8::1', 5061, 'tls', 'sip:a@carrier.example', false],
    ['no address', 5061, 'tls', 'sip:a@carrier.example', false],
  ] as const)('%s:%d over %s as %s: %s', (ip, port, proto, uri, passes) => {
    const entry = {
      id: 4,
      customerId: 1,
      ip: '192.0.2.0',
      mask: 28,
      port: 5061,
      proto: 'tls' as const,
      pattern: '@carrier\\.example$',
    }
    const found = trace({ allowed: [entry] }, { sender: { ip, port, proto, uri } })
    expect(found.outcome.kind).toBe(passes ? 'rings' : 'refused')
    expect(found.steps[1]).toEqual({ kind: 'sender', ip, ...(passes && { entryId: 4 }) })
  })
  test('paused tracking lets calls through, and neither logs nor charges them', () => {
    for (const rows of [
      { numbers: [{ ...number, status: 'paused' as const }] },
      { customers: [{ id: 2, state: 'tracking_paused' as const, balance: 9 }] },
    ]) {
      expect(trace(rows)).toMatchObject({
        outcome: { kind: 'rings' },
        isLogged: false,
        isRecorded: false,
        usdAMinute: 0,
      })
    }
  })
})

test('numbers that are nobody’s, held or given back, and customers that are gone', () => {
  expect(outcome({}, { called: '+15005550100' })).toMatchObject({ reason: 'number_unknown' })
  expect(outcome({ held: ['+15005550100'] }, { called: '+15005550100' })).toMatchObject({ reason: 'number_held' })
  expect(outcome({ numbers: [{ ...number, status: 'released' }] })).toMatchObject({ reason: 'number_released' })
  expect(
    outcome({
      numbers: [
        { ...number, status: 'released' },
        { ...number, id: 2 },
      ],
    }).kind,
  ).toBe('rings')
  expect(outcome({ customers: [] })).toMatchObject({ reason: 'customer_gone' })
})

test('warns of a set of numbers at once, except numbers out of use or with an empty wallet', () => {
  const { receiving_numberId: _r, routing_actionId: _a, ...bare } = number
  const numbers = [
    number,
    { ...bare, id: 2, tracking_number: '+12125550102' },
    { ...bare, id: 3, status: 'stopped' as const },
  ]
  expect(callWarnings(setupOf({ ...whole, numbers }), numbers, at)).toEqual([
    { numberId: 2, severity: 'all', problems: [{ reason: 'no_destination', at: { model: 'OpNumber', id: 2 } }] },
  ])
  expect(
    callWarnings(setupOf({ ...whole, numbers, customers: [{ id: 2, state: 'active', balance: 0 }] }), numbers, at),
  ).toEqual([])
})

test('finds the numbers that lead to a row, by every key and with an empty wallet', () => {
  const away = { ...choice, id: 2, key: '9' as const, kind: 'dial_gateway' as const, target: '2' }
  const numbers = [number, { ...number, id: 2, tracking_number: '+12125550102', routing_actionId: 2 }]
  const setup = setupOf({
    ...whole,
    numbers,
    customers: [{ id: 2, state: 'active', balance: 0 }],
    actions: [toMenu, { ...forward, id: 2 }],
    choices: [choice, away],
  })
  const leading = (model: 'RoutingAction' | 'Ivr' | 'SipGateway' | 'ReceivingNumber', id: number) =>
    numbersLeadingTo(setup, numbers, { model, id })?.map((row) => row.id)
  expect([leading('RoutingAction', 1), leading('RoutingAction', 2)]).toEqual([[1], [2]])
  expect([leading('Ivr', 1), leading('ReceivingNumber', 1)]).toEqual([[1], [2]])
  expect([leading('SipGateway', 1), leading('SipGateway', 2)]).toEqual([[1, 2], [1]])
})

test('says by which key of a menu calls come to a receiving number that the menu dials', () => {
  const dials = { ...choice, id: 2, key: '3' as const, kind: 'dial_number' as const, target: desk }
  const { routing_actionId: _, ...direct } = number
  const numbers = [number, { ...direct, id: 2, tracking_number: '+12125550102' }]
  const setup = setupOf({ ...whole, numbers, actions: [toMenu], choices: [{ ...choice, kind: 'hang_up' }, dials] })
  const ways = waysLeadingTo(setup, numbers, { model: 'ReceivingNumber', id: 1, number: desk })
  expect(ways?.map(({ number: { id }, ways: [way] }) => [id, way?.menu?.id, way?.key])).toEqual([
    [1, 1, '3'],
    [2, undefined, undefined],
  ])
})
