import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A program that runs in a process of its own. */
export interface RunningProgram {
  /** Waits for text that matches on standard output, from where the last wait ended. */
  prints(pattern: RegExp): Promise<string>
  out(): string
  stop(signal?: NodeJS.Signals): void
  ended: Promise<{ code: number | null; out: string; err: string }>
}

/** Starts a TypeScript file with Node, with these variables beside the usual ones. */
export function startProgram(file: string, args: readonly string[], env: Record<string, string>): RunningProgram {
  const child = spawn(process.execPath, [file, ...args], { env: { ...process.env, ...env } })
  const text = { out: '', err: '' }
  let readTo = 0
  child.stdout.on('data', (chunk) => {
    text.out += chunk
  })
  child.stderr.on('data', (chunk) => {
    text.err += chunk
  })
  const ended = once(child, 'close').then(([code]) => ({ code, ...text }))
  async function prints(pattern: RegExp): Promise<string> {
    for (;;) {
      const found = pattern.exec(text.out.slice(readTo))
      if (found) {
        readTo += found.index + found[0].length
        return found[0]
      }
      if (child.exitCode !== null) throw new Error(`It ended without ${pattern}: ${text.out}${text.err}`)
      await Promise.race([once(child.stdout, 'data'), once(child, 'close')])
    }
  }
  return { prints, out: () => text.out, stop: (signal = 'SIGTERM') => child.kill(signal), ended }
}
