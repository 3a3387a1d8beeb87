import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let t: TestServer

beforeAll(async () => {
  t = await createTestServer({ size: { callLogs: 0 } })
})
afterAll(() => t.close())

const text = '{"username":"super","password":"Lineboard1!"}'
const json = 'application/json'

/** What is answered to a body with these headers by the API, the control and the sandbox. */
async function sent(path: string, body: Buffer | string, headers: Readonly<Record<string, string>>) {
  const bytes = Uint8Array.from(Buffer.from(body))
  const response = await fetch(`${t.server.url}${path}`, { method: 'POST', body: bytes, headers })
  return { status: response.status, body: await response.text() }
}

const signIn = (body: Buffer | string, headers: Readonly<Record<string, string>>) =>
  sent('/api/v1/DashUsers/authenticate', body, headers)

test.each([
  ['gzip', gzipSync(text)],
  ['GZIP', gzipSync(text)],
  ['deflate', deflateSync(text)],
  ['identity', Buffer.from(text)],
])('a body packed as %s is read', async (encoding, body) => {
  expect((await signIn(body, { 'content-type': json, 'content-encoding': encoding })).status).toBe(200)
})

test.each([
  ['br', brotliCompressSync(text), 415, 'unsupported content encoding'],
  ['nonsense', Buffer.from(text), 415, 'send gzip, deflate or none'],
  ['gzip', Buffer.from(text), 400, 'The body is not gzip, as its content-encoding says'],
  ['gzip', gzipSync(text).subarray(0, 20), 400, 'unexpected end of file'],
  ['gzip', gzipSync(Buffer.alloc(21_000_000, ' ')), 413, 'request entity too large'],
])('a body that says it is %s: %#', async (encoding, body, status, message) => {
  const answer = await signIn(body, { 'content-type': json, 'content-encoding': encoding })
  expect(answer.status).toBe(status)
  expect(answer.body).toContain(message)
})

test('what is refused for its body is in the journal, as all requests are', async () => {
  const { journal } = t.server.control
  // Packed first: meanwhile the server would end the connection that the client uses again.
  const packed = gzipSync(Buffer.alloc(21_000_000, ' '))
  journal.clear()
  await signIn(text, { 'content-type': json, 'content-encoding': 'gzip' })
  await signIn(text, { 'content-type': json, 'content-encoding': 'br' })
  await signIn(packed, { 'content-type': json, 'content-encoding': 'gzip' })
  await signIn(Buffer.alloc(21_000_000, ' '), { 'content-type': json })
  expect(journal.find({ operation: 'DashUser.authenticate' }).map(({ status }) => status)).toEqual([400, 415, 413, 413])
})

test('the mark of a text in UTF-8 before JSON or a form is passed over', async () => {
  expect((await signIn(`\uFEFF${text}`, { 'content-type': json })).status).toBe(200)
  const clock = await sent('/__mock/clock', '\uFEFF{"advanceMs":1}', { 'content-type': json })
  expect(clock.status).toBe(200)
  expect((await sent('/__mock/captcha/token', '\uFEFF{"action":"login"}', { 'content-type': json })).status).toBe(200)
})

test.each([
  ['/api/v1/DashUsers/authenticate', text],
  ['/__mock/clock', '{"advanceMs":1}'],
  ['/__mock/captcha/token', '{"action":"login"}'],
])('%s says that another charset than UTF-8 is not read, where letters would be lost', async (path, body) => {
  for (const type of [json, 'application/json; charset=utf-8', 'application/json;charset="UTF-8"']) {
    expect((await sent(path, body, { 'content-type': type })).status, type).toBe(200)
  }
  const answer = await sent(path, body, { 'content-type': 'application/json; charset=latin1' })
  expect(answer).toMatchObject({ status: 415, body: expect.stringContaining('send UTF-8') })
})

test.each([
  ['', 'without a content type'],
  ['text/plain', 'as \\"text/plain\\"'],
  ['nonsense', 'as \\"nonsense\\"'],
  ['application/vnd.api+json', 'as \\"application/vnd.api+json\\"'],
])('JSON that came as %j, which LoopBack passes over, is refused with what to send it as', async (type, said) => {
  const answer = await signIn(text, { 'content-type': type })
  expect(answer.status).toBe(415)
  expect(answer.body).toContain(`The body came ${said}: send it as application/json.`)
})
