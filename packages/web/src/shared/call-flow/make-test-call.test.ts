import { afterEach, expect, test, vi } from 'vitest'
import { makeTestCall } from './test-call.tsx'
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
