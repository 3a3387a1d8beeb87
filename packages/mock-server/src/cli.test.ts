import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import { parseCliOptions } from './cli-options.ts'
import { version } from './ground/version.ts'
import { createCall } from './testing/test-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'fit-'))
const fitFile = join(folder, 'core.fit.yaml')
afterAll(() => rmSync(folder, { recursive: true }))

const cli = fileURLToPath(new URL('cli.ts', import.meta.url))

function run(...args: string[]) {
  const child = spawn(process.execPath, [cli, ...args])
  let out = ''
  let err = ''
  child.stdout.on('data', (chunk) => {
    out += chunk
  })
  child.stderr.on('data', (chunk) => {
    err += chunk
  })
  const ended = once(child, 'exit').then(([code]) => ({ code, out, err }))
  const isReady = async () => {
    while (!out.includes('Ctrl-C')) await once(child.stdout, 'data')
    return out
  }
  return { child, ended, isReady }
}

describe('options', () => {
  test('defaults', () => {
    expect(parseCliOptions([])).toEqual({
      isHelp: false,
      isVersion: false,
      isLogging: false,
      port: 9443,
      host: '127.0.0.1',
      phonePort: 6061,
      seed: 1,
      strict: false,
      allowWipe: false,
    })
  })

  test('all of them', () => {
    const args = [
      '--port',
      '8080',
      '--host',
      '::1',
      '--phone-port',
      '5062',
      '--web',
      'w',
      '--api',
      'http://x/',
      '--data',
      'd',
      '--seed',
      '7',
      '--call-logs',
      '9',
      '--live',
      '30',
      '--stripe-key',
      'pk_test_1',
      '--captcha-key',
      '6Lc',
      '--allow-wipe',
      '--strict',
      '--behind-proxy',
      '--idempotency-keys',
      '--access-log',
      '--error-reports',
      'https://r.example/e',
      '--web-vitals',
      'https://r.example/v',
      '--fit',
      'f.yaml',
    ]
    expect(parseCliOptions(args)).toEqual({
      isHelp: false,
      isVersion: false,
      isLogging: true,
      behindProxy: true,
      idempotencyKeys: true,
      errorReports: 'https://r.example/e',
      webVitals: 'https://r.example/v',
      fitFile: 'f.yaml',
      port: 8080,
      host: '::1',
      phonePort: 5062,
      webRoot: 'w',
      api: 'http://x/',
      data: 'd',
      seed: 7,
      size: { callLogs: 9 },
      live: 30,
      stripeKey: 'pk_test_1',
      captchaKey: '6Lc',
      allowWipe: true,
      strict: true,
    })
  })

  test.each([[['--live']], [['--live', '--strict']], [['--strict', '--live']]])('%j: 12 calls a minute', (args) => {
    expect(parseCliOptions(args).live).toBe(12)
  })

  test.each([
    [['--port', '99999'], '--port takes a whole number up to 65535, not "99999".'],
    [['--port', 'x'], '--port takes a whole number up to 65535, not "x".'],
    [['--seed', '-1'], '--seed has no value. Where it begins with a dash, write it as --seed=VALUE.'],
    [['--strict', '--port'], '--port has no value. Where it begins with a dash, write it as --port=VALUE.'],
    [['--live', '601'], '--live takes a whole number up to 600, not "601".'],
    [
      ['--nonsense'],
      /^Unknown option '--nonsense'\. There are --port, .*--strict, --version, --help; --help says what for\.$/,
    ],
    [['extra'], /Unexpected argument 'extra'/],
  ])('%j is refused', (args, message) => {
    expect(() => parseCliOptions(args)).toThrow(message)
  })
})

describe('the command', () => {
  test('starts, says where it is and who may sign in, and ends cleanly', async () => {
    const { child, ended, isReady } = run('--port', '0', '--call-logs', '10')
    const text = await isReady()
    const url = /http:\/\/127\.0\.0\.1:\d+\/api\/v1/.exec(text)?.[0]
    expect(text).toMatch(/super .*\n.*admin .*\n.*user .*\n.*readonly /)
    expect((await fetch(`${url}/Customers`)).status).toBe(401)
    child.kill('SIGTERM')
    expect(await ended).toMatchObject({ code: 0, err: '' })
  })

  test('says once where a real server might answer otherwise', async () => {
    const { child, ended, isReady } = run('--port', '0', '--call-logs', '10')
    const apiUrl = /http:\/\/127\.0\.0\.1:\d+\/api\/v1/.exec(await isReady())?.[0] ?? ''
    const { body } = await createCall(apiUrl)<{ id: string }>('POST', '/DashUsers/authenticate', {
      body: { username: 'super', password: 'Lineboard1!' },
    })
    const filter = { where: { nor: [{ id: 1 }] } }
    for (let times = 0; times < 2; times++) await createCall(apiUrl, body.id)('GET', '/Customers', { filter })
    child.kill('SIGTERM')
    const { err } = await ended
    expect(err).toBe('A real server might answer otherwise: GET /Customers: nor does nothing on many servers\n')
  })

  test('responds as the core API of a file', async () => {
    writeFileSync(fitFile, 'fit: 1\nmodels:\n  CallLog: { path: /Cdrs, owner: tenant }\n')
    const { child, ended, isReady } = run('--port', '0', '--call-logs', '10', '--fit', fitFile)
    const apiUrl = /http:\/\/127\.0\.0\.1:\d+\/api\/v1/.exec(await isReady())?.[0] ?? ''
    expect((await fetch(`${apiUrl}/Cdrs`)).status).toBe(401)
    expect((await fetch(`${apiUrl}/CallLogs`)).status).toBe(404)
    child.kill('SIGTERM')
    expect((await ended).code).toBe(0)
  })

  test.each([
    ['fit: 1\nmodels:\n  Calls: {}\n', 'models.Calls: is no model of the contract'],
    ['fit: 1\nmodels: [\n', /at line 3, column 1/],
  ])('says with file and place what is wrong with %j', async (text, problem) => {
    writeFileSync(fitFile, text)
    const { code, err } = await run('--fit', fitFile).ended
    expect([code, err]).toEqual([1, expect.stringMatching(problem)])
    expect(err).toContain(fitFile)
  })

  test('says that there is no such file', async () => {
    const { code, err } = await run('--fit', '/nowhere.yaml').ended
    expect([code, err]).toEqual([1, expect.stringMatching(/^\/nowhere.yaml cannot be read: ENOENT/)])
  })

  test('a port in use is one sentence', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    const { code, err } = await run('--port', String(port), '--call-logs', '10').ended
    expect([code, err]).toEqual([1, `Port ${port} is in use. Stop what runs there, or choose another with --port.\n`])
    taken.close()
  })

  test('--help tells the options', async () => {
    const { code, out } = await run('--help').ended
    expect(code).toBe(0)
    expect(out).toContain('--data DIR')
  })

  test('--version is that of the package', async () => {
    expect(await run('--version').ended).toEqual({ code: 0, out: `${version}\n`, err: '' })
  })

  test.each([['--help'], ['--version'], ['-v'], ['--mistyped']])(
    '%s is answered before a server is loaded',
    async (option) => {
      const program = `
      import { registerHooks } from 'node:module'
      const loaded = []
      registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
      const { runCommand } = await import(${JSON.stringify(new URL('run-command.ts', import.meta.url).href)})
      await runCommand([${JSON.stringify(option)}])
      console.log(loaded.length, loaded.filter((url) => /prism|seed|create-mock-server/.test(url)).length)
      process.exitCode = 0`
      const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])
      const [, files, ofServer] = /(\d+) (\d+)\n$/.exec(stdout) ?? []
      expect(Number(files)).toBeGreaterThan(2)
      expect(ofServer).toBe('0')
    },
  )
})
