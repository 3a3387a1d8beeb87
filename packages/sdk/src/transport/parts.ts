import { needsRecentCode, UnauthorizedError } from '../errors/api-error.ts'
import { AnswerTooLargeError, type CallPlace } from '../errors/lineboard-error.ts'
import { checkNumber } from './options.ts'
import { retries } from './retries.ts'
import type { Send } from './send.ts'
import type { TransportParts } from './transport-part.ts'

/** The response, whose body fails with an AnswerTooLargeError, and is read no further, beyond so many bytes. */
function limitAnswer(response: Response, maxBytes: number, place: CallPlace): Response {
  if (!response.body) return response
  let bytes = 0
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      bytes += chunk.length
      if (bytes > maxBytes) controller.error(new AnswerTooLargeError(place, maxBytes))
      else controller.enqueue(chunk)
    },
  })
  return new Response(response.body.pipeThrough(counted), response)
}

/** Reads no more of an answer than `maxAnswerBytes`. */
export const limits: TransportParts['limits'] = ({ maxAnswerBytes: maxBytes }) => {
  checkNumber('maxAnswerBytes', maxBytes)
  if (!maxBytes) return {}
  const send =
    (inner: Send): Send =>
    (sending, read) => {
      const { trace, place } = sending
      const { send: unlimited } = trace
      trace.send = async (signal) => limitAnswer(await unlimited(signal), maxBytes, place())
      return inner(sending, read)
    }
  return { send }
}

/** Makes a call once more after `renewSession` or `giveCode` said so. */
export const renewals: TransportParts['renewals'] = ({ renewSession, giveCode }) => ({
  async around({ sentWith, renew }, make) {
    try {
      return await make()
    } catch (error) {
      const isReady = await (error instanceof UnauthorizedError
        ? renewSession?.(error, sentWith)
        : needsRecentCode(error) && giveCode?.())
      if (!isReady) throw error
      renew()
      return make()
    }
  },
})

// Browsers name themselves, and ask a server first whether it takes another name.
const mayNameItself = () => !/^Mozilla/.test(globalThis.navigator?.userAgent)

/** Sends `userAgent`. */
export const naming: TransportParts['naming'] = ({ userAgent }) => {
  if (!userAgent) return {}
  // Throws for what no header takes.
  new Headers({ 'user-agent': userAgent })
  return {
    around({ init, renew }, make) {
      if (mayNameItself()) init.headers['user-agent'] ??= userAgent
      renew()
      return make()
    },
  }
}

/** What a hook throws changes nothing of the call: by then it may have been carried out. */
function callHook(hook: () => void): void {
  try {
    hook()
  } catch {}
}

/** Tells the `hooks` of each call. */
export const hooking: TransportParts['hooking'] = ({ hooks }) => {
  if (!hooks) return {}
  return {
    async around({ place }, make) {
      callHook(() => hooks.before?.(place()))
      try {
        const answer = await make()
        callHook(() => hooks.after?.(place(), answer.response))
        return answer
      } catch (error) {
        callHook(() => hooks.onError?.(error, place()))
        throw error
      }
    },
  }
}

/** All of them, from the inside to the outside. */
export const clientParts: TransportParts = { limits, retries, renewals, naming, hooking }
