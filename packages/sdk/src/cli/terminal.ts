import { redact } from '@lineboard/contract/redact'

/** A place text goes to, or what is no text, such as a workbook. */
export interface TextSink {
  write(text: string | Uint8Array): unknown
  readonly isTTY?: boolean | undefined
  /** Tells when there is room again, after a write that answered false. */
  once?(event: 'drain', listener: () => void): unknown
}

/** What the command knows of the world around it. */
export interface Terminal {
  stdout: TextSink
  stderr: TextSink
  env: Readonly<Record<string, string | undefined>>
  /** Aborted by Ctrl-C, and by a reader of our output that went away. */
  signal: AbortSignal
  now(): Date
  /** Asks the person at the terminal; undefined where nothing comes of it. Missing where nobody sits there, as in a script. */
  ask?(question: string): Promise<string | undefined>
}

// User name and password of an address, wherever somebody put it on the command line.
const inAddress = /(:[/\\]+)[^\s"'<>]*@/g

const codes = { bold: 1, red: 31, green: 32, yellow: 33, dim: 2 } as const

// What drives a terminal, but for our own styles: a server may write anything into what it answers.
const driving = new RegExp(`(?![\\n\\t]|\\u001b\\[(?:0|${Object.values(codes).join('|')})m)\\p{Cc}`, 'gu')

/**
 * What a person is shown, whatever a server or an error puts into it: no secret, and nothing that moves the cursor, hides text or changes the
 * terminal.
 */
export function toShow(text: string, secrets: readonly string[]): string {
  // Shorter ones are words of the text, and no secrets of any server.
  const known = secrets.filter((secret) => secret.length >= 6)
  const plain = redact(text).replace(inAddress, '$1[redacted]@').replace(driving, '\ufffd')
  return known.reduce((clean, secret) => clean.replaceAll(secret, '[redacted]'), plain)
}

/** Puts text in a style. */
export type Paint = (style: keyof typeof codes, text: string) => string

/** Colours on a terminal alone, and not where `NO_COLOR` is set (no-color.org). */
export function paintFor(sink: TextSink, env: Terminal['env']): Paint {
  const isPlain = !sink.isTTY || Boolean(env.NO_COLOR)
  return (style, text) => (isPlain ? text : `\u001b[${codes[style]}m${text}\u001b[0m`)
}

/** Writes, and waits where the reader is slower than we are. Throws the reason of the signal when it is aborted. */
export async function writeTo(sink: TextSink, text: string | Uint8Array, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  if (sink.write(text) !== false || !sink.once) return
  await new Promise<void>((resolve, reject) => {
    const handleAbort = () => reject(signal.reason)
    signal.addEventListener('abort', handleAbort, { once: true })
    sink.once?.('drain', () => {
      signal.removeEventListener('abort', handleAbort)
      resolve()
    })
  })
}

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

/** Asks on standard error, so that what is printed stays whole. Nothing where one of the two is no terminal. */
export function askOn(
  stdin: NodeJS.ReadableStream & { isTTY?: boolean },
  stderr: NodeJS.WritableStream & { isTTY?: boolean },
  stop: AbortController,
): Pick<Terminal, 'ask'> {
  if (!stdin.isTTY || !stderr.isTTY) return {}
  return {
    async ask(question) {
      const { createInterface } = await import('node:readline/promises')
      const lines = createInterface({ input: stdin, output: stderr })
      // The terminal takes Ctrl-C as a key while it is read.
      lines.once('SIGINT', () => stop.abort('interrupted'))
      try {
        return await new Promise<string | undefined>((resolve, reject) => {
          lines.once('close', () => resolve(undefined))
          lines.question(question, { signal: stop.signal }).then(resolve, () => reject(stop.signal.reason))
        })
      } finally {
        lines.close()
      }
    },
  }
}
