import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ControlState } from '../../api/control/control.ts'
import { createMockServer } from '../../create-mock-server.ts'
import { createCall } from '../../testing/test-server.ts'
import { MemoryStore } from '../tables/memory-store.ts'
import type { DataFile } from './data-file.ts'
import { keepStore } from './keep.ts'

const file = (write: () => void): DataFile => ({
  isNew: false,
  readAll: () => new Map(),
  readLastIds: () => new Map(),
  write,
  writeAll: write,
  close: () => {},
})

const blocked = (id: number) => ({ id, customerId: 1, number: '+12125550199', createdAt: '2026-01-01T00:00:00.000Z' })

describe('a disk that does not take what is written', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('is reported once, with its first reason, and again when it takes it', () => {
    const store = new MemoryStore()
    const reported: (string | undefined)[] = []
    let failure: string | undefined = 'the disk is full'
    let tries = 0
    const write = () => {
      tries++
      if (failure !== undefined) throw new Error(failure)
    }
    const kept = keepStore(store, {
      folder: '/data',
      seed: () => {},
      onProblem: (sentence) => reported.push(sentence),
      open: () => file(write),
    })
    store.table('BlacklistNumber').insert(blocked(1))
    vi.advanceTimersByTime(300)
    failure = 'something that follows from it'
    store.table('BlacklistNumber').insert(blocked(2))
    vi.advanceTimersByTime(1000)
    expect(reported).toEqual([expect.stringContaining('cannot be kept in /data (the disk is full)')])
    failure = undefined
    vi.advanceTimersByTime(300)
    expect(reported).toHaveLength(2)
    expect(reported[1]).toBeUndefined()
    const triesSoFar = tries
    vi.advanceTimersByTime(5000)
    expect(tries).toBe(triesSoFar)
    kept.close()
  })

  test('stops a start that would have to seed', () => {
    const full = () => {
      throw new Error('the disk is full')
    }
    const reported: (string | undefined)[] = []
    const options = { folder: '/data', seed: () => {}, onProblem: (sentence?: string) => reported.push(sentence) }
    expect(() => keepStore(new MemoryStore(), { ...options, open: () => ({ ...file(full), isNew: true }) })).toThrow(
      'cannot be kept in /data (the disk is full)',
    )
    // What is thrown is printed: once is enough.
    expect(reported).toEqual([])
  })
})

describe('a server with a full disk', () => {
  let folder: string
  let child: ChildProcessWithoutNullStreams | undefined
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'full-'))
  })
  afterEach(() => {
    child?.kill('SIGKILL')
    rmSync(folder, { recursive: true })
  })

  test('refuses changes with 507, says why once, shows it, and ends with 1', async () => {
    await (await createMockServer({ data: folder, size: { callLogs: 5 } })).close()
    const cli = fileURLToPath(new URL('../../cli.ts', import.meta.url))
    // Beyond 64 kB the system refuses to write, as a full disk does.
    const limited = `trap '' XFSZ; ulimit -f 128; exec "${process.execPath}" "${cli}" --port 0 --data "${folder}"`
    const server = spawn('sh', ['-c', limited])
    child = server
    const ended = once(server, 'exit')
    let out = ''
    let complaints = ''
    server.stderr.on('data', (chunk) => {
      complaints += chunk
    })
    while (!out.includes('Ctrl-C')) out += String((await once(server.stdout, 'data'))[0])
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(out)?.[0] ?? ''
    const credentials = { username: 'super', password: 'Lineboard1!' }
    const anonymous = createCall(`${url}/api/v1`)
    const session = await anonymous<{ id: string }>('POST', '/DashUsers/authenticate', { body: credentials })
    const call = createCall(`${url}/api/v1`, session.body.id)
    const change = (at: number) =>
      call('POST', '/BlacklistNumbers', { body: { customerId: 1, number: `+1212${String(5_550_000 + at)}` } })
    let at = 0
    await vi.waitFor(async () => expect((await change(++at)).status).toBe(507), { timeout: 120_000, interval: 20 })
    expect((await change(++at)).body).toMatchObject({
      error: { name: 'InsufficientStorage', message: expect.stringContaining('cannot be kept') },
    })
    expect((await call('GET', '/Customers/count')).status).toBe(200)
    // Who signs in is told of nothing that a restart would take back; who pays is.
    const again = await anonymous<{ id: string }>('POST', '/DashUsers/authenticate', { body: credentials })
    expect(again.status).toBe(200)
    const ending = createCall(`${url}/api/v1`, again.body.id)
    expect((await ending('POST', '/DashUsers/logout')).status).toBe(204)
    const control = (path: string, body: object) =>
      fetch(`${url}/__mock/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    expect((await control('payments/confirm', { client_secret: 'x', card: {} })).status).toBe(507)
    expect((await control('payments/authenticate', { client_secret: 'x', approve: true })).status).toBe(507)
    expect((await control('captcha/token', { action: 'register' })).status).toBe(200)
    const stateNow = async (): Promise<ControlState> => JSON.parse(await (await fetch(`${url}/__mock/state`)).text())
    const { rows } = await stateNow()
    expect(rows.PaymentTransaction).toBeGreaterThan(0)
    await control('clock', { advanceMs: 100 * 86_400_000 })
    await control('live/run', {})
    const state = await stateNow()
    expect(state.rows.PaymentTransaction).toBe(rows.PaymentTransaction)
    expect(state).toHaveProperty('storageProblem', expect.stringContaining(folder))
    server.kill('SIGTERM')
    expect((await ended)[0]).toBe(1)
    const [first = '', last = '', ...more] = complaints
      .trim()
      .split('\n')
      .filter((line) => line.includes('kept'))
    expect(first).toContain('What changes cannot be kept in')
    expect(last).toContain('What changed since is lost.')
    expect(more).toEqual([])
  })
})
