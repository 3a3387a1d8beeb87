import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signed } from '../../domain/tickets/attachments.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let t: TestServer
let folder: string
let file = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>App</title>')
  writeFileSync(join(folder, 'assets', 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"></svg>')
  writeFileSync(join(folder, 'assets', 'worker.js'), 'postMessage(1)')
  t = await createTestServer({ webRoot: folder, size: { callLogs: 5 } })
  const attachment = t.server.store.table('TicketAttachment').find({ limit: 1 })[0]
  file = signed(attachment?.url ?? '', t.server.control.clock.now())
})
afterAll(async () => {
  await t.close()
  rmSync(folder, { recursive: true })
})

const get = (path: string, init: RequestInit = {}) => fetch(new URL(path, t.server.url), init)

/** An answer of every kind, by what gives it. */
const answers: Readonly<Record<string, () => Promise<Response>>> = {
  'the API': async () => get('/api/v1/Customers/count'),
  'an error of the API': () => get('/api/v1/Nothing'),
  'a preflight': () => get('/api/v1/Customers', { method: 'OPTIONS', headers: { origin: 'https://app.example' } }),
  'an attachment': () => get(file),
  'an address that no longer works': () => get('/files/tickets/1/1/a.png'),
  'the app': () => get('/'),
  'a picture of the app': () => get('/assets/logo.svg'),
  'a script of the app': () => get('/assets/worker.js'),
  'a file the app does not have': () => get('/assets/nothing.js'),
  'a method the app does not have': () => get('/', { method: 'POST' }),
  'its configuration': () => get('/assets/config.json'),
  'the API reference': () => get('/docs'),
  'the contract': () => get('/docs/openapi.json'),
  'what the reference does not have': () => get('/docs/nothing'),
  control: () => get('/__mock/state'),
  'its page': () => get('/__mock', { headers: { accept: 'text/html' } }),
  'what it refuses': () => get('/__mock/state', { headers: { 'sec-fetch-site': 'cross-site' } }),
  'the sandbox': () => get('/__mock/captcha/token', { method: 'POST', body: '{}' }),
}
const isForOthers = new Set([
  'the API',
  'an error of the API',
  'a preflight',
  'an attachment',
  'an address that no longer works',
])
const isPage = new Set(['the app', 'the API reference', 'its page'])

describe('headers of every answer', () => {
  test.each(Object.keys(answers))('%s', async (name) => {
    const { headers, status } = (await answers[name]?.()) ?? new Response()
    if (name === 'an attachment') expect(status).toBe(200)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe(isForOthers.has(name) ? 'cross-origin' : 'same-origin')
    expect(headers.get('permissions-policy')).toContain('microphone=(self)')
    const policy = headers.get('content-security-policy')
    if (name === 'a script of the app') expect(policy).toBeNull()
    else expect(policy).toContain(isPage.has(name) ? "script-src 'self'" : 'sandbox')
  })

  test.each([
    ['image/png', 'inline'],
    ['audio/mpeg', 'inline'],
    ['text/plain; charset=utf-8', 'inline'],
    ['application/pdf', 'attachment'],
    ['text/html', 'attachment'],
    ['text/plain-looking', 'attachment'],
  ])('an attachment of %s is %s: what the sandbox would leave blank is saved', async (type, disposition) => {
    const { store } = t.server
    store.table('TicketAttachment').patch(store.table('TicketAttachment').find({ limit: 1 })[0]?.id ?? 0, { type })
    const { headers } = await get(file)
    expect(headers.get('content-disposition')).toMatch(new RegExp(`^${disposition}; filename`))
    expect(headers.get('content-type')).toBe(type)
  })

  test('what is no HTTP', async () => {
    const { hostname, port } = new URL(t.server.url)
    const socket = connect(Number(port), hostname)
    socket.end('nonsense\r\n\r\n')
    const answer = await text(socket)
    for (const line of ['x-content-type-options: nosniff', 'sandbox', 'cross-origin-opener-policy: same-origin']) {
      expect(answer).toContain(line)
    }
  })
})
