import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createLineboard } from '../index.ts'
import { errorMessage } from './error-message.ts'
import { MalformedAnswerError, NetworkError } from './lineboard-error.ts'

const failureAt = (baseUrl: string, timeoutMs = 5000) =>
  createLineboard({ baseUrl, timeoutMs })
    .Customer.count()
    .then(() => '', errorMessage)

/** A server that does as told with each request; its address. */
async function served(answer: Parameters<typeof createServer>[1]) {
  const server = createServer({}, answer).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return {
    host: `127.0.0.1:${port}`,
    [Symbol.dispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}

test('where nothing listens', async () => {
  const { host, [Symbol.dispose]: close } = await served(() => undefined)
  close()
  expect(await failureAt(`http://${host}`)).toBe(
    `Network Connection Error: no answer from ${host}, nothing listens there`,
  )
})

test('where a server takes too long, and where one hangs up', async () => {
  using silent = await served(() => undefined)
  expect(await failureAt(`http://${silent.host}`, 50)).toBe('Network Connection Error: no answer within 0.05 s')
  using rude = await served((request) => request.socket.destroy())
  expect(await failureAt(`http://${rude.host}`)).toBe(
    `Network Connection Error: no answer from ${rude.host}, the other side hung up`,
  )
})

const place = { method: 'GET', url: 'https://core.example/api/v1/Customers?access_token=[redacted]' }

test.each([
  [new NetworkError(place, new TypeError('Failed to fetch')), 'no answer from core.example'],
  [new NetworkError(place, undefined, true), 'no answer from core.example, this machine has no network'],
  [new NetworkError(place, { cause: { code: 'EHOSTUNREACH' } }), 'no answer from core.example, EHOSTUNREACH'],
])('%s', (error, words) => {
  expect(errorMessage(error)).toBe(`Network Connection Error: ${words}`)
})

test.each([
  [204, undefined, '204 Nothing was answered in the place of what was asked for. It may be done all the same'],
  [200, 'application/json', '200 The answer could not be read'],
  [200, 'text/html', '200 A page was answered: that is not the address of the core API'],
])('an answer of %i that is none (%s)', (status, type, words) => {
  const response = new Response(null, { status, headers: { ...(type && { 'content-type': type }) } })
  expect(errorMessage(new MalformedAnswerError(place, response))).toBe(words)
})
