import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createMockServer } from '../../create-mock-server.ts'
import { maxBodyBytes } from '../../ground/limits.ts'
import { version } from '../../ground/version.ts'
import type { MockServer, MockServerOptions } from '../../mock-server-options.ts'
import type { AccessLine } from './access-log.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

/** A core API that keeps what it is asked, and answers as it is told. */
async function openCore(answer: (response: ServerResponse) => void = (response) => response.end('{}')) {
  const asked: IncomingMessage[] = []
  const core: Server = createServer((request, response) => {
    asked.push(request)
    request.resume()
    // What is asked at the start, to see whether there is one.
    if (request.url === '/api/v1') response.end()
    else answer(response)
  })
  core.listen(0, '127.0.0.1')
  await once(core, 'listening')
  ends.push(() => core.closeAllConnections() ?? core.close())
  return { asked, api: `http://127.0.0.1:${(core.address() as AddressInfo).port}/api/v1`, core }
}

async function open(options: MockServerOptions): Promise<MockServer> {
  const server = await createMockServer(options)
  ends.push(() => server.close())
  return server
}

const status = async (address: string) => (await fetch(address)).status

describe('health', () => {
  test('says what runs: the server, and the web app it serves', async () => {
    const webRoot = mkdtempSync(join(tmpdir(), 'health-'))
    ends.push(() => rmSync(webRoot, { recursive: true }))
    writeFileSync(join(webRoot, 'index.html'), '<!doctype html>')
    const { api } = await openCore()
    const server = await open({ api, webRoot })
    const health = async () => (await fetch(`${server.url}/health`)).json()
    expect(await health()).toEqual({ status: 'ok', version, web: null })
    const web = { version: '0.1.0', commit: 'abc1234', built: '2026-01-01T00:00:00.000Z' }
    writeFileSync(join(webRoot, 'version.json'), JSON.stringify(web))
    expect(await health()).toEqual({ status: 'ok', version, web })
  })

  test('people are sent elsewhere while the core API is away, and come back with it', async () => {
    const { api, core } = await openCore()
    const server = await open({ api })
    expect(await status(`${server.url}/ready`)).toBe(200)
    core.closeAllConnections()
    core.close()
    const answer = await fetch(`${server.url}/ready`)
    const why = expect.stringContaining('cannot be reached')
    expect([answer.status, await answer.json()]).toEqual([503, { ready: false, why }])
    expect(await status(`${server.url}/health`)).toBe(200)
  })

  test('the mock server is ready too', async () => {
    const server = await open({ size: { callLogs: 1 } })
    expect(await status(`${server.url}/ready`)).toBe(200)
  })
})

describe('the end', () => {
  test('an answer under way is finished; nobody new is let in', async () => {
    const waiting: ServerResponse[] = []
    const { api, asked } = await openCore((response) => void waiting.push(response))
    const server = await createMockServer({ api })
    const answer = fetch(`${server.apiUrl}/Customers`)
    await vi.waitFor(() => expect(asked.some(({ url }) => url?.endsWith('/Customers'))).toBe(true))
    const closed = server.close({ graceMs: 10_000 })
    await expect(fetch(`${server.url}/health`)).rejects.toThrow()
    for (const each of waiting) each.end('{"late":true}')
    expect(await (await answer).json()).toEqual({ late: true })
    await closed
  })

  test('what takes longer than that is broken off', async () => {
    const waiting: ServerResponse[] = []
    const { api, asked } = await openCore((response) => void waiting.push(response))
    const server = await createMockServer({ api })
    const answer = fetch(`${server.apiUrl}/Customers`).catch((problem) => problem)
    await vi.waitFor(() => expect(asked.some(({ url }) => url?.endsWith('/Customers'))).toBe(true))
    await server.close({ graceMs: 50 })
    expect(await answer).toBeInstanceOf(TypeError)
  })
})

describe('who asks', () => {
  const forged = { 'x-forwarded-for': '6.6.6.6, 192.0.2.7', 'x-forwarded-proto': 'https' }

  test.each([
    ['the connection says, whatever the visitor writes', {}, '127.0.0.1', 'http'],
    ['the proxy before it says, in its last entry', { behindProxy: true }, '192.0.2.7', 'https'],
  ])('%s', async (_, how, address, proto) => {
    const { api, asked } = await openCore()
    const lines: AccessLine[] = []
    const server = await open({ api, ...how, onAccess: (line) => lines.push(line) })
    await (await fetch(`${server.apiUrl}/Customers`, { headers: forged })).text()
    expect(asked.at(-1)?.headers).toMatchObject({ 'x-forwarded-for': address, 'x-forwarded-proto': proto })
    await vi.waitFor(() => expect(lines).toMatchObject([{ address }]))
  })
})

test('the access log has each request, and nobody’s token, name or number', async () => {
  const { api } = await openCore()
  const lines: AccessLine[] = []
  const server = await open({ api, onAccess: (line) => lines.push(line) })
  const secret = 'S3cret'
  const headers = { authorization: `Bearer ${secret}` }
  const query = `access_token=${secret}&filter=${encodeURIComponent('{"where":{"callerNumber":"12125550110"}}')}`
  for (const path of [`/api/v1/CallLogs?${query}`, `/x?token=${secret}`, '/health', '/ready'])
    await (await fetch(server.url + path, { headers })).text()
  await vi.waitFor(() => expect(lines).toHaveLength(2))
  expect(lines[0]).toEqual({
    at: expect.stringMatching(/^\d{4}-.*Z$/),
    address: '127.0.0.1',
    method: 'GET',
    path: '/api/v1/CallLogs',
    status: 200,
    durationMs: expect.any(Number),
  })
  expect(JSON.stringify(lines)).not.toMatch(/S3cret|12125550110/)
})

describe('a body that is too large', () => {
  test.each([
    ['that says so', String(maxBodyBytes + 1)],
    ['that does not', undefined],
  ])('%s is refused before the core API has it', async (_, length) => {
    const { api } = await openCore(() => {})
    const server = await open({ api })
    const { hostname, port } = new URL(server.url)
    const socket = connect(Number(port), hostname)
    ends.push(() => socket.destroy())
    socket.on('error', () => {})
    let said = ''
    socket.on('data', (chunk) => {
      said += chunk
    })
    const sized = length ? `Content-Length: ${length}` : 'Transfer-Encoding: chunked'
    socket.write(`POST /api/v1/Customers HTTP/1.1\r\nHost: a\r\n${sized}\r\n\r\n`)
    const chunk = Buffer.alloc(1024 * 1024, 32)
    if (!length)
      for (let sent = 0; sent <= maxBodyBytes; sent += chunk.length)
        socket.write(Buffer.concat([Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from('\r\n')]))
    await vi.waitFor(() => expect(said).toContain('HTTP/1.1 413'))
  })

  test.each(['a core API is behind', 'the mock server itself answers'])(
    'and sent to its end is refused all the same, where %s: who is cut off meanwhile hears no answer',
    async (where) => {
      const { api } = await openCore(() => {})
      const server = await open(where.startsWith('a core') ? { api } : { size: { callLogs: 1 } })
      const chunk = new Uint8Array(1024 * 1024)
      for (const isAnnounced of [true, false]) {
        let left = 25
        const pull = (controller: ReadableStreamDefaultController) =>
          left-- > 0 ? controller.enqueue(chunk) : controller.close()
        const body = isAnnounced ? new Uint8Array(left * chunk.length) : new ReadableStream({ pull })
        const answer = await fetch(`${server.apiUrl}/Customers`, {
          method: 'POST',
          body,
          duplex: 'half',
        } as RequestInit)
        expect([answer.status, await answer.json()]).toMatchObject([413, { error: { name: 'PayloadTooLargeError' } }])
      }
    },
  )
})

test.each([['nonsense'], ['ftp://x/y']])('%s is no address for reports', async (errorReports) => {
  const webRoot = mkdtempSync(join(tmpdir(), 'reports-'))
  ends.push(() => rmSync(webRoot, { recursive: true }))
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html>')
  await expect(createMockServer({ webRoot, errorReports })).rejects.toThrow('is not an address for reports')
  // Where the app is served by another program, such as its own in development, the configuration still comes from here.
  await expect(createMockServer({ webVitals: errorReports })).rejects.toThrow('is not an address for reports')
  const server = await open({ webRoot, errorReports: 'https://r.example/x' })
  expect((await fetch(server.url)).headers.get('content-security-policy')).toContain(
    "connect-src 'self' https://r.example;",
  )
})
