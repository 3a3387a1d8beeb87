import type { Terminal } from '../cli/terminal.ts'

/** A terminal whose output is kept. */
export interface CapturedTerminal extends Terminal {
  out(): string
  err(): string
}

/** Makes a terminal that is none: a program reads it, unless told otherwise. */
export function capturedTerminal(more: Partial<Terminal> & { isTTY?: boolean } = {}): CapturedTerminal {
  const { isTTY = false, ...rest } = more
  const kept = { out: '', err: '' }
  const sink = (name: keyof typeof kept) => ({
    isTTY,
    write(text: string) {
      kept[name] += text
      return true
    },
  })
  return {
    stdout: sink('out'),
    stderr: sink('err'),
    env: {},
    signal: new AbortController().signal,
    now: () => new Date(),
    ...rest,
    out: () => kept.out,
    err: () => kept.err,
  }
}
