import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMockServer } from '../../create-mock-server.ts'
import { createToken } from '../../domain/users/session-tokens.ts'
import type { MockServer } from '../../mock-server-options.ts'

let server: MockServer
let token = ''

beforeAll(async () => {
  server = await createMockServer({ size: { callLogs: 0 }, phonePort: 0 })
  token = createToken(server.store, server.control.clock.now(), 1).id
})
afterAll(() => server.close())

/** What is answered to who asks for a socket there, until the connection ends or a socket speaks. */
async function asked(address: string, path: string, protocol?: string): Promise<string> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1')
    if (answer.startsWith('HTTP/1.1 101')) setTimeout(() => socket.destroy(), 50)
  })
  const lines = [
    `GET ${path} HTTP/1.1`,
    'Host: server',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Version: 13',
    ...(protocol ? [`Sec-WebSocket-Protocol: ${protocol}`] : []),
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  await once(socket, 'close')
  return answer
}

test.each([
  '/socket.io/?EIO=4&transport=websocket',
  '/wss?EIO=4',
  '/ws/',
  '/./ws',
  '/',
  '*',
  '//[',
  '/api/v1/Customers',
])('a socket at %s is reported where there are some', async (path) => {
  const answer = await asked(server.url, path)
  expect(answer).toMatch(/^HTTP\/1.1 404 Not Found\r\n/)
  expect(answer).toContain(
    `There is no socket at ${path.split('?', 1)[0]}: realtime is at /wss/ (socket.io), softphones at /ws.`,
  )
})

test('the port of softphones says where they are, too', async () => {
  expect(await asked((server.phoneUrl ?? '').replace('ws:', 'http:'), '/wss/')).toContain('softphones are at /ws.')
})

test.each([undefined, 'chat'])(
  'a request to a softphone’s socket for the protocol %s names the right one',
  async (protocol) => {
    const answer = await asked(server.url, '/ws', protocol)
    expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/)
    expect(answer).toContain('Softphones ask for the protocol \\"sip\\" of websockets.')
  },
)

test('one connection is never taken as two sockets', async () => {
  const answer = await asked(server.url, `/wss/../ws?EIO=4&transport=websocket&token=${token}`, 'sip')
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
})

test('in front of a core API it is said as well, and that it cannot be reached', async () => {
  const front = await createMockServer({ api: 'http://127.0.0.1:1/api/v1' })
  expect(await asked(front.url, '/socket.io/')).toContain(
    'There is no socket at /socket.io/: those of the core API are at /wss/.',
  )
  const unreached = await asked(front.url, '/wss/')
  expect(unreached).toMatch(/^HTTP\/1.1 502 Bad Gateway\r\n/)
  expect(unreached).toContain('The core API at http://127.0.0.1:1 cannot be reached')
  await front.close()
})
