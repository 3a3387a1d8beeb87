import fc from 'fast-check'
import type { CallRows } from '../src/call-flow/index.ts'

/** Few ids, so that rows name each other, rows that are gone, and rows of others. */
const id = fc.integer({ min: 1, max: 4 })
const customerId = fc.constantFrom(2, 2, 2, 2, 2, 2, 3, 1)
const numbers = ['+12125550101', '+12125550102', '+12125550103', '+12125550104'] as const
const phone = fc.constantFrom(...numbers, '+442079460018')
const idText = id.map(String)
const email = fc.constantFrom('desk@harbordental.example', 'desk')

const target = fc.oneof(
  fc.record({ kind: fc.constantFrom('receiving_number', 'sip_gateway', 'voice_menu', 'voice_menu'), target: idText }),
  fc.record({ kind: fc.constant('number' as const), target: fc.oneof(phone, fc.constant('12')) }),
  fc.record({ kind: fc.constant('mailbox' as const), target: email }),
)

const choice = fc.oneof(
  fc.record({
    kind: fc.constantFrom('dial_gateway', 'voice_menu', 'voice_menu', 'voice_menu', 'play'),
    target: fc.oneof(idText, fc.constant('')),
  }),
  fc.record({ kind: fc.constant('dial_number' as const), target: phone }),
  fc.record({ kind: fc.constant('voicemail' as const), target: email }),
  fc.record({ kind: fc.constantFrom('repeat', 'hang_up'), target: fc.constant('') }),
)

/** Keys as callers press them. */
export const key = fc.constantFrom('0', '1', '2', '9', '*', '#', 'timeout')

/** Rows under ids from 1 on. */
const rows = <R extends object>(row: fc.Arbitrary<R>, maxLength = 4, minLength = 0) =>
  fc.array(row, { minLength, maxLength }).map((list) => list.map((each, at) => ({ id: at + 1, ...each })))

const number = fc.record(
  {
    customerId,
    numberType: fc.constantFrom('local', 'toll_free'),
    status: fc.constantFrom('active', 'active', 'active', 'active', 'active', 'paused', 'stopped', 'released'),
    totalCalls: fc.nat({ max: 9 }),
    routing_actionId: id,
    receiving_numberId: id,
    sip_gatewayId: id,
    tracking_sourceId: id,
  },
  { requiredKeys: ['customerId', 'numberType', 'status', 'totalCalls'] },
)

const action = fc.record(
  {
    customerId,
    type: fc.constantFrom('forward', 'simultaneous_ring', 'round_robin', 'voice_menu', 'voicemail', 'hang_up'),
    targets: fc.array(target, { maxLength: 3 }),
    ringSeconds: fc.integer({ min: 5, max: 120 }),
    recordCalls: fc.boolean(),
    whisper: fc.constantFrom('Call from a campaign', ''),
  },
  { requiredKeys: ['customerId', 'type', 'targets'] },
)

const menu = fc.record({
  customerId,
  status: fc.constantFrom('published', 'published', 'published', 'draft'),
  greeting: fc.constantFrom({ kind: 'text', text: 'Press 1.' }, { kind: 'audio', recordingId: '7' }),
  timeoutSeconds: fc.integer({ min: 1, max: 60 }),
  maxAttempts: fc.integer({ min: 1, max: 10 }),
})

const menuChoice = fc
  .record({
    ivrId: id,
    key: fc.oneof(key, fc.constantFrom('invalid' as const, 'timeout' as const)),
    position: fc.integer({ min: 1, max: 9 }),
    what: choice,
    // Now and then the choice that makes a caller who waits go in circles.
    isBack: fc.constantFrom(true, false, false),
  })
  .map(({ what, isBack, ...rest }) => ({
    ...rest,
    kind: what.kind,
    ...(what.target !== '' && { target: what.target }),
    ...(isBack && { key: 'timeout' as const, kind: 'voice_menu', target: String(rest.ivrId) }),
  }))

const gateway = fc.record(
  {
    customerId,
    type: fc.constantFrom('inbound', 'outbound', 'both', 'both'),
    digitsStrip: fc.constantFrom(0, 0, 2, 20),
    prefix: fc.constantFrom('9', ''),
    enabled: fc.constantFrom(true, true, false),
    position: fc.integer({ min: 1, max: 4 }),
    defaultOutbound: fc.boolean(),
    health: fc.constantFrom('reachable', 'unreachable', 'unknown'),
  },
  { requiredKeys: ['customerId', 'type', 'digitsStrip', 'enabled', 'position', 'defaultOutbound', 'health'] },
)

const named = <R extends { id: number }>(word: string, list: readonly R[]) =>
  list.map((row) => ({ ...row, name: `${word} ${row.id}` }))

/** Set-ups of all sorts, most of them with something wrong. Each number has another text. */
export const callRows: fc.Arbitrary<Required<CallRows>> = fc
  .record({
    customers: fc.array(
      fc.record({
        state: fc.constantFrom('active', 'active', 'active', 'active', 'tracking_paused', 'calls_stopped'),
        balance: fc.constantFrom(50, 50, 50, 0),
        accounting_type: fc.constantFrom('prepaid', 'postpaid'),
      }),
      { minLength: 3, maxLength: 3 },
    ),
    numbers: rows(number, 4, 2),
    sources: rows(fc.record({ customerId })),
    actions: rows(action, 4, 3),
    menus: rows(menu, 4, 2),
    choices: rows(menuChoice, 12, 5),
    receivers: rows(fc.record({ customerId, number: phone }), 4, 2),
    gateways: rows(gateway, 4, 2),
    blocked: fc.array(fc.record({ customerId, number: phone }), { maxLength: 2 }),
    contacts: fc.array(fc.record({ customerId, number: phone, blocked: fc.boolean() }), { maxLength: 2 }),
  })
  .map((made) => ({
    ...made,
    customers: made.customers.map((row, at) => ({ id: at + 1, ...row })),
    numbers: made.numbers.map((row, at) => ({ ...row, tracking_number: numbers[at] ?? '' })),
    sources: named('Source', made.sources),
    actions: named('Action', made.actions),
    menus: named('Menu', made.menus),
    gateways: named('Gateway', made.gateways).map((row) => ({ ...row, address: `${row.id}.carrier.example` })),
    held: ['+12125550199'],
    allowed: [{ id: 1, customerId: 1, ip: '192.0.2.0', mask: 28, port: 0, proto: 'any' as const }],
  })) as fc.Arbitrary<Required<CallRows>>
