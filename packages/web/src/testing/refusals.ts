import { vi } from 'vitest'
import { initClient } from '../data/client.ts'
import { giveUp, hangsAfterMs, trackedFetch } from '../data/tracked-fetch.ts'

/** What comes of a call instead of what was asked for. */
export interface Refusal {
  /** What the network does with a call. */
  answer: (signal: AbortSignal) => Response | Promise<Response>
  /** What it must be told by. */
  says?: RegExp
  /** The person stops waiting. */
  isGivenUp?: true
}

const details = {
  context: 'Row',
  codes: { principalId: ['lastAdministrator'] },
  messages: { principalId: ['is the last administrator of the customer: make somebody else one first'] },
}

const error = (statusCode: number, more: object = {}, headers: Record<string, string> = {}) => ({
  answer: () =>
    Response.json(
      { error: { statusCode, name: 'Error', message: 'Unknown "DashRole" id "x".', ...more } },
      { status: statusCode, headers },
    ),
})

/** Everything that can come of a call instead of what was asked for. */
export const refusals = {
  '402': error(402, { name: 'CardError', message: 'Your card was declined.' }),
  '403': error(403),
  '404': error(404),
  '409': error(409),
  '422 with a detail': { ...error(422, { details }), says: /last administrator/ },
  '429 with Retry-After': { ...error(429, {}, { 'retry-after': '7' }), says: /7 seconds/ },
  '500': error(500),
  'no network': { answer: () => Promise.reject(new TypeError('Failed to fetch')), says: /Network Connection Error/ },
  'a page in place of an answer': {
    answer: () => new Response('<!doctype html><title>Welcome</title>', { headers: { 'content-type': 'text/html' } }),
    says: /cannot be read/,
  },
  'no answer at all': {
    answer: (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    says: /stopped waiting/,
    isGivenUp: true,
  },
} satisfies Record<string, Refusal>

/**
 * The refusals that one of several things meets, by its place among them: in each run every third, by turns, so that each
 * refusal meets every third of the things; at night all.
 */
export const refusalsAt = (place: number): [string, Refusal][] =>
  Object.entries<Refusal>(refusals).filter((_, at) => process.env.LINEBOARD_NIGHTLY || (place + at) % 3 === 0)

/** The app's client on a network that answers reads by `read`, until it is told to refuse every call. */
export function refusingNetwork(read: (url: URL) => unknown) {
  let refusal: Refusal | undefined
  const ends = new Set<() => void>()
  let refused = 0
  let unanswered = 0
  async function refuseCall(how: Refusal, signal: AbortSignal) {
    refused += 1
    unanswered += 1
    try {
      return await Promise.race([
        how.answer(signal),
        new Promise<never>((_, reject) => ends.add(() => reject(new TypeError('Failed to fetch')))),
      ])
    } finally {
      unanswered -= 1
    }
  }
  vi.stubGlobal('fetch', async (request: Request, { signal }: RequestInit = {}) =>
    refusal
      ? refuseCall(refusal, signal ?? request.signal)
      : Response.json(read(new URL(request.url)), { headers: { 'x-total-count': '1' } }),
  )
  initClient({ wholeContract: true, baseUrl: 'http://core.example/api/v1', retry: false, fetch: trackedFetch })
  return {
    /** Answers again. */
    takeAgain() {
      refusal = undefined
    },
    /** Ends what still has no answer, so that it fails in no other test. */
    async end() {
      refusal = undefined
      for (const end of ends) end()
      await new Promise((resolve) => setTimeout(resolve, 20))
      vi.unstubAllGlobals()
    },
    /** Refuses what `act` sends, and has the person stop waiting where no answer comes. */
    async refuse(how: Refusal, act: () => unknown): Promise<void> {
      refusal = how
      if (!how.isGivenUp) return void (await act())
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      let isOver = false
      const before = refused
      const acted = Promise.resolve(act()).finally(() => {
        isOver = true
      })
      // A press returns before its call is sent. No time passes until it is: the client's own timeout would end it first.
      const isDue = () => unanswered > 0 || (isOver && refused > before)
      // Calls that follow each other are given up one by one.
      do {
        while (!isDue()) await new Promise(setImmediate)
        await vi.advanceTimersByTimeAsync(hangsAfterMs)
        giveUp()
        await new Promise(setImmediate)
      } while (!isOver || unanswered > 0)
      vi.useRealTimers()
      await acted
    },
  }
}
