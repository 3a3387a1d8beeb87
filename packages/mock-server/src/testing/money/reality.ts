import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verifyLedger } from '../../domain/billing/ledger/verify.ts'
import { type CallOptions, type CallResult, createTestServer, type SignIn, type TestServer } from '../test-server.ts'

/** What goes wrong while a call is made. Whoever called sends the same again, with the same key. */
export type Disruption = 'none' | 'request lost' | 'answer lost' | 'killed before' | 'killed after'

export const disruptions: readonly Disruption[] = [
  'none',
  'request lost',
  'answer lost',
  'killed before',
  'killed after',
]

/** Who calls: one of the seeded people, or somebody who has not signed in. */
export type Actor = SignIn | 'anonymous'

/** A server that keeps its data, and can be killed at any moment. */
export interface Reality {
  readonly server: TestServer
  /** Makes a call that moves money, as a client does that never gives up; answers what it learned in the end. */
  send<T>(actor: Actor, path: string, body: object, disruption: Disruption, method?: string): Promise<CallResult<T>>
  /** Asks the sandbox in place of the card provider. */
  sandbox<T>(path: string, body: object, disruption: Disruption): Promise<T>
  /** Kills the server and starts it anew, with what was on the disk at that moment. */
  kill(): Promise<void>
  /** Stops the server in order and starts it anew: all it knew is on the disk. */
  restart(): Promise<void>
  /** What is wrong with the books. */
  problems(): string[]
  close(): Promise<void>
}

const now = new Date('2026-05-22T12:00:00Z')
const options = { size: { callLogs: 30 }, now }

/** Starts a server in a folder of its own. */
export async function createReality(): Promise<Reality> {
  const folders = mkdtempSync(join(tmpdir(), 'lineboard-money-'))
  let times = 0
  let keys = 0
  let data = join(folders, '0')
  let server = await createTestServer({ ...options, data })

  async function kill(): Promise<void> {
    // A copy of the file as it is now is what a kill leaves: closing would write what is not there yet.
    const left = join(folders, String(++times))
    cpSync(data, left, { recursive: true })
    await server.close()
    data = left
    server = await createTestServer({ ...options, data })
  }

  async function restart(): Promise<void> {
    await server.close()
    server = await createTestServer({ ...options, data })
  }

  /** A call under a disruption, sent until it is answered. */
  async function through<T>(disruption: Disruption, call: () => Promise<T>): Promise<T> {
    if (disruption === 'killed before') await kill()
    if (disruption === 'answer lost' || disruption === 'killed after') await call()
    if (disruption === 'killed after') await kill()
    return call()
  }

  return {
    get server() {
      return server
    },
    send(actor, path, body, disruption, method = 'POST') {
      const call: CallOptions = { body, headers: { 'idempotency-key': `key-${++keys}` } }
      return through(disruption, () => server[actor](method, path, call))
    },
    sandbox: (path, body, disruption) =>
      through(disruption, async () => {
        const response = await fetch(`${server.server.url}/__mock/payments/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
        return JSON.parse(await response.text())
      }),
    kill,
    restart,
    problems: () => verifyLedger(server.server.store),
    async close() {
      await server.close()
      rmSync(folders, { recursive: true })
    },
  }
}
