import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMockServer } from '../../create-mock-server.ts'
import { createToken } from '../../domain/users/session-tokens.ts'
import type { MockServer } from '../../mock-server-options.ts'
import { createCall } from '../../testing/test-server.ts'

let core: MockServer
let front: MockServer

beforeAll(async () => {
  core = await createMockServer()
  front = await createMockServer({ api: core.apiUrl })
})
afterAll(async () => {
  await front.close()
  await core.close()
})

describe('in front of a core API', () => {
  test('calls, bodies, headers and failures pass through', async () => {
    const { body } = await createCall(front.apiUrl)<{ id: string }>('POST', '/DashUsers/authenticate', {
      body: { username: 'super', password: 'Lineboard1!' },
      headers: { origin: 'http://elsewhere.example' },
    })
    const list = await createCall(front.apiUrl, body.id)('GET', '/CallLogs', { filter: { limit: 1 } })
    expect(list.headers.get('x-total-count')).toBe('5000')
    expect(list.body).toHaveLength(1)
    expect((await fetch(`${front.apiUrl}/Customers`)).status).toBe(401)
  })

  test('the socket passes through', async () => {
    const token = createToken(core.store, core.control.clock.now(), 1).id
    const socket = io(front.url, { path: '/wss', transports: ['websocket'], query: { token }, reconnection: false })
    await new Promise((resolve, reject) => {
      socket.on('connect', () => resolve(undefined))
      socket.on('connect_error', reject)
    })
    const heard = new Promise((resolve) => socket.on('message', resolve))
    socket.emit('message', JSON.stringify({ action: 'subscribe', channels: ['customer'] }))
    // Nothing says when the server has heard of it.
    let times = 0
    const changing = setInterval(() => core.store.table('Customer').patch(2, { firstName: `x${times++}` }), 20)
    expect(String(await heard)).toMatch(/"firstName":"x\d+"/)
    clearInterval(changing)
    socket.disconnect()
  })

  test('configuration says that no mock answers, and there is no control', async () => {
    const config = await (await fetch(`${front.url}/assets/config.json`)).json()
    expect(config).toMatchObject({ mock: false, control: false, apiBase: '/api/v1' })
    expect(await (await fetch(`${front.url}/__mock/state`)).text()).not.toContain('seed')
  })
})

test('the token, the host and the path below the base reach the core API as they must', async () => {
  const seen: IncomingMessage[] = []
  const server: Server = createServer((request, response) => {
    seen.push(request)
    response.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const proxy = await createMockServer({ api: `http://127.0.0.1:${port}/base/v1/` })
  await fetch(`${proxy.apiUrl}/Customers/count?access_token=abc`, { headers: { authorization: 'Bearer abc' } })
  expect(seen.at(-1)?.url).toBe('/base/v1/Customers/count?access_token=abc')
  expect(seen.at(-1)?.headers).toMatchObject({ host: `127.0.0.1:${port}`, authorization: 'Bearer abc' })
  await proxy.close()
  server.close()
})

test('a request that the client cancels is cancelled at the core API', async () => {
  const server: Server = createServer(() => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const proxy = await createMockServer({ api: `http://127.0.0.1:${port}` })
  const cancelling = new AbortController()
  const asked = once(server, 'request')
  const answered = fetch(`${proxy.apiUrl}/Customers/count`, { signal: cancelling.signal })
  const [request]: IncomingMessage[] = await asked
  const cancelled = request && once(request.socket, 'close')
  cancelling.abort()
  await expect(answered).rejects.toThrow('aborted')
  await cancelled
  await proxy.close()
  server.close()
})

describe('a core API that cannot be reached', () => {
  test('is said at the start, and answered with a 502 in a sentence', async () => {
    const proxy = await createMockServer({ api: 'http://127.0.0.1:1/api/v1' })
    expect(proxy.warning).toBe('The core API at http://127.0.0.1:1 cannot be reached (ECONNREFUSED).')
    const answer = await fetch(`${proxy.apiUrl}/Customers`)
    expect(answer.status).toBe(502)
    expect(await answer.json()).toEqual({
      error: { statusCode: 502, name: 'BadGateway', message: proxy.warning },
    })
    await proxy.close()
  })

  test.each(['nonsense', 'ftp://x/y', ''])('%j is no address', async (api) => {
    await expect(createMockServer({ api })).rejects.toThrow('is not an address of a core API')
  })
})

describe('whatever a visitor writes as the address', () => {
  /** What a request, as it is written, is answered first. */
  async function firstLine(url: string, head: string): Promise<string> {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.write(`${head}\r\nHost: a\r\n\r\n`)
    await Promise.race([once(socket, 'close'), once(socket, 'data')])
    socket.destroy()
    return answer.split('\r\n')[0] ?? ''
  }

  const websocket =
    'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=='

  test('nobody but the core API is asked, and of its sockets only the one', async () => {
    const asked: (string | undefined)[] = []
    const other = createServer((request, response) => {
      asked.push(request.url)
      response.end('a secret')
    }).on('upgrade', ({ url }, socket) => {
      asked.push(url)
      socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
    })
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    // As a core API may be named whose calls stand at its root.
    const bare = await createMockServer({ api: core.url })
    const elsewhere = `127.0.0.1:${port}`
    for (const path of [`http://${elsewhere}/wss/`, `//${elsewhere}/wss/`, '/wss/../admin', '/admin'])
      expect(await firstLine(front.url, `GET ${path} HTTP/1.1\r\n${websocket}`), path).toMatch(/^HTTP\/1\.1 4\d\d /)
    for (const path of [`/api/v1//${elsewhere}/x`, `http://${elsewhere}/api/v1//${elsewhere}/x`])
      expect(await firstLine(bare.url, `GET ${path} HTTP/1.1\r\nConnection: close`), path).toMatch(
        /^HTTP\/1\.1 \d\d\d /,
      )
    expect(asked).toEqual([])
    await bare.close()
    other.close()
  })

  test('what is no address at all, and a visitor who is gone before there is an answer, end nobody', async () => {
    expect(await firstLine(front.url, `GET http://[ HTTP/1.1\r\n${websocket}`)).toMatch(/^HTTP\/1\.1 4\d\d /)
    for (const path of ['/wss/', '/elsewhere']) {
      const socket = connect(Number(new URL(front.url).port), '127.0.0.1')
      socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n${websocket}\r\n\r\n`)
      await once(socket, 'connect')
      socket.resetAndDestroy()
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect((await fetch(`${front.apiUrl}/SystemSettings/defaultSettings`)).status).toBe(200)
  })
})
