import { effectOf, redact } from '@lineboard/sdk'
import { takeStartAnswer } from '../boot/prefetch-start.ts'
import { GivenUpError } from '../lib/errors/lost-text.ts'
import { activity, tracked } from '../state/activity.ts'
import { noteStep } from '../state/trail.ts'
import { clientOptions } from './client.ts'

/** After how long a call without an answer is said to hang, in milliseconds. */
export const hangsAfterMs = 5000

const hanging = new Set<AbortController>()

/** Why a call was ended that the person would not wait for. */
const byPerson = Symbol('given up')

const isGivenUp = ({ signal }: AbortController) => signal.reason === byPerson

/** What was asked by a POST is a read all the same where the contract says so. A call that it does not know may have changed something. */
function givenUp(request: Request): GivenUpError {
  const { href } = new URL(clientOptions().baseUrl, request.url)
  return new GivenUpError({ method: request.method, url: redact(request.url) }, effectOf(request, href) ?? 'write')
}

function setHanging(call: AbortController, hangs: boolean): void {
  if (hangs) hanging.add(call)
  else hanging.delete(call)
  activity.hanging = hanging.size
}

/** Keeps in mind which call was made and what came of it. */
const noteCall = ({ method, url }: Request, outcome: number | string) => noteStep(`${method} ${url} ${outcome}`)

/** The answer that the page asked for by itself, for as long as somebody waits; asked for anew where that failed. */
function aheadOf(request: Request, signal: AbortSignal): Promise<Response> | undefined {
  const answer = takeStartAnswer(request)?.catch(() => fetch(request, { signal }))
  if (!answer) return undefined
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  return Promise.race([answer, ended])
}

/** The platform's `fetch`, counted as under way; what has no answer after five seconds is handed to `whenLate`. */
function countedFetch(request: Request, init: RequestInit, whenLate: (call: AbortController) => void) {
  const call = new AbortController()
  const { signal } = init
  const handleAbort = () => call.abort(signal?.reason)
  signal?.addEventListener('abort', handleAbort)
  if (signal?.aborted) handleAbort()
  const timer = setTimeout(() => whenLate(call), hangsAfterMs)
  return tracked(async () => {
    try {
      const answer = await (aheadOf(request, call.signal) ?? fetch(request, { ...init, signal: call.signal }))
      noteCall(request, answer.status)
      return answer
    } catch (error) {
      noteCall(request, 'no answer')
      throw isGivenUp(call) ? givenUp(request) : error
    } finally {
      clearTimeout(timer)
      setHanging(call, false)
    }
  })
}

/**
 * The platform's `fetch`, counted as under way. What has no answer after five seconds counts as hanging, and fails with a
 * GivenUpError when the person will not wait any longer.
 */
export const trackedFetch = (request: Request, init: RequestInit = {}): Promise<Response> =>
  countedFetch(request, init, (call) => setHanging(call, true))

/** `trackedFetch` for calls of which something else shows how far they are and ends them: they never count as hanging. */
export const watchedFetch = (request: Request, init: RequestInit = {}): Promise<Response> =>
  countedFetch(request, init, () => {})

/** Ends the waiting for every call that hangs. */
export function giveUp(): void {
  for (const call of hanging) call.abort(byPerson)
}
