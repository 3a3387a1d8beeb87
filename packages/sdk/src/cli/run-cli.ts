import { readFile } from 'node:fs/promises'
import { errorMessage } from '../errors/error-message.ts'
import { loadCheck } from './check-package.ts'
import { CliError } from './flags.ts'
import { hintOf } from './hint.ts'
import { paintFor, type Terminal, toShow } from './terminal.ts'

/** What `lineboard --help` prints. */
const help = `lineboard: a Lineboard server from the command line

  lineboard check <url>           holds a live server against the contract
  lineboard fit <command>         describes a core API that differs from the contract
  lineboard call <operation>      makes one call and prints its answer
  lineboard export <list>         writes the rows of a list as CSV or XLSX
  lineboard import <list> <file>  creates rows from a CSV file
  lineboard listen                prints events as they happen, or forwards them as signed requests
  lineboard mcp                   serves the calls to an assistant, by the Model Context Protocol
  lineboard report <report>       prints a report as CSV, HTML or PDF
  lineboard --version             prints the version (or -v)

\`lineboard <command> --help\` tells the flags of each.

Exit code 0: done. 1: done, with something to look at: drift, rows that were not taken. 2: it could not run, or broke off; the
message says why. 130: interrupted.
`

type Command = (args: readonly string[], terminal: Terminal) => Promise<number>

/** Loaded when they are asked for: each brings much along that the others don't need. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  call: async () => (await import('./call-command.ts')).callCommand,
  check: async () => (await loadCheck('lineboard check')).checkCommand,
  export: async () => (await import('./export-command.ts')).exportCommand,
  fit: async () => (await loadCheck('lineboard fit')).fitCommand,
  import: async () => (await import('./import-command.ts')).importCommand,
  listen: async () => (await import('./listen-command.ts')).listenCommand,
  mcp: async () => (await import('./mcp-command.ts')).mcpCommand,
  report: async () => (await import('./report-command.ts')).reportCommand,
}

/** Exit code of a command ended by Ctrl-C, as shells count it. */
const INTERRUPTED = 130

/** Why what was printed went nowhere, such as a full disk. */
const unwrittenOf = ({ reason }: AbortSignal) => (reason instanceof CliError ? reason : undefined)

function failure(thrown: unknown, { env, stderr, signal }: Terminal): number {
  const unwritten = unwrittenOf(signal)
  // The reader of our output went away, as `head` does: there is nobody to tell.
  if (signal.aborted && !unwritten) return signal.reason === 'closed' ? 0 : INTERRUPTED
  const error = unwritten ?? thrown
  const words = error instanceof CliError ? error.message : `It could not go on: ${errorMessage(error)}`
  const hint = hintOf(error instanceof CliError ? error.cause : error)
  const text = hint === '' ? words : words.replace(/\.?$/, '.') + hint
  stderr.write(
    `${paintFor(stderr, env)('red', toShow(text, [env.LINEBOARD_TOKEN ?? '', env.LINEBOARD_PASSWORD ?? '']))}\n`,
  )
  return 2
}

/** The version in the package's own package.json, which lies as far from here when it is built. */
async function version(): Promise<string> {
  const read: { version: string } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'))
  return read.version
}

async function run([name = '--help', ...rest]: readonly string[], terminal: Terminal): Promise<number> {
  if (name === '--help' || name === '-h' || name === 'help') {
    terminal.stdout.write(help)
    return 0
  }
  if (name === '--version' || name === '-v') {
    terminal.stdout.write(`${await version()}\n`)
    return 0
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!load) throw new CliError(`There is no command ${name}. \`lineboard --help\` lists them.`)
  const command = await load()
  return await command(rest, terminal)
}

/** Runs a command line; returns the exit code and never throws. */
export async function runCli(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const code = await run(args, terminal)
    // A disk that is full says so a moment after it was written to.
    await new Promise((resolve) => setImmediate(resolve))
    const unwritten = unwrittenOf(terminal.signal)
    if (unwritten) throw unwritten
    return code
  } catch (error) {
    return failure(error, terminal)
  }
}
