import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect } from 'vitest'
import { slownessNow } from '../src/testing/slowness-now.ts'
import { watchTurns } from '../src/testing/watch-turns.ts'
import type { OperationDocument } from './operation-documents.ts'
import type { Sending, Sent } from './sending-thread.ts'
import { startSignedIn } from './signed-in.ts'
import { validInput } from './valid-input.ts'
import { type WorstRequest, worstRequests } from './worst-requests.ts'

/** Processor time of one turn of the event loop, on a processor of 2020. */
const LIMIT_MS = 100
/** A first try may compile what it runs, or meet a collection of memory. */
const TRIES = 5

/** A server of which the turns are watched while it is sent the worst requests. */
export interface OperationTurns {
  /** Fails for a request during which a turn takes longer than it may, or nobody else is served. */
  expectShort(operation: OperationDocument): Promise<void>
  close(): Promise<void>
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

export async function startOperationTurns(): Promise<OperationTurns> {
  const one = await startSignedIn()
  await one.server.prepare()
  const session = await one.call('POST', '/DashUsers/authenticate', { username: 'super', password: 'Lineboard1!' })
  const { id: token } = session as { id: string }
  one.server.control.snapshot('signed in')
  const thread = new Worker(new URL('./sending-thread.ts', import.meta.url))

  const addressOf = (path: string, isPublic = false) =>
    `${one.server.apiUrl}${path}${isPublic ? '' : `${path.includes('?') ? '&' : '?'}access_token=${token}`}`

  /** What the longest turn took during a request, and all of them, and how many others were answered meanwhile. */
  async function watch({ method, isPublic }: OperationDocument, { path, contentType, body }: WorstRequest) {
    one.reset()
    await nextTurn()
    const turns = watchTurns()
    const sending: Sending = {
      method,
      url: addressOf(path, isPublic),
      headers: contentType ? { 'content-type': contentType } : {},
      ...(body && { body }),
      smallUrl: addressOf('/Customers/count'),
    }
    thread.postMessage(sending)
    // To copy the body to the other thread is no work of the server.
    turns.forget()
    const before = threadMs()
    const sent: Sent = (await once(thread, 'message'))[0]
    const allMs = threadMs() - before
    await nextTurn()
    return { ...sent, longestMs: turns.stop(), allMs }
  }

  return {
    async expectShort(operation) {
      one.reset()
      const valid = await validInput(operation, one.call)
      for (const request of await worstRequests(operation, valid)) {
        const longest: number[] = []
        let limitMs = LIMIT_MS
        for (let tries = 0; tries < TRIES; tries++) {
          const { longestMs, allMs, status, meanwhile } = await watch(operation, request)
          expect(status, request.name).toBeGreaterThanOrEqual(200)
          expect(status, request.name).toBeLessThan(500)
          longest.push(longestMs)
          if (longestMs < LIMIT_MS) {
            // So many turns had room for others.
            expect(meanwhile, request.name).toBeGreaterThanOrEqual(Math.floor(allMs / LIMIT_MS / 5))
            break
          }
          // Twice that on a machine with much else to do, whose caches others use: what is looked for takes many times as long.
          limitMs = 2 * LIMIT_MS * slownessNow()
        }
        expect(Math.min(...longest), `${operation.id}: ${request.name}`).toBeLessThan(limitMs)
      }
    },
    async close() {
      await thread.terminate()
      await one.server.close()
    },
  }
}
