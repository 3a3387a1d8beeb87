import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { inspect } from 'node:util'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import {
  AnswerTooLargeError,
  createLineboard,
  createTransport,
  LineboardError,
  NetworkError,
  naming,
} from '../src/index.ts'
import { createRawClient } from '../src/raw/index.ts'
import { connectRealtime } from '../src/realtime/index.ts'
import { thrownBy } from '../src/testing/stubbed-client.ts'
import { checkAnswers } from '../src/validate/index.ts'

let answer: RequestListener = (_, response) => response.end()
let server: Server
let baseUrl = ''
beforeAll(async () => {
  server = createServer((request, response) => answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  baseUrl = `http://127.0.0.1:${address.port}/api/v1`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const client = (more: object = {}) =>
  createLineboard({ baseUrl, retry: false, timeoutMs: 250, validate: checkAnswers(), maxAnswerBytes: 10_000, ...more })

const text =
  (body: string, type: string, status = 200) =>
  (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': type }).end(body)
  }
const status = fc.constantFrom(200, 201, 400, 401, 404, 422, 500, 503)
const type = fc.constantFrom('application/json', 'text/html', 'image/png', 'nonsense')
const json = fc.oneof(fc.string(), fc.integer(), fc.constant({}), fc.constant(null), fc.constant([7, 'x', null]))

/** Something no list of languages is. */
const junk = fc.oneof(
  fc.tuple(status, type).map(([code, mime]) => text('<!doctype html><h1>It works!</h1>', mime, code)),
  fc
    .tuple(fc.nat({ max: 20 }), type)
    .map(([length, mime]) => text('[{"id":1,"name":"English"}]'.slice(0, length + 1), mime)),
  fc.tuple(json, status, type).map(([value, code, mime]) => text(JSON.stringify(value), mime, code)),
  fc.constant(text(`[${'1,'.repeat(20_000)}1]`, 'application/json')),
  fc.constant((response: ServerResponse) => response.destroy()),
  fc.constant((response: ServerResponse) => {
    response.writeHead(200, { 'content-length': 5000 }).write('[{"id"', () => response.destroy())
  }),
  fc.constant((response: ServerResponse) => {
    response.writeHead(200).write('[')
  }),
)

test('whatever a server answers, a call that fails throws a LineboardError', async () => {
  await fc.assert(
    fc.asyncProperty(junk, async (say) => {
      answer = (_, response) => say(response)
      expect(await thrownBy(client().Language.find())).toBeInstanceOf(LineboardError)
    }),
    { numRuns: 60 },
  )
}, 60_000)

test('a body without an end is read up to the limit, of an error too', async () => {
  for (const code of [200, 500]) {
    answer = (_, response) => {
      response.writeHead(code)
      const more = () => {
        while (response.writable && response.write('x'.repeat(4000))) {}
      }
      response.on('drain', more)
      more()
    }
    const error = await thrownBy(client({ timeoutMs: 20_000 }).Language.find())
    expect(error).toBeInstanceOf(AnswerTooLargeError)
    expect(error).toMatchObject({ maxBytes: 10_000, operationId: 'Language.find' })
  }
})

test('an answer within the limit is read', async () => {
  answer = (_, response) => text('[]', 'application/json')(response)
  expect(await client({ maxAnswerBytes: 2 }).Language.find()).toEqual([])
  expect(await thrownBy(client({ maxAnswerBytes: 1 }).Language.find())).toBeInstanceOf(AnswerTooLargeError)
})

/** Everything that can be had of an error: its texts, its properties, and those of what caused it. */
function everyForm(error: unknown, forms: string[] = []): string[] {
  forms.push(String(error), inspect(error, { depth: 9, showHidden: true }), JSON.stringify(error) ?? '')
  if (!(error instanceof Error)) return forms
  for (const name of Object.getOwnPropertyNames(error)) forms.push(String(Reflect.get(error, name)))
  forms.push(error.stack ?? '')
  return error.cause === undefined ? forms : everyForm(error.cause, forms)
}

const token = fc.string({ minLength: 12, maxLength: 40, unit: fc.constantFrom(...'abcXYZ019-_.~') })

test('a token is in no form of any error', async () => {
  const echo = fc.constantFrom<(url: string, auth: string) => (response: ServerResponse) => void>(
    (url) =>
      text(JSON.stringify({ error: { message: `No method handles GET ${url}`, stack: url } }), 'application/json', 404),
    (_, auth) => text(JSON.stringify({ error: { name: auth, message: auth, code: auth } }), 'application/json', 401),
    (url, auth) =>
      text(
        JSON.stringify({
          error: { message: 'x', details: { context: url, codes: {}, messages: { name: [url, auth] } } },
        }),
        'application/json',
        422,
      ),
    (url) => text(url, 'text/html'),
    (_, auth) => text(auth, 'text/html'),
    (url) => text(JSON.stringify({ url }), 'application/json'),
    () => (response) => response.destroy(),
    () => (response) => {
      response.writeHead(200).write('[')
    },
  )
  await fc.assert(
    fc.asyncProperty(token, echo, async (secret, say) => {
      answer = (request, response) => say(request.url ?? '', request.headers.authorization ?? '')(response)
      const error = await thrownBy(client({ tokens: { token: () => secret } }).Language.find())
      expect(error).toBeInstanceOf(LineboardError)
      for (const form of everyForm(error)) expect(form).not.toContain(secret)
    }),
    { numRuns: 60 },
  )
}, 60_000)

test('nor a token that no header can carry', async () => {
  const error = await thrownBy(client({ tokens: { token: () => 's3cret\nline' } }).Language.find())
  expect(error).toBeInstanceOf(Error)
  for (const form of everyForm(error)) expect(form).not.toContain('s3cret')
})

/** What platforms throw that quotes the address of the call: Deno, Bun, and Node of a redirect to no address. */
const quoting: Readonly<Record<string, (url: string) => unknown>> = {
  'in its message': (url) => new TypeError(`error sending request for url (${url}): client error (Connect)`),
  'in a field': (url) => Object.assign(new TypeError('Unable to connect'), { path: url, code: 'ConnectionRefused' }),
  'in what caused it': (url) =>
    new TypeError('fetch failed', { cause: Object.assign(new Error('Invalid URL'), { base: url }) }),
  'as text': (url) => `no answer from ${url}`,
  'in an error that caused itself': (url) => {
    const error = new TypeError(url)
    return Object.assign(error, { cause: error })
  },
}

test.each(Object.entries(quoting))('nor where a fetch quotes the address %s', async (_, quote) => {
  const throwing = async ({ url }: Request) => {
    throw quote(url)
  }
  const made = { tokens: { token: () => 's3cret' }, fetch: throwing }
  for (const call of [
    () => client(made).Language.find(),
    () => createRawClient({ baseUrl, retry: false, ...made }).GET('/Languages'),
  ]) {
    const error = await thrownBy(call())
    expect(error).toBeInstanceOf(NetworkError)
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain('s3cret')
  }
})

test('nor after a redirect to no address, nor where a path of the page has no page', async () => {
  answer = (_, response) => response.writeHead(302, { location: 'http://core.example:99999999/' }).end()
  vi.stubGlobal('location', new URL('http://localhost:3000/'))
  onTestFinished(() => void vi.unstubAllGlobals())
  const made = { tokens: { token: () => 's3cret' } }
  for (const call of [
    () => client(made).Language.find(),
    () => client({ ...made, baseUrl: '/api/v1' }).Language.find(),
    () => client({ ...made, baseUrl: '/api/v1', fetch }).Language.find(),
    () => createRawClient({ ...made, baseUrl: '/api/v1', retry: false }).GET('/Languages'),
    async () => client({ ...made, baseUrl: '/api/v1' }).addressOf('Storage.getRecording', { recording_id: 7 }),
  ]) {
    const error = await thrownBy(call())
    expect(error).toBeInstanceOf(Error)
    for (const form of everyForm(error)) expect(form).not.toContain('s3cret')
  }
})

/** All that takes an address of a server. */
const takesAddress: Readonly<Record<string, (address: string) => unknown>> = {
  createLineboard: (address) => createLineboard({ baseUrl: address }),
  createTransport: (address) => createTransport({ baseUrl: address }),
  createRawClient: (address) => createRawClient({ baseUrl: address }),
  connectRealtime: (address) => connectRealtime({ url: address, token: () => undefined }),
}

const addresses = [
  'https://admin:s3cret@core.example/api/v1',
  'https://s3cret@core.example/api/v1',
  'https://:s3cret@core.example',
  'https:///admin:s3cret@core.example/api/v1',
  'https:\\\\admin:s3cret@core.example/api/v1',
  'https://admin:s3/cret@core.example/api/v1',
  'https://admin:s3cret@@core.example/api/v1',
  'https://admin:s3cret@:bad/api/v1',
  'ftp://admin:s3cret@core.example/api/v1',
  'wss://admin:s3cret@core.example',
  '//admin:s3cret@core.example/api/v1',
  'admin:s3cret@core.example/api/v1',
  // What would stand before the path of every call, and keep it from the server.
  'https://core.example/api/v1?key=s3cret',
  'https://core.example/api/v1#/s3cret',
  'https://core.example/s3cret/api/v1 ',
  'https://core.example/s3cret/api/v1\r\n',
]

test.each(
  Object.entries(takesAddress).flatMap(([name, take]) => addresses.map((address) => [name, address, take] as const)),
)('%s takes no password in an address, nor says it: %s', (_, address, take) => {
  for (const location of [undefined, { href: 'https://app.example/' }]) {
    vi.stubGlobal('location', location)
    let error: unknown
    try {
      take(address)
    } catch (thrown) {
      error = thrown
    }
    vi.unstubAllGlobals()
    expect(error).toBeInstanceOf(TypeError)
    expect(String(error)).toMatch(/must be the whole address, .* and no more$/)
    for (const form of everyForm(error)) expect(form).not.toMatch(/s3|cret/)
  }
})

test.each(['nightly\nexport', 'nightly\0', 'zwölf€'])(
  'a name of the program that no header takes is refused at once: %j',
  (userAgent) => {
    expect(() => createTransport({ baseUrl: 'http://core.example', userAgent }, { naming })).toThrow(TypeError)
  },
)

test('a page may name a path of its own server', () => {
  vi.stubGlobal('location', { href: 'about:srcdoc' })
  expect(createTransport({ baseUrl: '/api/v1/' }).baseUrl).toBe('/api/v1')
  vi.unstubAllGlobals()
})
