import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMockServer } from '../../create-mock-server.ts'
import type { MockServer } from '../../mock-server-options.ts'

const root = mkdtempSync(join(tmpdir(), 'site-'))
const script = 'export const a = 1\n'.repeat(200)
let server: MockServer

beforeAll(async () => {
  mkdirSync(join(root, 'assets'))
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><script>boot()</script><script src="/assets/index-abcd1234.js"></script>',
  )
  writeFileSync(join(root, 'assets/index-abcd1234.js'), script)
  writeFileSync(join(root, 'favicon.svg'), '<svg/>')
  writeFileSync(join(root, '..', 'outside.txt'), 'secret')
  server = await createMockServer({ webRoot: root })
})
afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true })
})

/** A request as it is written: `fetch` would tidy the path up. */
function get(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      request(new URL(server.url), { path, headers }, async (answer) => {
        const chunks: Buffer[] = []
        for await (const chunk of answer) chunks.push(chunk)
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) })
      })
        .on('error', reject)
        .end()
    },
  )
}

test.each([
  ['/', 200, 'text/html; charset=utf-8', 'no-cache'],
  ['/service/call-log?page=2', 200, 'text/html; charset=utf-8', 'no-cache'],
  ['/auth/login', 200, 'text/html; charset=utf-8', 'no-cache'],
  ['/assets/index-abcd1234.js', 200, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/favicon.svg', 200, 'image/svg+xml; charset=utf-8', 'no-cache'],
  ['/assets/gone-abcd1234.js', 404, 'text/plain; charset=utf-8', undefined],
  ['/gone.png', 404, 'text/plain; charset=utf-8', undefined],
  ['/..%2foutside.txt', 404, 'text/plain; charset=utf-8', undefined],
  ['/%2e%2e/outside.txt', 404, 'text/plain; charset=utf-8', undefined],
  [`/${'a'.repeat(300)}`, 200, 'text/html; charset=utf-8', 'no-cache'],
  [`/${'a'.repeat(300)}.png`, 404, 'text/plain; charset=utf-8', undefined],
  ['/favicon.svg/icon.png', 404, 'text/plain; charset=utf-8', undefined],
  ['/%', 200, 'text/html; charset=utf-8', 'no-cache'],
])('%s is %i %s', async (path, status, type, cache) => {
  const answer = await get(path)
  expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    status,
    type,
    cache,
  ])
  expect(answer.body.toString()).not.toContain('secret')
  expect(answer.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' })
})

test('what can be packed is, in the best way the client reads', async () => {
  const packed = await get('/assets/index-abcd1234.js', { 'accept-encoding': 'gzip, br' })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(packed.body).toString()).toBe(script)
  expect((await get('/assets/index-abcd1234.js', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe(
    'gzip',
  )
  expect((await get('/assets/index-abcd1234.js')).body.toString()).toBe(script)
})

test('what the client has already is not sent again', async () => {
  const first = await get('/')
  const again = await get('/', { 'if-none-match': String(first.headers.etag) })
  expect([again.status, again.body.length]).toEqual([304, 0])
})

test('the page may run its own scripts and nothing from elsewhere', async () => {
  const policy = String((await get('/')).headers['content-security-policy'])
  expect(policy).toContain("default-src 'self'")
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='(;|$)/)
})

test('configuration tells that the mock answers', async () => {
  const { body } = await get('/assets/config.json')
  expect(JSON.parse(body.toString())).toEqual({
    apiBase: '/api/v1',
    socketPath: '/wss',
    stripeKey: null,
    captchaKey: null,
    idempotencyKeys: true,
    mock: true,
    control: true,
    softphone: {
      scheme: 'ws',
      server: null,
      port: expect.any(Number),
      path: '/ws',
      sipDomain: 'sip.lineboard.example',
    },
    errorReports: null,
    webVitals: null,
    fit: null,
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
  })
})

test('a folder without a built app is said in a sentence', async () => {
  await expect(createMockServer({ webRoot: '/nowhere' })).rejects.toThrow('There is no built web app in /nowhere.')
})
