/** What the turns of the event loop take. */
export interface WatchedTurns {
  /** What this turn has taken so far is not counted: it was the test's own work. */
  forget(): void
  /** The most that one turn has taken, in milliseconds of this thread's processor time: how busy the machine is changes nothing of it. */
  stop(): number
}

/** Watches how long each turn of the event loop keeps everybody else waiting. */
export function watchTurns(): WatchedTurns {
  let longestMs = 0
  let isOver = false
  let from = process.threadCpuUsage()
  const turn = () => {
    const { user, system } = process.threadCpuUsage(from)
    longestMs = Math.max(longestMs, (user + system) / 1000)
    from = process.threadCpuUsage()
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  return {
    forget() {
      from = process.threadCpuUsage()
    },
    stop() {
      isOver = true
      return longestMs
    },
  }
}
