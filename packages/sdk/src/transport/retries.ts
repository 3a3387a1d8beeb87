import { ApiError } from '../errors/api-error.ts'
import { isBusyStatus } from '../errors/error-action.ts'
import { LineboardError } from '../errors/lineboard-error.ts'
import type { RetryOptions } from '../operations/operation-types.ts'
import { checkNumber, type Sleep } from './options.ts'
import type { TransportParts } from './transport-part.ts'

/** Wait before the next try in milliseconds: anything up to a bound that doubles, so that clients don't come back at once. */
export const backoffMs = (attempt: number, baseDelayMs: number): number =>
  Math.random() * baseDelayMs * 2 ** (attempt - 1)

/** The default `Sleep`. Its listener goes with the signal, which is that of one call. */
export const sleep: Sleep = (delayMs, signal) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, delayMs)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

const once: RetryOptions = { attempts: 1, baseDelayMs: 0 }

/** How long the server asks to be left alone, in milliseconds; undefined for a failure that another try would not end. */
function waitOf(failure: unknown, isRead: boolean): number | undefined {
  if (!(failure instanceof LineboardError)) return 0
  const isPassing = failure instanceof ApiError && (isBusyStatus(failure.status) || (isRead && failure.status === 500))
  return isPassing ? (failure.retryAfterMs ?? 0) : undefined
}

/** Throws a RangeError for what is no way to try again. */
function checkRetry(retry: RetryOptions | false | undefined): void {
  const { attempts, baseDelayMs } = retry || once
  checkNumber('attempts', attempts, 1)
  checkNumber('baseDelayMs', baseDelayMs)
}

/** Sends a call again that may be sent twice, as `retry` says, when the network or the server failed. */
export const retries: TransportParts['retries'] = ({
  retry: usual = { attempts: 3, baseDelayMs: 300 },
  ...options
}) => {
  checkRetry(usual)
  const wait = options.sleep ?? sleep
  return {
    async around({ asked }, make) {
      checkRetry(asked.retry)
      return make()
    },
    send: (send) => async (sending, read) => {
      const { trace, deadline, again, isRead } = sending
      const { attempts, baseDelayMs } = (sending.retry ?? usual) || once
      for (;;) {
        let waitMs: number | undefined
        try {
          return await send(sending, read)
        } catch (failure) {
          waitMs = waitOf(failure, isRead)
          // Without a number of attempts, as a caller without types may be, there is one and not one after the other forever.
          if (!(again && trace.attempts < attempts) || waitMs === undefined) throw failure
          if (waitMs >= deadline.endMs - performance.now()) throw failure
        }
        // A fetch that pays no heed to signals has answered all the same.
        deadline.signal.throwIfAborted()
        await wait(Math.max(waitMs, backoffMs(trace.attempts, baseDelayMs)), deadline.signal)
        Object.assign(trace, again())
      }
    },
  }
}
