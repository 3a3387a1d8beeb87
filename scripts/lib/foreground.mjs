import { notStarted, start } from './exec.mjs'
import { onStop } from './stop-signals.mjs'

/** How long a program may take to end by itself after the terminal's Ctrl-C before it is told again, in ms. */
const GRACE_MS = 3000

/**
 * @param {import('./exec.mjs').Argv} argv
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
const exitCode = (argv, child) =>
  new Promise((resolve, reject) => {
    child.on('error', (error) => reject(notStarted(argv, error)))
    child.on('exit', (code) => resolve(code ?? 1))
  })

/**
 * Runs programs side by side in the foreground until the first one ends, then ends the others. Answers the exit code of
 * that first one, 1 if a signal ended it, and whether it was us who were told to stop.
 *
 * After Ctrl-C the programs are told again only if they are still there after a while, and by another signal, lest one
 * takes it for a second Ctrl-C and breaks off what it is closing.
 * @param {{ argv: import('./exec.mjs').Argv, options?: import('node:child_process').SpawnOptions }[]} programs
 * @param {number} [graceMs]
 * @returns {Promise<{ code: number, wasStopped: boolean }>}
 */
export async function foreground(programs, graceMs = GRACE_MS) {
  const children = programs.map(({ argv, options }) => ({ argv, child: start(argv, { stdio: 'inherit', ...options }) }))
  const endAll = () => {
    for (const { child } of children) if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
  }
  let wasStopped = false
  const stopListening = onStop((isFromTerminal) => {
    wasStopped = true
    if (isFromTerminal) setTimeout(endAll, graceMs).unref()
    else endAll()
  })
  const ends = children.map(({ argv, child }) => exitCode(argv, child))
  try {
    const code = await Promise.race(ends)
    return { code, wasStopped }
  } finally {
    if (!wasStopped) endAll()
    await Promise.allSettled(ends)
    stopListening()
  }
}
