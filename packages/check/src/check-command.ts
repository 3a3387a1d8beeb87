import {
  CliError,
  checkPlace,
  connect,
  connectionFlags,
  connectionHelp,
  paintFor,
  parseFlags,
  progressOn,
  type Terminal,
  toShow,
  wholeNumber,
} from '@lineboard/sdk/command'
import { isDrift } from './contract/judge.ts'
import { mergeOutcomes, reportJson, reportText } from './contract/report.ts'
import { assertReached, runCheck } from './contract/run-check.ts'

/** What `lineboard check --help` prints. */
const checkHelp = `lineboard check <url>: holds a live server against the contract

Calls every operation that changes nothing, with ids the server itself lists, and holds status, headers and body of each
answer against the contract. It reads by GET and POST, such as reports, and writes nothing.

  --only NAMES       operations, by commas: CallLog.find or a whole model, CallLog.*
  --write            also create, read, change and delete a customer made for it, and rows in it, and call what reads by
                     PUT, which a server without that call may take for a write
  --semantics        finds out instead what filters, counts and writes mean on this server, by some 200 requests: with
                     --write on rows of its own, which it takes away again
  --fit FILE         how this core API differs, as core.fit.yaml says: reports only what is left after it
  --profile FILE     writes what it found out there as JSON, for the option \`profile\` of the SDK's client
  --rows N           rows asked of each list (20)
  --concurrency N    calls at a time (4)
${connectionHelp}
  --json             the report as JSON
  --help             prints this

Exit code 0: as the contract says. 1: drift, or something that means something else than elsewhere. 2: the check could not run.

  lineboard check http://localhost:9443/api/v1 --username super --password 'Lineboard1!'
`

const flags = {
  ...connectionFlags,
  only: { type: 'string' },
  write: { type: 'boolean', default: false },
  semantics: { type: 'boolean', default: false },
  fit: { type: 'string' },
  profile: { type: 'string' },
  rows: { type: 'string', default: '20' },
  concurrency: { type: 'string', default: '4' },
  json: { type: 'boolean', default: false },
} as const

function wantedBy(only: string | undefined, known: readonly string[]): (operationId: string) => boolean {
  const names = only?.split(',').map((name) => name.trim()) ?? ['*']
  const matches = (name: string, id: string) =>
    name === '*' || name === id || (name.endsWith('.*') && id.startsWith(name.slice(0, -1)))
  const stray = names.find((name) => !known.some((id) => matches(name, id)))
  if (stray !== undefined)
    throw new CliError(`There is no operation ${stray}. Write one as CallLog.find, or all of a model as CallLog.*`)
  return (id) => names.some((name) => matches(name, id))
}

/** Runs `lineboard check`; returns the exit code. Throws a CliError where the check can't run. */
export async function checkCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = parseFlags(args, flags, 'check')
  if (values.help) {
    terminal.stdout.write(checkHelp)
    return 0
  }
  if (positionals.length > 1) throw new CliError(`One address at a time: "${positionals[1]}" is one too many.`)
  // Loaded here: it is the largest part of the command, and no other needs it.
  const { contractDocument } = await import('@lineboard/contract/document')
  const { json, only, write: isWriting } = values
  const isWanted = wantedBy(
    only,
    contractDocument.operations.map(({ id }) => id),
  )
  const concurrency = wholeNumber(values.concurrency, 'concurrency', [1, 32])
  const rowLimit = wholeNumber(values.rows, 'rows', [1, 1000])
  const timeoutMs = wholeNumber(values.timeout, 'timeout', [1, 600]) * 1000
  if (values.semantics && only !== undefined)
    throw new CliError('--semantics chooses its list itself: leave out --only.')
  if (values.profile !== undefined && !values.semantics) throw new CliError('--profile goes with --semantics.')
  if (values.profile !== undefined) await checkPlace('profile', values.profile)
  const fit = values.fit === undefined ? undefined : await (await import('./fit/fit-file.ts')).readFitFile(values.fit)
  const connection = await connect(
    // The profile is what a check writes; its requests are mapped one by one.
    { ...values, profile: undefined, fit: undefined, url: positionals[0] ?? values.url, timeoutMs },
    terminal,
  )
  const progress = progressOn(terminal, 'calls')
  try {
    if (fit) {
      const { checkWithFit } = await import('./fit/check-with-fit.ts')
      const how = { isWanted, isWriting, concurrency, rowLimit }
      return await checkWithFit(contractDocument, fit, { connection, terminal, progress, flags: values }, how)
    }
    if (values.semantics) {
      const { semanticsCommand } = await import('./semantics/semantics-command.ts')
      return await semanticsCommand(contractDocument, connection, terminal, values, progress)
    }
    const options = { signal: terminal.signal, isWanted, isWriting, concurrency, rowLimit, onProgress: progress.paint }
    const found = await runCheck(contractDocument, connection, options)
    assertReached(found, contractDocument)
    const report = { ...found, outcomes: mergeOutcomes(found.outcomes) }
    progress.clear()
    const text = json ? reportJson(report) : reportText(report, paintFor(terminal.stdout, terminal.env))
    terminal.stdout.write(toShow(text, connection.secrets))
    return report.outcomes.some(isDrift) ? 1 : 0
  } finally {
    progress.clear()
    await connection.close()
  }
}
