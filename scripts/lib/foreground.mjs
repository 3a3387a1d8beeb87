import { notStarted, start } from './exec.mjs'

/** How long a program may take to end by itself after the terminal's Ctrl-C before it is told again, in ms. */
const GRACE_MS = 3000
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

/**
 * Runs a program in the foreground. Answers its exit code, 1 if a signal ended it, and whether it was us who were told to
 * stop.
 *
 * After Ctrl-C the program is told again only if it is still there after a while, and by another signal, lest it takes
 * that for a second Ctrl-C and breaks off what it is closing.
 * @param {import('./exec.mjs').Argv} argv
 * @param {import('node:child_process').SpawnOptions} [options]
 * @param {number} [graceMs]
 * @returns {Promise<{ code: number, wasStopped: boolean }>}
 */
export async function foreground(argv, options, graceMs = GRACE_MS) {
  const child = start(argv, { stdio: 'inherit', ...options })
  let wasStopped = false
  const stopListening = onStop((isFromTerminal) => {
    wasStopped = true
    if (isFromTerminal) setTimeout(() => child.kill('SIGTERM'), graceMs).unref()
    else child.kill('SIGTERM')
  })
  try {
    const code = await new Promise((resolve, reject) => {
      child.on('error', (error) => reject(notStarted(argv, error)))
      child.on('exit', (exitCode) => resolve(exitCode ?? 1))
    })
    return { code, wasStopped }
  } finally {
    stopListening()
  }
}
