import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let t: TestServer
beforeAll(async () => {
  t = await createTestServer({ size: { callLogs: 10 } })
})
beforeEach(() => t.server.control.reset())
afterAll(() => t.close())

async function ask(body: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(`${t.server.url}/__mock/captcha/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const parsed: { token?: string } = JSON.parse(await answer.text())
  return { status: answer.status, body: parsed }
}

test('a token each time, another one each time', async () => {
  const [first, second] = [await ask({ action: 'importantAction' }), await ask({ action: 'importantAction' })]
  expect(first).toEqual({
    status: 200,
    body: { token: expect.stringMatching(/^sandbox_importantAction_[0-9a-f]{32}$/) },
  })
  expect(second.body.token).not.toBe(first.body.token)
})

test.each([{}, { action: '' }, { action: 'no blanks' }, { action: 7 }])('%j names no action', async (body) => {
  expect(await ask(body)).toMatchObject({
    status: 400,
    body: { error: { message: expect.stringContaining('action') } },
  })
})

test.each([
  ['GET', 'captcha/token'],
  ['POST', 'payments/nope'],
  ['DELETE', 'payments/confirm'],
])('%s %s learns what the sandbox has', async (method, path) => {
  const response = await fetch(`${t.server.url}/__mock/${path}`, { method })
  expect([response.status, await response.text()]).toEqual([
    404,
    expect.stringContaining(`There is no ${method} ${path} in the sandbox. There are: POST payments/confirm, `),
  ])
})

test('anyone who is taken for a robot gets an empty token, then passes', async () => {
  const { scenarios } = t.server.control
  scenarios.add({ operation: 'Sandbox.captchaToken', answers: [{ body: { token: '' } }, 'normal'] })
  expect(await ask({ action: 'importantAction' })).toEqual({ status: 200, body: { token: '' } })
  expect((await ask({ action: 'importantAction' })).body.token).toMatch(/^sandbox_/)
})

test('it fails, breaks and hangs as any operation does, over HTTP too, and in one world alone', async () => {
  const fault = { operation: 'Sandbox.captchaToken', kind: 'cut' }
  await fetch(`${t.server.url}/__mock/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-mock-session': 'other' },
    body: JSON.stringify(fault),
  })
  expect((await ask({ action: 'a' })).status).toBe(200)
  await expect(ask({ action: 'a' }, { 'x-mock-session': 'other' })).rejects.toThrow('fetch failed')
  t.server.control.faults.add({ operation: 'Sandbox.*', kind: 'status', status: 503 })
  expect((await ask({ action: 'a' })).status).toBe(503)
})

test('a web app of another origin may ask', async () => {
  const preflight = await fetch(`${t.server.url}/__mock/captcha/token`, {
    method: 'OPTIONS',
    headers: { origin: 'http://localhost:5173', 'access-control-request-headers': 'content-type' },
  })
  expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([204, 'content-type'])
})
