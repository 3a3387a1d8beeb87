import { writeFile } from 'node:fs/promises'
import { errorMessage } from '@lineboard/sdk'
import {
  CliError,
  checkPlace,
  connect,
  connectionFlags,
  connectionHelp,
  parseFlags,
  progressOn,
  type Terminal,
  toShow,
  wholeNumber,
} from '@lineboard/sdk/command'
import { proposeCommand } from './propose-command.ts'
import type { Recorded } from './recorded.ts'
import { typesCommand } from './types-command.ts'

/** What `lineboard fit --help` prints. */
const help = `lineboard fit: describe a core API that differs from the contract

  lineboard fit record <url>                 reads which fields, words and calls a server has
  lineboard fit propose core.recorded.json   writes core.fit.yaml from it, with a comment where you decide
  lineboard fit types core.fit.yaml          writes types of your fields for programs that use the SDK

\`lineboard fit <command> --help\` lists the flags. docs/fit.md goes through one day with them.
`

const recordHelp = `lineboard fit record <url>: reads which fields, words and calls a server has

Only reads. It records names of fields, kinds and short codes such as ANSWERED with their counts. It records no name, number,
address or text of a row, and not the address of the server.

  -o FILE            file to write (core.recorded.json)
  --explorer URL     also reads the LoopBack explorer: all fields, all paths, lists with other names
  --rows N           rows to read of each list (300)
${connectionHelp}
  --help             prints this

  lineboard fit record https://core.example.com/api/v1 --explorer https://core.example.com/explorer --username super
`

const recordFlags = {
  ...connectionFlags,
  output: { type: 'string', short: 'o', default: 'core.recorded.json' },
  explorer: { type: 'string' },
  rows: { type: 'string', default: '300' },
} as const

function summary({ calls, models, others }: Recorded, file: string): string {
  const count = (state: string) => Object.values(calls).filter((each) => each === state).length
  const read = Object.values(models).filter(({ rows }) => rows > 0).length
  const more = Object.keys(others).length
  return `${file}: ${count('served')} calls served, ${count('notServed')} not, ${count('unknown')} unknown; fields of ${read} models${more > 0 ? `, ${more} lists that the contract does not name` : ''}.
Next: lineboard fit propose ${file}
`
}

async function recordCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = parseFlags(args, recordFlags, 'fit record')
  if (values.help) {
    terminal.stdout.write(recordHelp)
    return 0
  }
  if (positionals.length > 1) throw new CliError(`One address at a time: "${positionals[1]}" is one too many.`)
  const rowLimit = wholeNumber(values.rows, 'rows', [1, 1000])
  const timeoutMs = wholeNumber(values.timeout, 'timeout', [1, 600]) * 1000
  await checkPlace('output', values.output)
  const [{ contractDocument }, { record }, { fetchExplorer }] = await Promise.all([
    import('@lineboard/contract/document'),
    import('./record.ts'),
    import('./explorer.ts'),
  ])
  const { signal } = terminal
  const explorer = values.explorer === undefined ? undefined : await fetchExplorer(values.explorer, signal)
  const connection = await connect({ ...values, url: positionals[0] ?? values.url, timeoutMs }, terminal)
  const progress = progressOn(terminal, 'calls')
  try {
    const options = { signal, rowLimit, explorer, onProgress: progress.paint }
    const recorded = await record(contractDocument, connection, options)
    progress.clear()
    const text = toShow(`${JSON.stringify(recorded, null, 2)}\n`, connection.secrets)
    await writeFile(values.output, text).catch((error: unknown) => {
      throw new CliError(`${values.output} cannot be written: ${errorMessage(error)}.`)
    })
    terminal.stdout.write(summary(recorded, values.output))
    return 0
  } finally {
    progress.clear()
    await connection.close()
  }
}

const commands: Readonly<Record<string, (args: readonly string[], terminal: Terminal) => Promise<number>>> = {
  record: recordCommand,
  propose: proposeCommand,
  types: typesCommand,
}

/** Runs `lineboard fit`; returns the exit code. Throws a CliError where it can't run. */
export async function fitCommand([name = '--help', ...rest]: readonly string[], terminal: Terminal): Promise<number> {
  if (name === '--help' || name === '-h') {
    terminal.stdout.write(help)
    return 0
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new CliError(`There is no command fit ${name}. \`lineboard fit --help\` lists them.`)
  return await command(rest, terminal)
}
