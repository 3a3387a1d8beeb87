import { once } from 'node:events'
import { connect, type Socket as TcpSocket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createToken } from '../../domain/users/session-tokens.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

/** Small enough to be reached in a moment. */
const limits = {
  headBytes: 8000,
  headMs: 200,
  requestMs: 400,
  quietMs: 300,
  connectionsPerAddress: 30,
  messageBytes: 5000,
  messagesPerSecond: 40,
  channels: 5,
  channelCharacters: 20,
  waitingBytes: 100_000,
}

let t: TestServer
const open: { destroy(): unknown }[] = []

beforeAll(async () => {
  t = await createTestServer({ limits, size: { callLogs: 20 } })
})
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy()
  // Whatever was done, the next visitor is answered.
  await vi.waitFor(async () => expect((await t.super('GET', '/Customers/count')).status).toBe(200))
})
afterAll(() => t.close())

function tcp(): TcpSocket {
  const { hostname, port } = new URL(t.server.url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  open.push(socket)
  return socket
}

/** What comes back until the connection ends. */
async function readAll(socket: TcpSocket): Promise<string> {
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  await once(socket, 'close')
  return answer
}

async function answerTo(text: string, socket = tcp()): Promise<string> {
  socket.write(text)
  return await readAll(socket)
}

const token = () => createToken(t.server.store, t.server.control.clock.now(), 1).id

const heardOf = (socket: Socket, event: string) => new Promise((resolve) => socket.once(event, resolve))

async function listen(): Promise<{ socket: Socket; say(message: object): void; heard: string[] }> {
  const options = { path: '/wss', transports: ['websocket'], query: { token: token() }, reconnection: false }
  const socket = io(t.server.url, { ...options, forceNew: true })
  open.push({ destroy: () => socket.disconnect() })
  await heardOf(socket, 'connect')
  const heard: string[] = []
  socket.on('message', (text: string) => heard.push(JSON.parse(text).channel))
  return { socket, say: (message) => socket.emit('message', JSON.stringify(message)), heard }
}

const publish = (channel: string, data: object = {}) =>
  t.server.control.publish({ channel, event: 'message', data, customerId: 0 })

test('a head larger than its limit is a 431', async () => {
  const flood = Array.from({ length: 900 }, (_, at) => `X-Flood-${at}: ${at}\r\n`).join('')
  expect(await answerTo(`GET /api/v1/Customers HTTP/1.1\r\nHost: a\r\n${flood}\r\n`)).toMatch(/^HTTP\/1.1 431 /)
})

test('a head that does not come in time is a 408', async () => {
  expect(await answerTo('GET /api/v1/Customers HTTP/1.1\r\nHost: a\r\n')).toMatch(/^HTTP\/1.1 408 /)
})

test('a client that ends its side of the connection after its requests gets every answer', async () => {
  const get = `GET /api/v1/Customers/count?access_token=${token()} HTTP/1.1\r\nHost: a\r\n\r\n`
  // So many come in one turn that most of them wait for theirs.
  const sockets = Array.from({ length: 20 }, tcp)
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  const answers = sockets.map((socket) => {
    socket.end(get + get)
    return readAll(socket)
  })
  for (const answer of await Promise.all(answers)) expect(answer.match(/HTTP\/1.1 200 /g)).toHaveLength(2)
})

test('a client that ends its side before the end of its request gets none, and its connection is closed', async () => {
  const socket = tcp()
  socket.end('POST /api/v1/DashUsers/authenticate HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{')
  expect(await readAll(socket)).not.toMatch(/^HTTP\/1.1 2/)
})

test('a body that drips in, and does not come in time, is a 408', async () => {
  const socket = tcp()
  const drip = setInterval(() => socket.write('{'), 20)
  const head = 'POST /api/v1/DashUsers/authenticate HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n'
  const answer = await answerTo(`${head}Content-Length: 900\r\n\r\n`, socket)
  clearInterval(drip)
  expect(answer).toMatch(/^HTTP\/1.1 408 /)
})

test('a visitor who is gone before a connection has become a socket ends nobody', async () => {
  for (const path of ['/elsewhere', '/ws', '/wss/', '//[']) {
    const socket = tcp()
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`)
    await once(socket, 'connect')
    await setTimeout(20)
    socket.resetAndDestroy()
  }
  // An error that nobody hears of would end the process about now.
  await setTimeout(20)
})

test('an answer that nobody reads ends the connection', async () => {
  const bytes = 30_000_000
  t.server.control.scenarios.add({ operation: 'Customer.count', answers: [{ body: 'a'.repeat(bytes) }] })
  const socket = tcp()
  socket.write(`GET /api/v1/Customers/count?access_token=${token()} HTTP/1.1\r\nHost: a\r\n\r\n`)
  await once(socket, 'readable')
  await setTimeout(3 * limits.quietMs)
  let read = 0
  socket.on('data', (chunk) => {
    read += chunk.length
  })
  socket.resume()
  await once(socket, 'close')
  expect(read).toBeLessThan(bytes)
})

test('of one address no more connections are taken than its limit', async () => {
  const sockets = Array.from({ length: limits.connectionsPerAddress + 20 }, tcp)
  let ended = 0
  for (const socket of sockets) socket.on('close', () => ended++)
  await vi.waitFor(() => expect(ended).toBeGreaterThanOrEqual(20))
  expect(ended).toBeLessThan(sockets.length)
})

test('a message to the realtime socket larger than its limit ends it', async () => {
  const { socket, say } = await listen()
  say({ action: 'subscribe', channels: ['a'.repeat(limits.messageBytes)] })
  await heardOf(socket, 'disconnect')
})

test('a flood of messages ends the socket', async () => {
  const { socket, say } = await listen()
  for (let at = 0; at < 3 * limits.messagesPerSecond; at++) say({ action: 'subscribe', channels: [`a${at}`] })
  await heardOf(socket, 'disconnect')
})

test('a socket listens to no more channels than its limit, nor to one with a long name', async () => {
  const { say, heard } = await listen()
  const long = 'b'.repeat(limits.channelCharacters + 1)
  const channels = [long, ...Array.from({ length: 50 }, (_, at) => `a${at}`)]
  say({ action: 'subscribe', channels })
  await vi.waitFor(() => {
    publish('a0')
    expect(heard).toContain('a0')
  })
  heard.splice(0)
  for (const channel of channels) publish(channel)
  publish('a0')
  await vi.waitFor(() => expect(heard.filter((channel) => channel === 'a0').length).toBeGreaterThan(1))
  expect(new Set(heard)).toEqual(new Set(channels.slice(1, 1 + limits.channels)))
})

/** A text as a frame of a websocket. */
function frame(text: string): Buffer {
  const noMask = Buffer.alloc(4)
  return Buffer.concat([Buffer.from([0x81, 0x80 | text.length]), noMask, Buffer.from(text)])
}

test('who listens and does not read is let go, and others hear all', async () => {
  const other = await listen()
  other.say({ action: 'subscribe', channels: ['a'] })
  const slow = tcp()
  slow.write(
    `GET /wss/?EIO=4&transport=websocket&token=${token()} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
  )
  let got = ''
  slow.on('data', (chunk) => {
    got += chunk
  })
  await once(slow, 'data')
  slow.write(frame('40'))
  await vi.waitFor(() => expect(got).toContain('40{"sid"'))
  const words = JSON.stringify({ action: 'subscribe', channels: ['a'] })
  slow.write(frame(`42${JSON.stringify(['message', words])}`))
  await vi.waitFor(() => {
    publish('a')
    expect(got).toContain('org.ecms')
    expect(other.heard).not.toEqual([])
  })
  slow.pause()
  other.heard.splice(0)
  got = ''
  const text = 'a'.repeat(90_000)
  // More than the buffers of the system take in on the way.
  const times = 400
  for (let at = 1; at <= times; at++) {
    publish('a', { text })
    while (other.heard.length < at) await heardOf(other.socket, 'message')
  }
  slow.resume()
  await once(slow, 'close')
  expect(got.length).toBeLessThan(times * text.length)
})
