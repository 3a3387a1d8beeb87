const PARENT_CHECK_MS = 500

/**
 * Calls `stop` when this process is told to end, instead of ending it; answers a function that undoes this.
 *
 * `isFromTerminal` is true for an interrupt: a terminal sends Ctrl-C to every program in it, so whoever we started has
 * probably got it too. npm that is told to stop ends its shell, which tells us nothing: we only lose our parent.
 * @param {(isFromTerminal: boolean) => void} stop
 */
export function onStop(stop) {
  const interrupted = () => stop(true)
  const ended = () => stop(false)
  process.on('SIGINT', interrupted)
  process.on('SIGTERM', ended)
  process.on('SIGHUP', ended)
  const parent = process.ppid
  const isUnderNpm = process.env.npm_lifecycle_event !== undefined
  const watch = setInterval(() => isUnderNpm && process.ppid !== parent && ended(), PARENT_CHECK_MS).unref()
  return () => {
    process.off('SIGINT', interrupted)
    process.off('SIGTERM', ended)
    process.off('SIGHUP', ended)
    clearInterval(watch)
  }
}
