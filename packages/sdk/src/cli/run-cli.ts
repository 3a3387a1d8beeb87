import { CliError } from './cli-error.ts'
import { paintFor, type Terminal, withoutSecrets } from './terminal.ts'

/** What `lineboard --help` prints. */
const help = `lineboard: a Lineboard server from the command line

  lineboard check <url>           holds a live server against the contract
  lineboard call <operation>      makes one call and prints its answer
  lineboard export <list>         writes the rows of a list as CSV
  lineboard import <list> <file>  creates rows from a CSV file

\`lineboard <command> --help\` tells the flags of each.
`

type Command = (args: readonly string[], terminal: Terminal) => Promise<number>

/** Loaded when they are asked for: each brings much along that the others don't need. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  call: async () => (await import('./call/call-command.ts')).callCommand,
  check: async () => (await import('./check/check-command.ts')).checkCommand,
  export: async () => (await import('./csv/export-command.ts')).exportCommand,
  import: async () => (await import('./csv/import-command.ts')).importCommand,
}

/** Exit code of a command ended by Ctrl-C, as shells count it. */
const INTERRUPTED = 130

function failure(error: unknown, { env, stderr, signal }: Terminal): number {
  // The reader of our output went away, as `head` does: there is nobody to tell.
  if (signal.aborted) return signal.reason === 'closed' ? 0 : INTERRUPTED
  const text =
    error instanceof CliError ? error.message : `It could not go on: ${error instanceof Error ? error.message : error}`
  stderr.write(
    `${paintFor(stderr, env)('red', withoutSecrets(text, [env.LINEBOARD_TOKEN ?? '', env.LINEBOARD_PASSWORD ?? '']))}\n`,
  )
  return 2
}

/** Runs a command line; answers the exit code and never throws. */
export async function runCli(args: readonly string[], terminal: Terminal): Promise<number> {
  const [name = '--help', ...rest] = args
  if (name === '--help' || name === '-h' || name === 'help') {
    terminal.stdout.write(help)
    return 0
  }
  try {
    const load = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!load) throw new CliError(`There is no command ${name}. \`lineboard --help\` lists them.`)
    const command = await load()
    return await command(rest, terminal)
  } catch (error) {
    return failure(error, terminal)
  }
}
