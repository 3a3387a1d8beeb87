import { writeFile } from 'node:fs/promises'
import type { ContractDocument } from '@lineboard/contract/document'
import { errorMessage } from '../../../errors/error-message.ts'
import { CliError } from '../../cli-error.ts'
import type { Connection } from '../../connection.ts'
import type { progressOn } from '../../progress.ts'
import { paintFor, type Terminal, toShow } from '../../terminal.ts'
import { runSemantics } from './run-semantics.ts'
import { semanticsJson, semanticsText } from './semantics-report.ts'

/** Flags of it. */
export interface SemanticsFlags {
  write: boolean
  json: boolean
  /** File that the profile is written to. */
  profile?: string | undefined
}

/** Runs `lineboard check --semantics`; answers the exit code. Throws a CliError where it can't run. */
export async function semanticsCommand(
  document: ContractDocument,
  connection: Connection,
  terminal: Terminal,
  flags: SemanticsFlags,
  progress: ReturnType<typeof progressOn>,
): Promise<number> {
  const { signal } = terminal
  const onLeft = (paths: readonly string[]) => {
    progress.clear()
    terminal.stderr.write(`Rows that the check made are left behind: ${paths.join(', ')}. Delete them yourself.\n`)
  }
  const options = { signal, isWriting: flags.write, now: terminal.now(), onProgress: progress.paint, onLeft }
  const report = await runSemantics(document, connection, options)
  progress.clear()
  const text = flags.json ? semanticsJson(report) : semanticsText(report, paintFor(terminal.stdout, terminal.env))
  terminal.stdout.write(toShow(text, connection.secrets))
  if (flags.profile !== undefined && !report.profile) {
    terminal.stderr.write(`No profile was written to ${flags.profile}: the server heeds no condition.\n`)
  } else if (flags.profile !== undefined) {
    await writeFile(flags.profile, `${JSON.stringify(report.profile, null, 2)}\n`).catch((error: unknown) => {
      throw new CliError(`The profile could not be written to ${flags.profile}: ${errorMessage(error)}`)
    })
  }
  return report.findings.length > 0 ? 1 : 0
}
