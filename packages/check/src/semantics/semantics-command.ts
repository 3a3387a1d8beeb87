import { writeFile } from 'node:fs/promises'
import type { ContractDocument } from '@lineboard/contract/document'
import { errorMessage } from '@lineboard/sdk'
import {
  CliError,
  type Connection,
  type Paint,
  paintFor,
  type progressOn,
  type Terminal,
  toShow,
} from '@lineboard/sdk/command'
import type { ProfileFacts } from '@lineboard/sdk/profile'
import { runSemantics, type SemanticsReport } from './run-semantics.ts'
import { writtenLines } from './written.ts'

/** What a fact of the profile means, in words; nothing where it was not found out. */
function factLines(profile: ProfileFacts): string[] {
  const { lacks, refusedIncludes, put, maxDepth, maxUrlLength } = profile
  const described = (fact: boolean | undefined, yes: string, no: string) =>
    fact === undefined ? [] : [fact ? yes : no]
  return [
    lacks.length > 0 ? `no ${lacks.join(', no ')}` : 'every operator',
    ...(lacks.includes('ilike')
      ? ['startsWith and endsWith need ilike: the SDK sends like, where that ignores letter case']
      : []),
    ...described(profile.severalOperators, 'several operators on a field', 'one operator on a field'),
    ...described(
      profile.negationsKeepNulls,
      'negations keep rows without a value',
      'negations lose rows without a value',
    ),
    ...described(
      profile.orBesideConditions,
      'an or beside other conditions means both',
      'an or beside other conditions finds other rows, also in a bulk delete: write it inside and, as the SDK does',
    ),
    ...described(profile.nullsFirst, 'rows without a value first', 'rows without a value last'),
    ...described(profile.likeIsCaseSensitive, 'like heeds letter case', 'like ignores letter case'),
    ...described(profile.likeIsWholeText, 'like compares the whole text', 'like searches in the text'),
    ...described(profile.datesInLists, 'inq finds dates', 'inq finds no dates'),
    ...described(profile.skipNeedsLimit, 'skip needs a limit', 'skip works alone'),
    ...described(profile.conditionsOnRelations, 'conditions on relations work', 'conditions on relations do not work'),
    ...(refusedIncludes.length > 0 ? [`refuses to include ${refusedIncludes.join(', ')}`] : []),
    ...(put ? [`a PUT ${put} the fields it leaves out`] : []),
    `conditions ${maxDepth} deep`,
    `addresses of ${maxUrlLength} characters`,
  ]
}

/** The report for a person: what is wrong with the shortest request that shows it, what the server is like, a summary. */
function semanticsText({ url, list, requests, findings, profile, written }: SemanticsReport, paint: Paint): string {
  const blocks = findings.map(({ about, problem, requests: shown }) =>
    [`${paint('red', about)}: ${problem}`, ...shown.map((request) => `    ${request}`)].join('\n'),
  )
  const described = profile
    ? `This server: ${[...factLines(profile), ...writtenLines(written)].join('; ')}.`
    : 'No condition leaves anything out of a list that is too long to be read whole: no more could be found out.'
  const facts = paint('dim', described)
  const verdict =
    findings.length === 0
      ? paint('green', 'nothing wrong')
      : paint('red', `${findings.length} ${findings.length === 1 ? 'thing' : 'things'} wrong`)
  return `${[...blocks, facts, `${url}${list}: ${verdict}, found out by ${requests} requests`].join('\n\n')}\n`
}

/** The report for a program. */
const semanticsJson = (report: SemanticsReport): string =>
  `${JSON.stringify({ ...report, isRight: report.findings.length === 0 }, (_, value: unknown) => (value instanceof Set ? [...value] : value), 2)}\n`

/** Flags of it. */
export interface SemanticsFlags {
  write: boolean
  json: boolean
  /** File that the profile is written to. */
  profile?: string | undefined
}

/** Runs `lineboard check --semantics`; returns the exit code. Throws a CliError where it can't run. */
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
