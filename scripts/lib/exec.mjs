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
export function start([file, ...args], options) {
  return spawn(file, args, { cwd: root, shell: needsShell(file), ...options })
}

/**
 * The sentence for a program that could not be started at all.
 * @param {Argv} argv
 * @param {NodeJS.ErrnoException} error
 */
export function notStarted([file], error) {
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
