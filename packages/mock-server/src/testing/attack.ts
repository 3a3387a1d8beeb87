import type { ApiOperation } from '../ground/contract/api-operation.ts'
import { createPrng } from '../ground/prng.ts'
import { hostileKinds, hostileRequest } from './hostile-request.ts'
import { createRawClient, type RawClient } from './raw-client.ts'

const CLIENTS = 4
const PER_BATCH = 250

/** What is attacked, and how. */
export interface AttackOptions {
  /** Address of the server. */
  url: string
  token: string
  operations: readonly ApiOperation[]
  /** Hostile requests, of every kind in turn. */
  count: number
  /** Longest that one of them may take. */
  limitMs: number
  /** Brings back what was deleted or spoilt: the requests after it would be too easy to refuse. */
  restore(): void | Promise<void>
}

/** What came of it. */
export interface AttackResult {
  sent: number
  /** How many answers had a status. */
  statuses: ReadonlyMap<number, number>
  slowestMs: number
}

/** Sends hostile requests over a few connections. Throws for an answer that is none of the API's, fails, or comes too late. */
export async function attack({
  url,
  token,
  operations,
  count,
  limitMs,
  restore,
}: AttackOptions): Promise<AttackResult> {
  const prng = createPrng(7)
  const clients = Array.from({ length: CLIENTS }, () => createRawClient(url))
  const statuses = new Map<number, number>()
  let sent = 0
  let slowestMs = 0

  async function sendOne(client: RawClient): Promise<void> {
    const kind = hostileKinds[sent % hostileKinds.length] ?? 'json'
    const operation = prng.pick(operations)
    sent++
    const request = hostileRequest(operation, token, prng, kind)
    const startedMs = performance.now()
    const answer = await client.send(request)
    const tookMs = performance.now() - startedMs
    slowestMs = Math.max(slowestMs, tookMs)
    const status = answer?.status ?? 0
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (!answer || status >= 500) throw new Error(`${status} for ${request.slice(0, 2000)}`)
    if (tookMs > limitMs) throw new Error(`${Math.round(tookMs)} ms for ${request.slice(0, 2000)}`)
    if (status < 400) return
    const { error } = JSON.parse(answer.body)
    if (error?.statusCode !== status) throw new Error(`${answer.body.slice(0, 500)} for ${request.slice(0, 2000)}`)
  }

  try {
    for (let end = Math.min(PER_BATCH, count); sent < count; end = Math.min(end + PER_BATCH, count)) {
      await Promise.all(
        clients.map(async (client) => {
          while (sent < end) await sendOne(client)
        }),
      )
      await restore()
    }
  } finally {
    for (const client of clients) client.close()
  }
  return { sent, statuses, slowestMs }
}

/** How long a visitor waited. */
export interface Waits {
  asked: number
  medianMs: number
  p99Ms: number
  maxMs: number
}

/** Somebody who asks one address over and over. */
export interface Visitor {
  /** How often the visitor was answered so far. */
  answered(): number
  stop(): Promise<Waits>
}

/** Asks one address over and over, with a little pause between, until it is told to stop. Throws for a status other than 200. */
export function visit(address: string, pauseMs = 2): Visitor {
  const waits: number[] = []
  let isOver = false
  async function run(): Promise<void> {
    while (!isOver) {
      const startedMs = performance.now()
      const answer = await fetch(address)
      await answer.text()
      if (answer.status !== 200) throw new Error(`The visitor got ${answer.status}.`)
      waits.push(performance.now() - startedMs)
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
  const running = run()
  return {
    answered: () => waits.length,
    async stop() {
      isOver = true
      await running
      const sorted = waits.toSorted((a, b) => a - b)
      const at = (share: number) => Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) * 10) / 10
      return { asked: sorted.length, medianMs: at(0.5), p99Ms: at(0.99), maxMs: at(1) }
    },
  }
}
