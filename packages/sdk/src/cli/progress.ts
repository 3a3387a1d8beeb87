import type { Terminal } from './terminal.ts'

/** How far something is. */
export interface Progress {
  done: number
  /** Undefined where it is not known. */
  total?: number | undefined
}

const WIDTH = 24
const REPAINT_MS = 100
const BACK = '\r\u001b[2K'

const bar = (share: number) => '█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '░')

/** One line of progress: `███░░░ 50% 120 of 240 calls`. */
function progressLine({ done, total }: Progress, what: string): string {
  if (!total) return `${done} ${what}`
  const share = Math.min(1, done / total)
  return `${bar(share)} ${String(Math.floor(share * 100)).padStart(3)}% ${done} of ${total} ${what}`
}

/** Paints progress on standard error, ten times a second at most; does nothing where that is no terminal. */
export function progressOn({ stderr, now }: Terminal, what: string) {
  let paintedMs = 0
  const paint = (progress: Progress) => {
    if (!stderr.isTTY || now().getTime() - paintedMs < REPAINT_MS) return
    paintedMs = now().getTime()
    stderr.write(`${BACK}${progressLine(progress, what)}`)
  }
  return { paint, clear: () => stderr.isTTY && stderr.write(BACK) }
}
