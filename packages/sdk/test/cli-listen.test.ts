import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { forward, keyOf } from '../src/cli/forward.ts'
import { runCli } from '../src/cli/run-cli.ts'
import { createLineboard, type Lineboard, merge } from '../src/index.ts'
import { capturedTerminal } from '../src/testing/captured-terminal.ts'

const SECRET = `whsec_${Buffer.from('a secret of twenty-four b').toString('base64')}`

let server: MockServer
let api: Lineboard
let folder: string
beforeAll(async () => {
  server = await createMockServer({ seed: 1, size: { callLogs: 10 } })
  api = createLineboard({ baseUrl: server.apiUrl })
  await api.signIn({ username: 'super', password: 'Lineboard1!' })
})
afterAll(() => server.close())
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lineboard-listen-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

interface Received {
  headers: IncomingHttpHeaders
  body: string
}

/** A receiver that answers the statuses in turn, and 204 after them. */
async function receiver(...statuses: readonly number[]) {
  const received: Received[] = []
  const http = createServer(async (request, response) => {
    const body = (await request.toArray()).join('')
    response.statusCode = statuses[received.length] ?? 204
    received.push({ headers: request.headers, body })
    response.end()
  })
  await once(http.listen(0, '127.0.0.1'), 'listening')
  // It listens, so its address is one of TCP.
  const { port } = http.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/hook?key=1`, received, close: () => http.close() }
}

/** Starts the command; `stop` interrupts it. */
function listening(args: readonly string[]) {
  const ending = new AbortController()
  const env = {
    LINEBOARD_URL: server.apiUrl,
    LINEBOARD_USERNAME: 'super',
    LINEBOARD_PASSWORD: 'Lineboard1!',
    LINEBOARD_WEBHOOK_SECRET: SECRET,
  }
  const terminal = capturedTerminal({ env, signal: ending.signal })
  const code = runCli(['listen', ...args], terminal)
  const stop = () => {
    ending.abort('interrupted')
    return code
  }
  return { terminal, code, stop, isListening: () => vi.waitFor(() => expect(terminal.err()).toContain('Listening')) }
}

const rename = (id: number, companyName: string) => merge(api.Customer, id, { companyName })

describe('lineboard listen', () => {
  test('forwards events as signed requests', async () => {
    const { url, received, close } = await receiver()
    const { isListening, stop } = listening(['--events', 'customer.update', '--forward', url])
    await isListening()
    await rename(2, 'Harbor Dental II')
    await vi.waitFor(() => expect(received).toHaveLength(1))
    expect(await stop()).toBe(130)
    close()
    const [{ headers, body } = { headers: {}, body: '' }] = received
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
    const key = Buffer.from(SECRET.slice('whsec_'.length), 'base64')
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
    expect(JSON.parse(body)).toMatchObject({
      id: headers['webhook-id'],
      type: 'customer.update',
      data: { id: 2, companyName: 'Harbor Dental II' },
    })
  })

  test('prints missed calls once they ended, and none that was answered or left a message', async () => {
    const { isListening, terminal, stop } = listening(['--filter', 'status:missed, direction:inbound', '--once'])
    await isListening()
    const { live, clock } = server.control
    const numbers = [...server.store.table('OpNumber').all()].slice(0, 8)
    const begun = numbers.flatMap(({ tracking_number: number }, at) =>
      [false, true].map((isAnswered) => live.call({ number, from: `+1305555013${at}`, isAnswered }).call?.id),
    )
    for (let minutes = 0; minutes < 5; minutes++) {
      clock.advance(60_000)
      live.run()
    }
    const calls = [...server.store.table('CallLog').all()]
    const missed = calls.filter(({ id, status }) => begun.includes(id) && status === 'missed').map(({ id }) => id)
    const printed = () =>
      terminal
        .out()
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line).data)
    expect(missed.length).toBeGreaterThan(0)
    await vi.waitFor(() => expect(printed()).toHaveLength(missed.length))
    await stop()
    expect(printed().map(({ id }) => id)).toEqual(expect.arrayContaining(missed))
    expect(printed().every(({ endedAt }) => endedAt)).toBe(true)
  })

  test('prints the events that meet a filter, each row once, and keeps them to be replayed', async () => {
    const keep = join(folder, 'events.jsonl')
    const filter = ['--filter', 'companyName:"Wanted"', '--once']
    const { isListening, terminal, stop } = listening(['--events', 'customer', ...filter, '--keep', keep])
    await isListening()
    for (const [id, name] of [
      [3, 'Other'],
      [3, 'Wanted 1'],
      [3, 'Wanted 2'],
      [4, 'Wanted 3'],
    ] as const)
      await rename(id, name)
    await vi.waitFor(() => expect(terminal.out()).toContain('Wanted 3'))
    await stop()
    const printed = terminal
      .out()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).data.companyName)
    expect(printed).toEqual(['Wanted 1', 'Wanted 3'])
    expect(readFileSync(keep, 'utf8')).toBe(terminal.out())

    const { url, received, close } = await receiver()
    expect(await listening(['--events', 'customer', '--replay', keep, '--forward', url]).code).toBe(0)
    close()
    expect(received.map(({ body }) => `${body}\n`).join('')).toBe(terminal.out())
  })

  test.each([
    [['--events', 'calls'], 'there is no channel calls'],
    [['--events', 'call_log,customer', '--filter', 'id:1'], '--filter is of the rows of one channel'],
    [['--forward', 'ftp://x'], '--forward takes an address'],
    [['--secret', 'abc', '--forward', 'http://x'], 'The secret is whsec_'],
    [['--replay', 'nothing.jsonl'], 'nothing.jsonl cannot be read'],
  ])('rejects %j in words', async (args, words) => {
    const { code, terminal } = listening(args)
    expect(await code).toBe(2)
    expect(terminal.err()).toContain(words)
  })

  test('rejects a file that it did not keep', async () => {
    const file = join(folder, 'other.jsonl')
    writeFileSync(file, '{"a":1}\n')
    const { code, terminal } = listening(['--replay', file])
    expect([await code, terminal.err()]).toEqual([2, expect.stringContaining('no file that --keep wrote')])
  })
})

describe('forwarding', () => {
  const event = {
    id: 'msg_1',
    type: 'call_log.update',
    timestamp: '2026-03-01T00:00:00.000Z',
    data: { id: 1 },
    topic: '',
  }
  const forwarding = (url: string, onMissed: (why: string, willRetry: boolean) => void) => ({
    url,
    key: keyOf(SECRET),
    timeoutMs: 1000,
    signal: new AbortController().signal,
    now: () => new Date(),
    waitsMs: [1, 1],
    onMissed,
  })

  test.each([
    [[500, 429], true, 3],
    [[500, 302, 404], false, 3],
    [[410], false, 1],
  ])('of answers %j: taken is %s after %i tries with one id', async (statuses, isTaken, tries) => {
    const { url, received, close } = await receiver(...statuses)
    const missed: boolean[] = []
    expect(
      await forward(
        event,
        forwarding(url, (_, willRetry) => missed.push(willRetry)),
      ),
    ).toBe(isTaken)
    close()
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual(Array.from({ length: tries }, () => 'msg_1'))
    expect(missed.at(-1)).toBe(isTaken)
  })

  test('tries again where nobody is there', async () => {
    const { url, close } = await receiver()
    close()
    const missed: string[] = []
    expect(
      await forward(
        event,
        forwarding(url, (why) => missed.push(why)),
      ),
    ).toBe(false)
    expect(missed).toHaveLength(3)
  })
})
