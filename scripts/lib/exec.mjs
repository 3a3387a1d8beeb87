import { spawn } from 'node:child_process'
import { Failure } from './failure.mjs'
import { root } from './paths.mjs'

/** npm and pnpm are command files on Windows, which only a shell can start. */
const needsShell = (file) => process.platform === 'win32' && file !== process.execPath

/** @typedef {[string, ...string[]]} Argv a program and its arguments */

/**
 * Starts a program in the top folder unless the options name another.
 * @param {Argv} argv
 * @param {import('node:child_process').SpawnOptions} options
 */
function start([file, ...args], options) {
  return spawn(file, args, { cwd: root, shell: needsShell(file), ...options })
}

/**
 * The sentence for a program that could not be started at all.
 * @param {Argv} argv
 * @param {NodeJS.ErrnoException} error
 */
function notStarted([file], error) {
  return new Failure(
    error.code === 'ENOENT'
      ? `${file} is not installed, or not on the PATH.`
      : `${file} did not start: ${error.message}`,
  )
}

/**
 * Runs a program and collects what it prints, both streams in the order they came. It ends with us.
 * @param {Argv} argv
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function collect(argv, options = {}) {
  return new Promise((resolve, reject) => {
    const child = start(argv, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
    const chunks = []
    const endToo = () => child.kill()
    process.on('exit', endToo)
    child.stdout?.on('data', (chunk) => chunks.push(chunk))
    child.stderr?.on('data', (chunk) => chunks.push(chunk))
    child.on('error', (error) => reject(notStarted(argv, error)))
    child.on('close', (code, signal) => {
      process.off('exit', endToo)
      if (signal)
        chunks.push(
          Buffer.from(`\nended by ${signal}${options.timeout ? ` (at most ${options.timeout / 1000} s)` : ''}\n`),
        )
      resolve({ ok: code === 0, output: Buffer.concat(chunks).toString() })
    })
  })
}

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
