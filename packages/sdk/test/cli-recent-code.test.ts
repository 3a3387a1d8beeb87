import { createHash } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runCli } from '../src/cli/run-cli.ts'
import { askOn, type Terminal } from '../src/cli/terminal.ts'
import { capturedTerminal } from '../src/testing/captured-terminal.ts'

const CODES = ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh']
const [CODE = '', NEXT = ''] = CODES
const WRONG = 'zzzz-zzzz-zzzz-zzzz'
const QUARTER_MS = 15 * 60_000
const signedIn = { LINEBOARD_USERNAME: 'super', LINEBOARD_PASSWORD: 'Lineboard1!' }
const credit = JSON.stringify({
  body: { customerId: 2, transactionType: 'adjustment', amount: 5, reason: 'Two days without incoming calls.' },
})

let server: MockServer
let token: string
beforeAll(async () => {
  server = await createMockServer({ now: new Date('2026-05-22T12:00:00Z'), size: { callLogs: 5 } })
})
afterAll(() => server.close())

/** User 1 signs in with codes, and has a session whose code is older than a quarter of an hour. */
beforeEach(async () => {
  server.control.reset()
  const hashed = (code: string) => createHash('sha256').update(code.replaceAll('-', '')).digest('hex')
  const recovery = [...CODES, 'iiii-jjjj-kkkk-llll'].map(hashed)
  server.store.table('SecondFactor').insert({ id: 1, secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', recovery })
  const { out } = await run('DashUser.authenticate', {
    args: JSON.stringify({ body: { username: 'super', password: 'Lineboard1!', code: 'iiii-jjjj-kkkk-llll' } }),
  })
  token = JSON.parse(out).id
  server.control.clock.advance(QUARTER_MS + 60_000)
})

interface Run extends Partial<Terminal> {
  args?: string
  flags?: readonly string[]
}

/** What a call prints and answers, by default a credit with the token. */
async function run(operation: string, { args = credit, flags = [], env = {}, ...more }: Run = {}) {
  const who = operation === 'DashUser.authenticate' || 'LINEBOARD_USERNAME' in env ? {} : { LINEBOARD_TOKEN: token }
  const terminal = capturedTerminal({ env: { LINEBOARD_URL: server.apiUrl, ...who, ...env }, ...more })
  const code = await runCli(['call', operation, args, ...flags], terminal)
  return { code, out: terminal.out(), err: terminal.err() }
}

/** A person who types these in turn, and what was asked. */
function typing(...lines: readonly (string | undefined)[]) {
  const asked: string[] = []
  const left = [...lines]
  return {
    asked,
    async ask(question: string) {
      asked.push(question)
      return left.shift()
    },
  }
}

const balance = () => server.store.table('Customer').get(2)?.balance ?? 0

describe('a call that needs a recent code', () => {
  test.each([
    ['the flag', { flags: ['--code', CODE] }],
    ['the environment', { env: { LINEBOARD_CODE: CODE } }],
  ])('is sent after the code of %s', async (_, more) => {
    const before = balance()
    expect(await run('PaymentTransaction.create', more)).toMatchObject({ code: 0, err: '' })
    expect(balance()).toBe(before + 5)
  })

  test('is sent after the code that a person types, asked for again after a wrong one', async () => {
    const before = balance()
    const person = typing(WRONG, ` ${CODE} `)
    const { code, err } = await run('PaymentTransaction.create', { ask: person.ask })
    expect([code, err]).toEqual([0, 'The code is wrong, or was used already.\n'])
    expect(person.asked).toEqual(Array(2).fill('Code of your authenticator app: '))
    expect(balance()).toBe(before + 5)
  })

  test('asks a person after a wrong code of the flag', async () => {
    const person = typing(CODE)
    expect(await run('PaymentTransaction.create', { flags: ['--code', WRONG], ask: person.ask })).toMatchObject({
      code: 0,
    })
    expect(person.asked).toHaveLength(1)
  })

  test.each([
    ['nobody can be asked', {}, /RECENT|authenticator app.*--code \(or LINEBOARD_CODE\).*terminal/],
    ['the code of the flag is wrong', { flags: ['--code', WRONG] }, /^The code is wrong, or was used already: give/],
    ['a person types nothing', { ask: typing('').ask }, /--code/],
    ['a person ends the question', { ask: typing(undefined).ask }, /--code/],
    ['three codes are wrong', { ask: typing(WRONG, WRONG, WRONG, CODE).ask }, /--code/],
  ])('fails with what to do where %s', async (_, more, words) => {
    const before = balance()
    const { code, err } = await run('PaymentTransaction.create', more)
    expect(code).toBe(2)
    expect(err).toMatch(words)
    expect(err).not.toMatch(/role allows/)
    expect(balance()).toBe(before)
  })

  test('needs no other code after one at sign-in', async () => {
    const person = typing()
    const more = { env: { ...signedIn, LINEBOARD_CODE: CODE }, ask: person.ask }
    expect(await run('PaymentTransaction.create', more)).toMatchObject({ code: 0 })
    expect(person.asked).toEqual([])
  })
})

describe('signing in', () => {
  test('asks for the code on a terminal', async () => {
    const person = typing(NEXT)
    expect(await run('Customer.count', { args: '{}', env: signedIn, ask: person.ask })).toMatchObject({ code: 0 })
    expect(person.asked).toHaveLength(1)
  })

  test.each([
    ['no terminal', {}, /needs a code.*--code or LINEBOARD_CODE/],
    ['a wrong code', { ask: typing(WRONG).ask }, /^The code is wrong/],
  ])('fails with %s', async (_, more, words) => {
    const { code, err } = await run('Customer.count', { args: '{}', env: signedIn, ...more })
    expect(code).toBe(2)
    expect(err).toMatch(words)
  })
})

describe('the question on a terminal', () => {
  const streams = (isTTY: boolean) => ({
    stdin: Object.assign(new PassThrough(), { isTTY }),
    stderr: Object.assign(new PassThrough(), { isTTY }),
  })

  test('is missing where nobody types or nobody reads', () => {
    const [here, piped] = [streams(true), streams(false)]
    const stop = new AbortController()
    expect(askOn(piped.stdin, here.stderr, stop)).toEqual({})
    expect(askOn(here.stdin, piped.stderr, stop)).toEqual({})
  })

  test.each([
    ['the line that is typed', '123456\n', '123456', false],
    ['nothing at the end of the input', '\u0004', undefined, false],
    ['nothing after Ctrl-C, which interrupts the command', '\u0003', undefined, true],
  ])('returns %s', async (_, typed, line, isInterrupted) => {
    const { stdin, stderr } = streams(true)
    const stop = new AbortController()
    const asking = askOn(stdin, stderr, stop).ask?.('Code: ')
    stdin.write(typed)
    expect(await asking?.catch(() => undefined)).toBe(line)
    expect(String(stderr.read())).toContain('Code: ')
    expect(stop.signal.aborted).toBe(isInterrupted)
  })
})
