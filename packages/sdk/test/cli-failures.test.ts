import dns from 'node:dns'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contractDocument } from '@lineboard/contract/document'
import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { runCli } from '../src/cli/run-cli.ts'
import { capturedTerminal } from '../src/testing/captured-terminal.ts'

const folder = mkdtempSync(join(tmpdir(), 'lineboard-cli-'))
const contacts = join(folder, 'contacts.csv')
writeFileSync(contacts, 'number,name\n+12125550142,One\n')

/** Each command that calls a server, with a call that wants a session. */
const commands = [
  ['check'],
  ['check', '--only', 'Customer.find,Language.find'],
  ['check', '--semantics'],
  ['check', '--semantics', '--write'],
  ['call', 'Customer.find'],
  ['export', 'call-logs'],
  ['import', 'contacts', contacts],
  ['import', 'contacts', contacts, '--dry-run'],
].map((given) => ({ given, title: given.map((part) => (part === contacts ? 'FILE' : part)).join(' ') }))

async function lineboard(args: readonly string[], env: Readonly<Record<string, string>>) {
  const terminal = capturedTerminal({ env })
  const code = await runCli(args, terminal)
  return { code, out: terminal.out(), err: terminal.err() }
}

const servers: Server[] = []
async function at(server: Server): Promise<string> {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`
}
const answering =
  (status: number, type: string, body: string): RequestListener =>
  (request, response) => {
    request.resume()
    response.writeHead(status, { 'content-type': type }).end(body)
  }
const refusal = (statusCode: number, message: string) =>
  answering(statusCode, 'application/json', JSON.stringify({ error: { statusCode, name: 'Error', message } }))

/** The answer for a name that is not registered: a machine without a network may try for 16 s before it gives one. */
function refuseLookup(hostname: string, ...rest: unknown[]) {
  const callback = rest.at(-1)
  const error = Object.assign(new Error(`getaddrinfo ENOTFOUND ${hostname}`), { code: 'ENOTFOUND' })
  if (typeof callback === 'function') callback(error)
}

let mock: MockServer
beforeAll(async () => {
  mock = await createMockServer({ seed: 1, size: { callLogs: 20 } })
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  for (const server of servers) server.close()
  await mock.close()
})

const signIn = /--username and --password .*LINEBOARD_USERNAME.*--token .*LINEBOARD_TOKEN/
/** A server, and what every command says of it to whoever has a token. */
const places: [string, () => Promise<string> | string, RegExp][] = [
  ['that does not take the token', () => mock.apiUrl, signIn],
  [
    'that takes no token',
    async () => `http://${await at(createServer(refusal(401, 'Authorization Required')))}`,
    signIn,
  ],
  [
    'that lets nobody do anything',
    async () => `http://${await at(createServer(refusal(403, 'Access Denied')))}`,
    /403.*Access Denied.*sign in as somebody whose role allows it/s,
  ],
  [
    'that has pages alone',
    async () => `http://${await at(createServer(answering(200, 'text/html', '<html>Hello</html>')))}`,
    /not the address of the core API|no call as an API does.*Give the address of the API/,
  ],
  [
    'that knows no call',
    async () => `http://${await at(createServer(answering(404, 'text/plain', '404 page not found')))}`,
    /Give the address of (its|the) API/,
  ],
  ['that does not run', () => 'http://127.0.0.1:9/api/v1', /no web client may call that port/],
  [
    'that has gone',
    async () => {
      const server = createServer()
      const place = await at(server)
      await new Promise((resolve) => server.close(resolve))
      return `http://${place}`
    },
    /nothing listens there.*whether the server runs/s,
  ],
  [
    'that is nowhere',
    () => {
      vi.spyOn(dns, 'lookup').mockImplementation(refuseLookup)
      return 'http://core.invalid/api/v1'
    },
    /no such host.*spelt/s,
  ],
  ['that speaks no HTTPS', () => mock.apiUrl.replace('http:', 'https:'), /does not speak HTTPS there.*http:\/\//s],
]

describe.each(places)('a server %s', (_, urlOf, says) => {
  let url = ''
  beforeEach(async () => {
    url = await urlOf()
  })
  test.each(commands)('is what $title speaks of, with what to do', async ({ given }) => {
    const { code, out, err } = await lineboard(given, { LINEBOARD_URL: url, LINEBOARD_TOKEN: 'a-token-of-old' })
    expect([code, out, err]).toEqual([2, '', expect.stringMatching(says)])
  })
})

test.each(commands)('$title says how to sign in where nobody is said to', async ({ given }) => {
  const { code, err } = await lineboard(given, { LINEBOARD_URL: mock.apiUrl })
  expect([code, err]).toEqual([2, expect.stringMatching(signIn)])
})

describe.each(['a\nb', 'a\u0000b', 'tok€n'])('the token %j, which no header takes', (token) => {
  const says = new RegExp(`has a character that no header takes.*${signIn.source}`)

  test.each(commands)('is reported by $title, and not the server', async ({ given }) => {
    const asked = vi.spyOn(globalThis, 'fetch')
    const { code, out, err } = await lineboard(given, { LINEBOARD_URL: mock.apiUrl, LINEBOARD_TOKEN: token })
    expect([code, out, err]).toEqual([2, '', expect.stringMatching(says)])
    expect(err).not.toContain(token)
    expect(asked).not.toHaveBeenCalled()
    asked.mockRestore()
  })

  test.each(commands)('is reported by $title where the server answers it', async ({ given }) => {
    const session = JSON.stringify({ id: token, ttl: 99, created: '2026-03-11T20:30:00.000Z', userId: 1 })
    const url = `http://${await at(createServer(answering(200, 'application/json', session)))}`
    const env = { LINEBOARD_URL: url, LINEBOARD_USERNAME: 'super', LINEBOARD_PASSWORD: 'Lineboard1!' }
    const { code, out, err } = await lineboard(given, env)
    expect([code, out, err]).toEqual([2, '', expect.stringMatching(says)])
  })
})

describe.each(['?access_token=a-token', '#a-token', '/ a-token'])('an address that ends with %j', (end) => {
  test.each(commands)('is reported by $title where it ends, and what is there is not printed', async ({ given }) => {
    const env = { LINEBOARD_URL: `${mock.apiUrl}${end}`, LINEBOARD_TOKEN: 'a-token-of-old' }
    const { code, out, err } = await lineboard(given, env)
    expect([code, out]).toEqual([2, ''])
    expect(err).toBe(
      'An address ends with its path: leave out white space, and the ? or # with what stands behind it.\n',
    )
  })
})

test.each(commands)(
  '$title takes no second of what it is given, which would be passed over',
  async ({ given: [name = '', ...given] }) => {
    const env = { LINEBOARD_URL: mock.apiUrl, LINEBOARD_TOKEN: 'a-token-of-old' }
    const words = name === 'check' ? [mock.apiUrl, contacts] : name === 'call' ? ['{}', contacts] : [contacts]
    const { code, out, err } = await lineboard([name, ...given, ...words], env)
    expect([code, out, err]).toEqual([2, '', expect.stringContaining(`"${contacts}" is one too many.`)])
  },
)

test.each([[['--password']], [['--password', '-secret']]])(
  'a flag without its value, %j, is reported in words',
  async (flags) => {
    for (const { given } of commands) {
      const { code, out, err } = await lineboard([...given, ...flags], { LINEBOARD_URL: mock.apiUrl })
      expect([code, out]).toEqual([2, ''])
      expect(err).toBe('--password has no value. Where it begins with a dash, write it as --password=VALUE.\n')
    }
  },
)

describe('an answer that says that rows were refused', () => {
  const uploads = contractDocument.operations.filter(({ answers }) =>
    JSON.stringify(answers['200'] ?? {}).includes('BulkUploadResult'),
  )
  test('is one of each upload of a file', () => {
    expect(uploads.map(({ id }) => id)).toEqual(
      contractDocument.operations.map(({ id }) => id).filter((id) => id.endsWith('.bulkUpload')),
    )
    expect(uploads.length).toBeGreaterThan(2)
  })

  test.each(uploads.map(({ id, body }) => [id, String(Reflect.get(Object(body?.example), 'file'))]))(
    'ends %s with 1, and says so beside it',
    async (id, example) => {
      const env = { LINEBOARD_URL: mock.apiUrl, LINEBOARD_USERNAME: 'super', LINEBOARD_PASSWORD: 'Lineboard1!' }
      const [heads = ''] = example.split('\n')
      const call = (file: string) => lineboard(['call', id, JSON.stringify({ body: { file } })], env)
      const one = await call(`${heads}\n,wrong\n`)
      expect([one.code, JSON.parse(one.out).failed]).toEqual([1, 1])
      expect(one.err).toMatch(new RegExp(`^${id}: 1 row was not taken\\. `))
      expect((await call(`${heads}\n,wrong\n,worse\n`)).err).toContain('2 rows were not taken. ')
      expect(await call(`${heads}\n`)).toMatchObject({ code: 0, err: '' })
    },
  )
})
