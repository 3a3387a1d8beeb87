import { describe, expect, test } from 'vitest'
import { callWarnings, numbersLeadingTo, setupOf, traceNumber } from '../src/call-flow/index.ts'
import type { CallRows } from '../src/call-flow/rows-setup.ts'
import { isInProgress, isMissed } from '../src/call-result.ts'
import { refundableCents } from '../src/refundable.ts'
import { sourceOf } from '../src/stated.ts'

// A core API may send the fields that its documents name, and no others. Rules conclude nothing from those that are missing.

type Rows = Required<
  Pick<CallRows, 'customers' | 'numbers' | 'actions' | 'menus' | 'choices' | 'receivers' | 'gateways'>
>

const models = {
  customers: 'Customer',
  numbers: 'OpNumber',
  actions: 'RoutingAction',
  menus: 'Ivr',
  choices: 'IvrAction',
  receivers: 'ReceivingNumber',
  gateways: 'SipGateway',
} as const satisfies Record<keyof Rows, string>

const at = new Date('2026-06-01T00:00:00Z')
const number = {
  id: 1,
  customerId: 2,
  tracking_number: '+12125550110',
  numberType: 'local',
  status: 'active',
  totalCalls: 0,
  receiving_numberId: 1,
  sip_gatewayId: 1,
} as const
const rows: Rows = {
  customers: [{ id: 2, state: 'active', balance: 20 }],
  numbers: [number],
  actions: [{ id: 1, customerId: 2, name: 'Desk', type: 'hang_up', targets: [], recordCalls: false }],
  menus: [
    {
      id: 1,
      customerId: 2,
      name: 'Main',
      status: 'published',
      greeting: { kind: 'text' },
      timeoutSeconds: 5,
      maxAttempts: 3,
    },
  ],
  choices: [{ id: 1, ivrId: 1, key: '1', kind: 'hang_up', position: 1 }],
  receivers: [{ id: 1, customerId: 2, number: '+12125550140' }],
  gateways: [
    {
      id: 1,
      customerId: 2,
      name: 'East',
      address: 'east.example',
      type: 'both',
      digitsStrip: 0,
      enabled: true,
      position: 1,
      defaultOutbound: true,
      health: 'reachable',
    },
  ],
}

const without = <Row extends object>(row: Row, isLeftOut: (field: string) => boolean): Row =>
  Object.fromEntries(Object.entries(row).filter(([field]) => !isLeftOut(field))) as Row

const stated = <Row extends object>(model: string, row: Row): Row =>
  without(row, (field) => sourceOf(model, field) === 'inferred')

const kinds = Object.keys(models) as (keyof Rows)[]

/** The rows as they are, but for those of one kind. */
function changed(kind: keyof Rows, change: <Row extends object>(row: Row) => Row): CallRows {
  return { ...rows, [kind]: rows[kind].map((row: object) => change(row)) }
}

function concludesNothing(given: CallRows): void {
  const setup = setupOf(given)
  const numbers = given.numbers ?? []
  expect(numbers.map((each) => traceNumber(setup, each, { at }).outcome)).toEqual(
    numbers.map(() => ({ kind: 'unknown' })),
  )
  expect(callWarnings(setup, numbers, at)).toEqual([])
  expect(numbersLeadingTo(setup, numbers, { model: 'ReceivingNumber', id: 1 })).toBeUndefined()
}

test('the flow of a call is known where all rows are whole', () => {
  expect(traceNumber(setupOf(rows), number, { at }).outcome.kind).toBe('rings')
  expect(numbersLeadingTo(setupOf(rows), [number], { model: 'ReceivingNumber', id: 1 })).toEqual([number])
})

test.each(kinds)('the flow of a call is unknown with the stated fields of %s alone', (kind) => {
  concludesNothing(changed(kind, (row) => stated(models[kind], row)))
})

test('the flow of a call is unknown with stated fields alone', () => {
  const given = Object.fromEntries(kinds.map((kind) => [kind, rows[kind].map((row) => stated(models[kind], row))]))
  concludesNothing(given)
})

test.each([
  ['numbers', 'status'],
  ['numbers', 'customerId'],
  ['customers', 'state'],
  ['actions', 'type'],
  ['menus', 'status'],
  ['choices', 'kind'],
  ['receivers', 'customerId'],
  ['gateways', 'enabled'],
] as const)('the flow of a call is unknown where %s lack their %s', (kind, field) => {
  concludesNothing(changed(kind, (row) => without(row, (each) => each === field)))
})

describe('of a call', () => {
  test('without a moment it is not known whether it is in progress', () => {
    expect(isInProgress({ status: 'missed' }, at.getTime())).toBeUndefined()
    expect(isInProgress({ status: 'missed', talkSeconds: 3 }, at.getTime())).toBe(false)
  })

  test('without a status it is not known whether it was missed', () => {
    expect(isMissed({ startedAt: '2026-01-01T00:00:00Z' }, at.getTime())).toBeUndefined()
    expect(isMissed({ status: 'missed', startedAt: '2026-01-01T00:00:00Z' }, at.getTime())).toBe(true)
  })
})

test('a payment whose status is not known is not offered to be refunded', () => {
  expect(refundableCents({ transactionType: 'payment', amount: 10 })).toBeUndefined()
  expect(refundableCents({ transactionType: 'payment', status: 'succeeded', amount: 10 })).toBe(1000)
})
