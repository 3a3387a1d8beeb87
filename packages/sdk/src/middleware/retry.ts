/** How reads and repeatable writes are tried again after a network failure, 408, 429, 502, 503 or 504; reads after a 500, too. */
export interface RetryOptions {
  /** Tries in all, the first included. */
  attempts: number
  /** Upper bound of the first wait in milliseconds; it doubles with each further one. */
  baseDelayMs: number
}

/** Waits the milliseconds; rejects with the reason of the signal when that aborts. */
export type Sleep = (delayMs: number, signal: AbortSignal) => Promise<void>

/** Wait before the next try in milliseconds: anything up to a bound that doubles, so that clients don't come back at once. */
export const backoffMs = (attempt: number, baseDelayMs: number): number =>
  Math.random() * baseDelayMs * 2 ** (attempt - 1)

/** What `Retry-After` asks for, in milliseconds from now: seconds, or a date by the server's own clock where it says what that shows; 0 without one. */
export function retryAfterMs(headers: Headers): number {
  const after = headers.get('retry-after')
  const nowMs = Date.parse(String(headers.get('date'))) || Date.now()
  return Math.max(0, Number(after) * 1000 || Date.parse(String(after)) - nowMs || 0)
}

/** The default `Sleep`. Its listener goes with the signal, which is that of one call. */
export const sleep: Sleep = (delayMs, signal) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, delayMs)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
