import { entities } from '@lineboard/contract/entities'
import { timeZoneNamed } from '@lineboard/contract/time-zone'
import { areOldRules, minutesAhead } from '@lineboard/contract/zone-rules'
import type { ExportedRows } from '../csv/export-pages.ts'
import { ApiError } from '../errors/api-error.ts'
import { errorMessage } from '../errors/error-message.ts'
import { allOf } from '../filter/build.ts'
import type { AnyWhere } from '../filter/filter-types.ts'
import { parseFilterText } from '../filter-text/parse-filter-text.ts'
import { filterFields } from '../filter-text/searchable.ts'
import { toWhere } from '../filter-text/to-where.ts'
import type { CallOptions } from '../operations/operation-types.ts'
import { isDay } from '../period/day.ts'
import { periodModes, periodRange, periodWhere } from '../period/period.ts'
import { type Period, parsePeriod } from '../period/period-text.ts'
import { createRelatedQueries } from '../related/index.ts'
import { columnsOf, watchRelated } from './columns.ts'
import {
  type Connection,
  connect,
  connectionFlags,
  connectionHelp,
  fitIn,
  serverFlags,
  serverHelp,
} from './connection.ts'
import { exportOutput, fileOf, formatOf, goOnText } from './export-output.ts'
import { CliError, parseFlags, wholeNumber } from './flags.ts'
import { type List, type ListCalls, listNames, listOf, type Row } from './lists.ts'
import { progressOn, type Terminal } from './terminal.ts'

/** Which rows, as the flags say it. */
export interface Wanted {
  filter?: string | undefined
  period?: string | undefined
  from?: string | undefined
  to?: string | undefined
  timeZone: string
  now: Date
}

/** Periods that a name says; of a range the days must be said. */
export const periodNames: readonly string[] = periodModes.filter((mode) => mode !== 'range')
const ways = `a month (2026-02), a day (2026-02-10), days (2026-02-01..2026-02-10), or one of ${periodNames.join(', ')}`

/** The period that `--period` says. Throws a CliError for anything else. */
function readPeriod(text: string): Period {
  const mode = periodModes.find((name) => name === text)
  const period = mode ? { mode } : parsePeriod(isDay(text) ? `${text}..${text}` : text)
  if (period) return period
  throw new CliError(`There is no period ${text}. Write ${ways}.`)
}

function filterWhere(list: List, { filter = '', timeZone, now }: Wanted): AnyWhere {
  const searchable = filterFields(entities, list.entity)
  const { ast, errors } = parseFilterText(filter, searchable)
  const [error] = errors
  if (error) {
    const keys = Object.keys(searchable).join(', ')
    throw new CliError(
      `--filter, character ${error.start + 1}: ${error.message}.\n  ${filter}\n  ${' '.repeat(error.start)}^\nIts keys: ${keys}`,
    )
  }
  return toWhere(ast, searchable, { timeZone, now })
}

function periodCondition({ dateField }: List, { period, from, to, timeZone, now }: Wanted): AnyWhere {
  const asked = period ?? (from ? 'range' : undefined)
  if (asked !== 'range' && (from || to))
    throw new CliError(
      period ? `--from and --to are days of a period of your own: leave out --period ${period}.` : '--to wants --from.',
    )
  if (from && to && to < from) throw new CliError(`--to ${to} is before --from ${from}.`)
  if (asked === undefined) return {}
  if (!dateField) throw new CliError('This list has no dates that a period could be of. Leave --period out.')
  const { mode, ...days } = readPeriod(asked)
  try {
    return periodWhere(
      dateField,
      periodRange(mode, { now, timeZone, ...days, ...(from && { start: from }), ...(to && { end: to }) }),
    )
  } catch (problem) {
    throw new CliError(
      `${problem instanceof Error ? problem.message : problem}. Write days as --from 2026-03-01 --to 2026-03-31.`,
    )
  }
}

/** The condition that the flags stand for. Throws a CliError that says where one is wrong. */
export const whereOf = (list: List, wanted: Wanted): AnyWhere =>
  allOf([filterWhere(list, wanted), periodCondition(list, wanted)])

// A word before a sign, and something behind it. Two slashes are an address's.
const CONDITION = /^([a-z_][\w.]*)\s*(?::(?!\/\/)|[<>=!]=?)\s*[^\s<>=!]/i

/**
 * Parts of a filter text that are looked for as texts, though they look like conditions: `nope:1` of a list without a field `nope`, and
 * `talkSeconds>60`, which has no colon. Each in words, with what to write instead; none for what is in quotes.
 */
export function textsLikeConditions(list: List, filter: string): string[] {
  const searchable = filterFields(entities, list.entity)
  const keys = Object.keys(searchable)
  return parseFilterText(filter, searchable).ast.flatMap(({ type, start, end }) => {
    const written = filter.slice(start, end)
    const [, word = ''] = (type === 'text' && CONDITION.exec(written)) || []
    if (word === '') return []
    const key = keys.find((each) => each.toLowerCase() === word.toLowerCase())
    const instead = key
      ? `A condition has a colon: ${key}:VALUE, ${key}:=VALUE or ${key}:>=VALUE`
      : `This list has no field ${word}, but ${keys.join(', ')}`
    return `--filter: "${written}" is looked for as a text. ${instead}. In quotes it is meant as a text.`
  })
}

/** What `lineboard export --help` prints. */
const exportHelp = `lineboard export <list>: writes the rows of a list as CSV or XLSX, as many as there are

Lists: ${listNames(false).join(', ')}

  --url URL          address of the API (or LINEBOARD_URL)
  --filter TEXT      as above a list of the app: 'trackingSourceName:"search", 3 PM'
  --period DAYS      of the list's dates: a month (2026-02), a day (2026-02-10), days (2026-02-01..2026-02-10), or
                     ${periodNames.join(', ')}
  --from, --to DAY   days of a period of your own, too, such as 2026-03-01
  --columns NAMES    fields by commas, of a related row too: startedAt,TrackingSource.name
  --time-zone ZONE   of days and times, such as Europe/Berlin (UTC); with it, times are written on its clocks
  --after ID         go on after this row; a CSV then has no header
  --output FILE      where the rows go, instead of the output of the command
  --format FORMAT    csv or xlsx, where the name of --output does not say it (csv)
${connectionHelp}
${serverHelp}
  --help             prints this

XLSX is for Excel and other spreadsheet programs: phone numbers and ids are text, amounts numbers, times dates on the clocks of
--time-zone, which is in the heading. A sheet has room for 1,048,575 rows; memory stays the same however many there are.

Rows come in the order of their ids. Exit code 0: written. 1: written, but a column of related rows is empty, as the server sent none.
2: it could not run, or broke off; the message says how to go on.

  lineboard export call-logs --url http://localhost:9443/api/v1 --username admin --period last30 > calls.csv
  lineboard export call-logs --url http://localhost:9443/api/v1 --username admin --time-zone Europe/Berlin --output calls.xlsx
`

const flags = {
  ...connectionFlags,
  ...serverFlags,
  filter: { type: 'string' },
  period: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  columns: { type: 'string' },
  'time-zone': { type: 'string' },
  after: { type: 'string' },
  output: { type: 'string' },
  format: { type: 'string' },
} as const

const maxId = Number.MAX_SAFE_INTEGER

function zoneOf(name: string): string {
  const zone = timeZoneNamed(name)
  if (zone !== undefined) return zone
  throw new CliError(`There is no time zone ${name}. Write it as Europe/Berlin or America/New_York.`)
}

/** What to know of times in a zone whose latest change this Node is too old for; nothing where it knows it, or no change is known here. */
const oldRulesNote = (zone: string): string =>
  areOldRules(zone, (atMs) => minutesAhead(zone, atMs))
    ? `Node ${process.versions.node} has old rules for ${zone}, which changed in 2026: later times in the file can be an hour off. Update Node.\n`
    : ''

const rowSource = (calls: ListCalls, onRows: (rows: readonly Row[]) => void) => ({
  async find(args: { filter: object }, options?: CallOptions): Promise<Row[]> {
    const rows = (await calls.find(args, options)).map((row) => ({ ...row }))
    onRows(rows)
    return rows
  },
})

/** Conditions as this server reads those on related rows. Throws a CliError, with the session ended, where it can't be asked by them. */
async function whereAsRead(
  entity: string,
  where: AnyWhere,
  connection: Connection,
  signal: AbortSignal,
): Promise<AnyWhere> {
  try {
    return (await createRelatedQueries().asRead(`${entity}.find`, { where }, connection.api, { signal })).where
  } catch (error) {
    await connection.close()
    throw signal.aborted
      ? error
      : new CliError(`--filter cannot be asked of this server: ${errorMessage(error)}.`, { cause: error })
  }
}

/** What to do where the first rows are refused by a server that may not know how the filter asks, as stock ones over MySQL have no `ilike`. */
const filterHint = (
  error: unknown,
  done: number,
  { filter, profile }: { filter?: string; profile?: string },
): string =>
  error instanceof ApiError && error.status === 500 && done === 0 && filter !== undefined && profile === undefined
    ? ' This server may not know how the filter asks: `lineboard check --semantics --profile FILE` finds out what it knows, and --profile FILE goes by it.'
    : ''

/** Runs `lineboard export`; returns the exit code. Throws a CliError where it can't run or broke off. */
export async function exportCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = parseFlags(args, flags, 'export')
  if (values.help) {
    terminal.stdout.write(exportHelp)
    return 0
  }
  const list = listOf(positionals[0], false)
  if (positionals[1] !== undefined) throw new CliError(`One list at a time: "${positionals[1]}" is one too many.`)
  const columns = columnsOf(list, values.columns, values.fit === undefined ? undefined : await fitIn(values.fit))
  const timeZone = values['time-zone'] === undefined ? undefined : zoneOf(values['time-zone'])
  if (timeZone !== undefined) terminal.stderr.write(oldRulesNote(timeZone))
  const wanted = whereOf(list, { ...values, timeZone: timeZone ?? 'UTC', now: terminal.now() })
  for (const note of textsLikeConditions(list, values.filter ?? '')) terminal.stderr.write(`${note}\n`)
  const after = values.after === undefined ? undefined : wholeNumber(values.after, 'after', [0, maxId])
  const timeoutMs = wholeNumber(values.timeout, 'timeout', [1, 600]) * 1000
  const format = formatOf(values)
  const output = await exportOutput(format, values.output, terminal)
  const connection = await connect({ ...values, timeoutMs }, terminal)
  const calls = list.calls(connection.api)
  const where = await whereAsRead(list.entity, wanted, connection, terminal.signal)
  const bar = progressOn(terminal, 'rows')
  const { relations, see, emptyColumns } = watchRelated(columns)
  const counted = after === undefined ? where : allOf([where, { id: { gt: after } }])
  const asked: ExportedRows<Row> = {
    filter: { where, ...(relations.length > 0 && { include: relations }) },
    ...(calls.count && { count: async (call) => (await calls.count?.({ where: counted }, call))?.count ?? 0 }),
    signal: terminal.signal,
    onProgress: bar.paint,
  }
  const sheet = positionals[0] ?? ''
  const file = await fileOf(rowSource(calls, see), asked, { format, columns, timeZone, after, sheet })
  let isWhole = false
  try {
    for await (const piece of file) await output.write(piece)
    isWhole = true
    const empty = emptyColumns()
    if (empty.length === 0) return 0
    bar.clear()
    terminal.stderr.write(
      `Nothing is in ${empty.join(', ')}: the rows name others by their ids, and the server sent none of these along. It may ignore \`include\`, which \`lineboard check --semantics\` finds out.\n`,
    )
    return 1
  } catch (error) {
    const { done } = file.progress
    const goOn = goOnText(format, file.progress)
    // What was written is whole. Where it went nowhere, as on a full disk, nobody knows how much of it is there.
    if (terminal.signal.reason === 'interrupted') terminal.stderr.write(`Interrupted after ${done} rows.${goOn}\n`)
    if (terminal.signal.aborted) throw error
    const hint = filterHint(error, done, values)
    throw new CliError(`It broke off after ${done} rows: ${errorMessage(error)}.${goOn}${hint}`, { cause: error })
  } finally {
    bar.clear()
    await output.close(isWhole)
    await connection.close()
  }
}
