import { rowRules } from '@lineboard/contract/row-rules'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let it: TestServer
beforeAll(async () => {
  it = await createTestServer({ size: { callLogs: 20 } })
})
beforeEach(() => it.server.control.reset())
afterEach(() => it.expectNoViolations())
afterAll(() => it.close())

type Refused = { error?: { details?: { messages?: Record<string, string[]> } } }

const gateway = { name: 'New', type: 'both' }
const action = { name: 'New', type: 'forward' }
const user = { username: 'newcomer', email: 'new@harbordental.example', password: 'Lineboard1!', customerId: 2 }

/** What is refused of a row of each model that has a rule, where it is added. */
const wrong: Readonly<Record<string, readonly (readonly [path: string, body: object, fields: string[]])[]>> = {
  OpNumber: [['/OpNumbers', { tracking_number: '+19999999999' }, ['tracking_number']]],
  ReceivingNumber: [['/ReceivingNumbers', { number: '+12125550' }, ['number']]],
  BlacklistNumber: [['/BlacklistNumbers', { number: '+1212' }, ['number']]],
  PhoneBook: [['/Phonebooks', { number: '+1212', name: 'Somebody' }, ['number']]],
  DashUser: [['/DashUsers', { ...user, phone: '123' }, ['phone']]],
  Customer: [['/Customers', { companyName: 'New', billingEmail: 'a@b.example', phone: '123' }, ['phone']]],
  RoutingAction: [
    ['/RoutingActions', { ...action, targets: [{ kind: 'number', target: '+19999999999' }] }, ['targets']],
  ],
  SipGateway: ['999.1.2.300', 'sip:carrier.example', '_', '203.0.113.7:5060'].map(
    (address) => ['/SipGateways', { ...gateway, address }, ['address']] as const,
  ),
  SystemSetting: [
    ['/SystemSettings/3', { key: 'low_balance', payload: { warnBelowUsd: 5, stopBelowUsd: 10 } }, ['payload']],
  ],
  Whitelist: [
    ['/Whitelists', { ip: '999.1.2.3' }, ['ip']],
    ['/Whitelists', { ip: '203.0.113.7', mask: 33, pattern: '(' }, ['mask', 'pattern']],
  ],
}

const methods: Readonly<Record<string, 'POST' | 'PUT'>> = {
  '/OpNumbers': 'PUT',
  '/Phonebooks': 'PUT',
  '/SystemSettings/3': 'PUT',
}

test('a wrong row is known for every rule', () => {
  expect(Object.keys(wrong).sort()).toEqual(Object.keys(rowRules).sort())
})

test.each(Object.values(wrong).flat())('%s refuses %o at %o', async (path, body, fields) => {
  const answer = await it.super<Refused>(methods[path] ?? 'POST', path, { body })
  expect(answer.status).toBe(422)
  expect(Object.keys(answer.body.error?.details?.messages ?? {})).toEqual(fields)
})

test('what stood there before a rule does not block other changes, and is rejected again', async () => {
  const { store } = it.server
  const { id } = store.table('ReceivingNumber').insert({
    customerId: 2,
    number: '+19999999999',
    tracking_number: '',
    totalCalls: 0,
    createdAt: '2026-01-02T00:00:00.000Z',
  })
  const patch = (body: object) => it.admin('PATCH', '/ReceivingNumbers', { body: { id, ...body } })
  expect((await patch({ description: 'Old desk' })).status).toBe(200)
  expect((await patch({ number: '+19999999998' })).status).toBe(422)
})
