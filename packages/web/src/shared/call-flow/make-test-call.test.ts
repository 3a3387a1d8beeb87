import { type CallGateway, setupOf, traceNumber } from '@lineboard/sdk/call-flow'
import { afterEach, expect, test, vi } from 'vitest'
import { makeTestCall, wentText } from './test-call.tsx'
import { initTestCalls, takesTestCalls } from './test-call-source.ts'

afterEach(() => {
  initTestCalls(undefined)
  vi.unstubAllGlobals()
})

const answerWith = (status: number, body: object) => {
  const asked = vi.fn(async (_url: string, _init: RequestInit) => new Response(JSON.stringify(body), { status }))
  vi.stubGlobal('fetch', asked)
  return asked
}

test('none are made where the server takes none', async () => {
  expect(takesTestCalls()).toBe(false)
  await expect(makeTestCall('+12125550101', [])).rejects.toThrow('the server makes none')
})

test('number and keys are sent, and trace and row come back', async () => {
  const asked = answerWith(200, { trace: { steps: [] }, call: { id: 7 } })
  initTestCalls('http://localhost/__mock/live/call')
  expect(takesTestCalls()).toBe(true)
  expect((await makeTestCall('+12125550101', ['1', 'timeout'])).call?.id).toBe(7)
  const [url, init] = asked.mock.calls[0] ?? []
  expect([url, init?.body]).toEqual([
    'http://localhost/__mock/live/call',
    '{"number":"+12125550101","keys":["1","timeout"]}',
  ])
})

test.each([
  [403, { error: {} }],
  [200, { something: 'else' }],
])('%d with %j is a failure', async (status, body) => {
  answerWith(status, body)
  initTestCalls('http://localhost/__mock/live/call')
  await expect(makeTestCall('+12125550101', [])).rejects.toThrow(`status ${status}`)
})

const called: Parameters<typeof traceNumber>[1] = {
  ...{ id: 1, customerId: 4, tracking_number: '+14155550110', numberType: 'local', status: 'active' },
  ...{ totalCalls: 0, receiving_numberId: 3 },
}
const gateway: CallGateway = {
  ...{ id: 6, customerId: 4, name: 'Dispatch', address: '203.0.113.77', type: 'outbound', digitsStrip: 0 },
  ...{ enabled: true, position: 1, defaultOutbound: true, health: 'reachable' },
}

test.each([
  ['rang', gateway, {}, 'The test call rang at +13055550140 over the gateway Dispatch.'],
  [
    'rang nowhere',
    { ...gateway, health: 'unreachable' as const },
    {},
    'The test call did not ring at +13055550140: the gateway Dispatch cannot be reached.',
  ],
  [
    'was not let in',
    gateway,
    { status: 'stopped' as const },
    'The test call came in. Calls are rejected: calls to the number are stopped.',
  ],
])('a test call that %s is reported with its place and gateway', (_, over, changed, text) => {
  const number = { ...called, ...changed }
  const customers = [{ id: 4, state: 'active' as const, balance: 50, accounting_type: 'prepaid' as const }]
  const receivers = [{ id: 3, customerId: 4, number: '+13055550140', description: '' }]
  const setup = setupOf({ customers, numbers: [number], receivers, gateways: [over] })
  expect(wentText(traceNumber(setup, number, { at: new Date() }), (phone) => phone)).toBe(text)
})
