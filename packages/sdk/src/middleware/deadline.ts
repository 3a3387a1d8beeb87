/** A time limit joined with the signal of the caller. */
export interface Deadline {
  /** Aborts when the time is up, or when the caller aborts. */
  signal: AbortSignal
  /** Infinity where there is no limit. */
  timeoutMs: number
  isOver(): boolean
  /** Ends the waiting; call it when the answer has been read. */
  clear(): void
}

/** Starts a time limit in milliseconds; 0 or Infinity for none. */
export function startDeadline(timeoutMs: number, caller?: AbortSignal): Deadline {
  const controller = new AbortController()
  let isOver = false
  const isLimited = timeoutMs > 0 && timeoutMs < Number.POSITIVE_INFINITY
  const handleTimeout = () => {
    isOver = true
    controller.abort()
  }
  const timer = isLimited ? setTimeout(handleTimeout, timeoutMs) : undefined
  const handleAbort = () => controller.abort(caller?.reason)
  if (caller?.aborted) handleAbort()
  else caller?.addEventListener('abort', handleAbort)
  return {
    signal: controller.signal,
    timeoutMs: isLimited ? timeoutMs : Number.POSITIVE_INFINITY,
    isOver: () => isOver,
    clear() {
      clearTimeout(timer)
      caller?.removeEventListener('abort', handleAbort)
    },
  }
}
