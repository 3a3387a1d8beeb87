/** A time limit joined with the signal of the caller. */
export interface Deadline {
  /** Aborts when the time is up, or when the caller aborts. */
  signal: AbortSignal
  /** Infinity where there is no limit. */
  timeoutMs: number
  isOver(): boolean
  /** Milliseconds until then; Infinity where there is no limit. */
  leftMs(): number
  /** Lets the time run on; the caller may still abort. */
  endLimit(): void
  /** Ends the waiting; call it when the answer has been read. */
  clear(): void
}

// Timers of the platforms end at once beyond this, some 25 days.
const MAX_MS = 2 ** 31 - 1

/** Starts a time limit in milliseconds; 0, or more than a timer can wait, for none. */
export function startDeadline(timeoutMs: number, caller?: AbortSignal): Deadline {
  const controller = new AbortController()
  let isOver = false
  const isLimited = timeoutMs > 0 && timeoutMs <= MAX_MS
  const limitMs = isLimited ? timeoutMs : Number.POSITIVE_INFINITY
  const endMs = performance.now() + limitMs
  const handleTimeout = () => {
    isOver = true
    controller.abort()
  }
  const timer = isLimited && setTimeout(handleTimeout, timeoutMs)
  const handleAbort = () => controller.abort(caller?.reason)
  if (caller?.aborted) handleAbort()
  else caller?.addEventListener('abort', handleAbort)
  const endLimit = () => {
    if (timer) clearTimeout(timer)
  }
  return {
    signal: controller.signal,
    timeoutMs: limitMs,
    isOver: () => isOver,
    leftMs: () => endMs - performance.now(),
    endLimit,
    clear() {
      endLimit()
      caller?.removeEventListener('abort', handleAbort)
    },
  }
}
