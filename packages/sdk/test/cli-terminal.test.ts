import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { runCli } from '../src/cli/run-cli.ts'
import { toShow } from '../src/cli/terminal.ts'
import { capturedTerminal } from '../src/testing/captured-terminal.ts'
import { packageDir } from './doc-programs.ts'

let server: MockServer
let folder: string
const env = () => ({ LINEBOARD_URL: server.apiUrl, LINEBOARD_USERNAME: 'super', LINEBOARD_PASSWORD: 'Lineboard1!' })

beforeAll(async () => {
  server = await createMockServer({ now: new Date('2026-03-11T20:30:00Z'), size: { callLogs: 1200 } })
})
afterAll(() => server.close())
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lineboard-cli-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  server.control.scenarios.clear()
  server.control.latencies.clear()
})

function contacts(number = '+12125550199'): string {
  const path = join(folder, 'contacts.csv')
  writeFileSync(path, `number,name\n${number},One\n+999,Two\n`)
  return path
}

/** The device that Linux has for a disk that is full; elsewhere there is none. */
const fullDisk = '/dev/full'

describe('where nothing more can be written', () => {
  /** Runs the program with its standard output on a full disk; a file descriptor of standard error may be given, too. */
  async function onFullDisk(args: readonly string[], stderr: number | 'pipe' = 'pipe') {
    const program = join(packageDir, 'src/cli/lineboard.ts')
    const child = spawn(process.execPath, [program, ...args], {
      env: { ...process.env, ...env() },
      stdio: ['ignore', openSync(fullDisk, 'w'), stderr],
    })
    let err = ''
    child.stderr?.on('data', (chunk) => {
      err += chunk
    })
    const [code] = await once(child, 'close')
    return { code, err }
  }
  const unwritten = 'What was to be printed could not be written: ENOSPC: no space left on device, write.\n'

  test.each([
    [['--help']],
    [['export', 'call-logs', '--columns', 'id']],
    [['call', 'CallLog.find', '{"filter":{"limit":300}}']],
    [['call', 'CallLog.count']],
  ])('%j says so in a sentence, and by its exit code', async (args) => {
    if (!existsSync(fullDisk)) return
    expect(await onFullDisk(args)).toEqual({ code: 2, err: unwritten })
  })

  test('an import does, and hands the rejected rows back all the same', async () => {
    if (!existsSync(fullDisk)) return
    const rejects = join(folder, 'rejects.csv')
    expect(await onFullDisk(['import', 'contacts', contacts(), '--rejects', rejects])).toEqual({
      code: 2,
      err: unwritten,
    })
    expect(readFileSync(rejects, 'utf8')).toContain('+999,Two')
  })

  test('the exit code says it alone where there is no room for the sentence either', async () => {
    if (!existsSync(fullDisk)) return
    expect((await onFullDisk(['nothing'], openSync(fullDisk, 'w'))).code).toBe(2)
  })
})

describe('what a server wrote', () => {
  const evil = 'a\u001b]0;title\u0007b\u001b[2J\u009b31mc\rd\u001b[8me'
  const shown = 'a\ufffd]0;title\ufffdb\ufffd[2J\ufffd31mc\ufffdd\ufffd[8me'
  const refused = { status: 422, body: { error: { statusCode: 422, name: 'Error', message: evil } } }

  test.each([
    ['call', () => ['Language.find'], 'Language.find'],
    ['check', () => ['--only', 'Language.find'], 'Language.find'],
    ['export', () => ['tracking-sources'], 'TrackingSource.find'],
    ['import', () => ['contacts', contacts('+12125550198')], 'PhoneBook.upsert'],
  ] as const)('drives no terminal, by lineboard %s', async (command, args, operation) => {
    server.control.scenarios.add({ operation, answers: [refused], afterwards: 'last' })
    const terminal = capturedTerminal({ env: { ...env(), NO_COLOR: '1' }, isTTY: true, now: () => new Date(0) })
    await runCli([command, ...args()], terminal)
    const text = terminal.out() + terminal.err()
    expect(text).toContain(shown)
    // What clears the line of progress is ours, and so are the lines of a CSV.
    expect(text.replaceAll('\r\u001b[2K', '').replaceAll('\r\n', '')).not.toMatch(/(?!\n)\p{Cc}/u)
  })

  test('leaves our own styles, lines and tabs', () => {
    const styled = '\u001b[31mred\u001b[0m\n\tand \u001b[2mdim\u001b[0m'
    expect(toShow(styled, [])).toBe(styled)
  })
})

test('an export that is interrupted says how to continue, and continuing leaves no row out and none twice', async () => {
  const stop = new AbortController()
  const kept: string[] = []
  const stdout = {
    write(text: string) {
      kept.push(text)
      // After the heading and a page.
      if (kept.length === 2) stop.abort('interrupted')
      return true
    },
  }
  const args = ['export', 'call-logs', '--columns', 'id']
  const terminal = capturedTerminal({ env: env(), stdout, signal: stop.signal })
  expect(await runCli(args, terminal)).toBe(130)
  const [, done, after] = /^Interrupted after (\d+) rows\. Go on with --after (\d+)\.\n$/.exec(terminal.err()) ?? []
  expect(Number(done)).toBe(500)
  const rest = capturedTerminal({ env: env() })
  expect(await runCli([...args, '--after', String(after)], rest)).toBe(0)
  const ids = (kept.join('') + rest.out()).trim().split('\r\n').slice(1)
  expect([ids.length, new Set(ids).size]).toEqual([1200, 1200])
})

test.each([
  [[], /^Interrupted after (\d+) rows\. Run it again to go on\.\n$/],
  [['--dry-run'], /^Interrupted: nothing was done\.\n$/],
])(
  'an import that is interrupted %j says how to continue, and continuing leaves no row out and none twice',
  async (flags, says) => {
    const rows = join(folder, 'numbers.csv')
    const numbers = Array.from({ length: 40 }, (_, at) => `+1212555${String(200 + at).padStart(4, '0')}`)
    writeFileSync(rows, `number\n${numbers.join('\n')}\n`)
    const kept = server.store.table('BlacklistNumber')
    const before = kept.count()
    const stop = new AbortController()
    // In the middle of the rows, or of the question which of them are there.
    const isDry = flags.length > 0
    const operation = isDry ? 'Customer.find' : 'BlacklistNumber.create'
    server.control.latencies.set({ operation: 'BlacklistNumber.create', kind: 'fixed', ms: 20 })
    if (isDry) server.control.latencies.set({ operation: 'BlacklistNumber.find', kind: 'fixed', ms: 10_000 })
    const args = ['import', 'blocked-numbers', rows, '--customer', '2', ...flags]
    const terminal = capturedTerminal({ env: env(), signal: stop.signal })
    server.control.journal.clear()
    const running = runCli(args, terminal)
    await vi.waitFor(() => expect(server.control.journal.find({ operation }).length).toBeGreaterThan(0))
    stop.abort('interrupted')
    expect(await running).toBe(130)
    expect(terminal.out()).toBe('')
    const [, done] = says.exec(terminal.err()) ?? expect.fail(terminal.err())
    expect(kept.count() - before).toBeGreaterThanOrEqual(Number(done ?? 0))
    expect(kept.count() - before).toBeLessThan(numbers.length)
    server.control.latencies.clear()
    expect(await runCli(args, capturedTerminal({ env: env() }))).toBe(0)
    expect(kept.count() - before).toBe(isDry ? 0 : numbers.length)
  },
)
