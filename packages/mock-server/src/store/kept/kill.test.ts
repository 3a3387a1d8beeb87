import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMockServer } from '../../create-mock-server.ts'
import { type Call, createCall } from '../../testing/test-server.ts'

const cli = fileURLToPath(new URL('../../cli.ts', import.meta.url))
const LOST_AT_MOST_MS = 1000

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'killed-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A server of its own process, and a call to it as the super administrator. */
async function start() {
  const child = spawn(process.execPath, [cli, '--port', '0', '--call-logs', '20', '--data', folder])
  const ended = once(child, 'exit')
  let out = ''
  while (!out.includes('Ctrl-C')) out += String((await once(child.stdout, 'data'))[0])
  const apiUrl = /http:\/\/127\.0\.0\.1:\d+\/api\/v1/.exec(out)?.[0] ?? ''
  const body = { username: 'super', password: 'Lineboard1!' }
  const session = await createCall(apiUrl)<{ id: string }>('POST', '/DashUsers/authenticate', { body })
  return { child, ended, call: createCall(apiUrl, session.body.id) }
}

/** Adds rows one after another for as long as somebody answers; notes when each was answered. */
async function write(call: Call, from: number, answered: Map<string, number>): Promise<void> {
  for (let at = from; ; at++) {
    const number = `+1212${String(5_550_000 + at)}`
    const answer = await call('POST', '/BlacklistNumbers', { body: { customerId: 1, number } }).catch(() => undefined)
    if (!answer) return
    answered.set(number, performance.now())
  }
}

/** Those that were answered so long ago that no kill may take them away any more. */
const safe = (answered: ReadonlyMap<string, number>, nowMs: number) =>
  [...answered].filter(([, atMs]) => atMs < nowMs - LOST_AT_MOST_MS).map(([number]) => number)

test('a kill in the middle of writing loses the last second at most, and never the file', async () => {
  const expected: string[] = []
  for (const round of [0, 1]) {
    const { child, ended, call } = await start()
    const answered = new Map<string, number>()
    const writing = write(call, round * 10_000, answered)
    const areSome = () => expect(safe(answered, performance.now()).length).toBeGreaterThan(30)
    await vi.waitFor(areSome, { timeout: 120_000, interval: 37 })
    child.kill('SIGKILL')
    expected.push(...safe(answered, performance.now()))
    await Promise.all([ended, writing])
  }
  const server = await createMockServer({ data: folder })
  const kept = new Set(
    server.store
      .table('BlacklistNumber')
      .find()
      .map(({ number }) => number),
  )
  await server.close()
  expect(expected.filter((number) => !kept.has(number))).toEqual([])
})
