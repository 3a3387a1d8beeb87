import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMockServer } from '../../create-mock-server.ts'
import type { MockServer } from '../../mock-server-options.ts'

let server: MockServer
beforeAll(async () => {
  server = await createMockServer({ size: { callLogs: 5 } })
})
afterAll(() => server.close())

/** Sends headers that `fetch` would not, and answers the status. */
function ask(
  to: MockServer,
  headers: Record<string, string>,
  path = '/__mock/reset',
  method = 'POST',
): Promise<number> {
  const port = new URL(to.url).port
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    sent.on('error', reject)
    sent.end()
  })
}

describe('control takes requests to this server alone', () => {
  test.each([
    ['localhost', 200],
    ['LOCALHOST:1234', 200],
    ['127.0.0.1:9443', 200],
    ['[::1]', 200],
    ['attacker.example', 403],
    ['localhost.attacker.example', 403],
    ['127.0.0.1.attacker.example', 403],
    ['10.0.0.7', 403],
    ['a b', 403],
  ])('Host %s: %i', async (host, status) => {
    expect(await ask(server, { host })).toBe(status)
  })

  test('beyond this machine, by number or its own name', async () => {
    const open = await createMockServer({ size: { callLogs: 5 }, host: '0.0.0.0', control: true })
    expect(await ask(open, { host: '10.0.0.7:9443' })).toBe(200)
    expect(await ask(open, { host: 'attacker.example' })).toBe(403)
    await open.close()
  })
})

describe('control takes no requests of pages of other origins', () => {
  const host = '127.0.0.1:9443'
  test.each([
    [{}, 200],
    [{ origin: 'http://127.0.0.1:9443' }, 200],
    [{ origin: 'http://127.0.0.1:8080' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'https://attacker.example' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ 'sec-fetch-site': 'none' }, 200],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site', origin: 'http://127.0.0.1:9443' }, 403],
  ])('%j: %i', async (headers, status) => {
    expect(await ask(server, { host, ...headers } as Record<string, string>)).toBe(status)
  })
})

test.each(['text/plain', 'text/plain;json', 'application/x-json-not', 'multipart/form-data; boundary=json', ''])(
  'a body of type %j is no JSON',
  async (type) => {
    for (const path of ['reset', 'captcha/token']) {
      const answer = await fetch(`${server.url}/__mock/${path}`, {
        method: 'POST',
        body: '{"action":"signin"}',
        headers: { 'content-type': type },
      })
      expect(answer.status).toBe(415)
    }
  },
)

test('JSON with a character set is JSON', async () => {
  const headers = { 'content-type': 'Application/JSON; charset=utf-8' }
  expect((await fetch(`${server.url}/__mock/clock`, { method: 'POST', body: '{"advanceMs":1}', headers })).status).toBe(
    200,
  )
})

test('beyond this machine control is off until it is asked for, and the known passwords are reported', async () => {
  const open = await createMockServer({ size: { callLogs: 5 }, host: '0.0.0.0' })
  expect(open.warning).toContain('everybody knows the passwords of its sample data')
  expect(open.hasControl).toBe(false)
  for (const path of ['/__mock', '/__mock/state', '/__mock/control.js']) {
    expect(await ask(open, { host: '127.0.0.1' }, path, 'GET')).toBe(403)
  }
  // The sandbox of card and captcha is the app's, and not control.
  expect(await ask(open, { host: '127.0.0.1' }, '/__mock/captcha/token')).not.toBe(403)
  await open.close()
  expect(server.warning).toBeUndefined()
  expect(server.hasControl).toBe(true)
})
