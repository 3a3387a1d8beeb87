import type { ContractDocument } from '@lineboard/contract/document'
import { type Connection, paintFor, type progressOn, type Terminal, toShow } from '@lineboard/sdk/command'
import { createFit, type Fit } from '@lineboard/sdk/fit'
import { isDrift } from '../contract/judge.ts'
import { mergeOutcomes, reportJson } from '../contract/report.ts'
import { assertReached, type CheckOptions, runCheck } from '../contract/run-check.ts'
import { type SemanticsFlags, semanticsCommand } from '../semantics/semantics-command.ts'
import { createProbe, type FittedConnection } from '../server/probe.ts'
import { askUnknownField, fitReportText, outcomeBy } from './fit-report.ts'
import { documentBy, fittedBy } from './fitted-probe.ts'

interface Check {
  connection: Connection
  terminal: Terminal
  progress: ReturnType<typeof progressOn>
  flags: SemanticsFlags & { semantics: boolean }
}

type How = Pick<CheckOptions, 'isWanted' | 'isWriting' | 'concurrency' | 'rowLimit'>

/** Runs `lineboard check --fit`; returns the exit code. Throws a CliError where it can't run. */
export async function checkWithFit(
  document: ContractDocument,
  file: Fit,
  { connection, terminal, progress, flags }: Check,
  how: How,
): Promise<number> {
  const fit = createFit(file)
  const fitted: FittedConnection = { ...connection, fitted: fittedBy(fit, document) }
  if (flags.semantics) return await semanticsCommand(documentBy(fit, document), fitted, terminal, flags, progress)
  const { signal } = terminal
  const isWanted = (id: string) => how.isWanted(id) && fit.isServed(id)
  const found = await runCheck(document, fitted, { ...how, isWanted, signal, onProgress: progress.paint })
  assertReached(found, document)
  const outcomes = mergeOutcomes(found.outcomes).map((outcome) => outcomeBy(fit, outcome))
  const unknownField = await askUnknownField(createProbe(fitted, signal), document, isWanted)
  signal.throwIfAborted()
  const report = { ...found, outcomes }
  const none = document.operations.filter(({ id }) => how.isWanted(id) && !fit.isServed(id)).length
  progress.clear()
  const text = flags.json
    ? reportJson(report, { unknownField })
    : fitReportText(report, unknownField, none, paintFor(terminal.stdout, terminal.env))
  terminal.stdout.write(toShow(text, connection.secrets))
  return outcomes.some(isDrift) ? 1 : 0
}
