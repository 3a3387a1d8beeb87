import { realpath, writeFile } from 'node:fs/promises'
import { importOf } from '@lineboard/contract/imports'
import { phoneFieldOf } from '@lineboard/contract/row-rules/phones'
import type { Lineboard } from '../client/client.ts'
import {
  type CellProblem,
  type CsvRecord,
  csvHeader,
  csvLines,
  type ImportedRow,
  importCsv,
  type ListRows,
  listRows,
  numberLanguage,
  withMadeColumns,
} from '../csv/index.ts'
import { errorMessage } from '../errors/error-message.ts'
import type { CallOptions } from '../operations/operation-types.ts'
import { countryCode } from '../phone/country.ts'
import { merge } from '../writes/merge.ts'
import {
  type Connection,
  connect,
  connectionFlags,
  connectionHelp,
  fitIn,
  serverFlags,
  serverHelp,
} from './connection.ts'
import { CliError, checkPlace, parseFlags, wholeNumber } from './flags.ts'
import { hintOf } from './hint.ts'
import { type ColumnNews, columnsByField } from './import-fields.ts'
import { recordsOf } from './import-file.ts'
import { countsOf, type ImportResult, importText, isBad, reasonOf, resultOf } from './import-report.ts'
import { type Importing, type List, type ListCalls, listNames, listOf, type Row } from './lists.ts'
import { lookForNamed } from './named-rows.ts'
import { type Progress, paintFor, progressOn, type Terminal, toShow } from './terminal.ts'

/** What `lineboard import --help` prints. */
const importHelp = `lineboard import <list> <file>: creates rows from a CSV, .xlsx or .ods file with a row of headings, or from vCards (.vcf)

Lists: ${listNames(true).join(', ')}

  --dry-run          only says what would be done, and what is wrong with which row, also where it names what is not there
  --map 'HEAD=field' the field of a heading, where its name does not tell; 'HEAD=' leaves it out. Any number of times
  --heading-row N    row of the headings, where they are not found: 1 is the first row of the file
  --sheet NAME       sheet of a spreadsheet; else the first one with rows, hidden ones passed over
  --update           changes rows that exist in what the file has; empty cells change nothing. Else they are left as they are
  --customer ID      customer the rows belong to, where no column says so
  --country CODE     country of phone numbers without a country code, such as gb; else that of their row, or of the customer
  --rejects FILE     writes the rows that were not taken here, each with its row and the reason: fix them and import the file
  --concurrency N    rows at a time (4)
  --url URL          address of the API (or LINEBOARD_URL)
${connectionHelp}
${serverHelp}
  --json             the report as JSON
  --help             prints this

Rows have the numbers that a spreadsheet shows. Titles above the headings and totals at the end are left out, which is said. What its customer has already is not created again, and left as it is without --update. Exit code 0: all taken. 1: some rows were
not. 2: it could not run.

  lineboard import tracking-numbers numbers.csv --dry-run --url http://localhost:9443/api/v1 --username admin
`

const noMaps: string[] = []

const flags = {
  ...connectionFlags,
  ...serverFlags,
  'dry-run': { type: 'boolean', default: false },
  map: { type: 'string', multiple: true, default: noMaps },
  'heading-row': { type: 'string' },
  sheet: { type: 'string' },
  update: { type: 'boolean', default: false },
  customer: { type: 'string' },
  country: { type: 'string' },
  rejects: { type: 'string' },
  concurrency: { type: 'string', default: '4' },
  json: { type: 'boolean', default: false },
} as const

/** Headings that a file of rejects has beside those of the file; they are no fields, and left out when it is imported. */
const [ROW, REASON] = ['Row of the file', 'Rejected because']

/** What is wrong with a cell, where there is more to say than that it was rejected. */
function cellText(problem: CellProblem): string | undefined {
  if (problem.kind === 'unknown') return `Nothing is called "${problem.name}"`
  if (problem.kind === 'unknownCustomer') return `There is no customer "${problem.name}" that you may see`
  if (problem.kind === 'rounded')
    return 'A spreadsheet rounded this number: make its column one of text, and enter it again'
  if (problem.kind === 'ambiguous')
    return `Can be ${problem.national} or ${problem.international}: write it with + and the code of its country`
  return undefined
}

const refusalTexts = { tooLate: 'It was given back and can no longer be restored' } as const

/** Whether rows of a list can be changed: the API has no call for blocked numbers. */
const isChangeable = ({ entity }: Pick<List, 'entity'>): boolean => entity !== 'BlacklistNumber'

/** Changes a row in what a file says, and leaves the rest as it is. */
async function change(
  { entity }: List,
  api: Connection['api'],
  row: Row,
  changes: Row,
  call: CallOptions,
): Promise<object> {
  const model: Lineboard['PhoneBook'] = Reflect.get(api, entity)
  return merge(model, Number(row.id), changes, call)
}

/** Which columns were guessed, and which are left out. */
function newsText({ leftOut, serverSet, named, guessed }: ColumnNews): string {
  const lines = [
    ...(guessed.length > 0
      ? [`Read as ${guessed.map(({ heading, field }) => `${field}: "${heading}"`).join(', ')}.`]
      : []),
    ...(leftOut.length > 0
      ? [`Left out, as no field is called so: ${leftOut.join(', ')}. Use --map 'HEAD=field' to import one.`]
      : []),
    ...(serverSet.length > 0 ? [`Left out, as only the server sets them: ${serverSet.join(', ')}.`] : []),
    ...(named.length > 0 ? [`Left out, as other columns have the ids: ${named.join(', ')}.`] : []),
  ]
  return lines.map((line) => `${line}\n`).join('')
}

/** Throws a CliError where the rows that were not taken would go where all of them are: the others would be lost. */
async function checkRejects(rejects: string, file: string): Promise<void> {
  await checkPlace('rejects', rejects)
  const [from, to] = await Promise.all([file, rejects].map((path) => realpath(path).catch(() => undefined)))
  if (from === to) throw new CliError(`--rejects: ${rejects} is the file of the rows itself. Name another one.`)
}

function rejectsCsv(
  records: readonly CsvRecord[],
  results: readonly ImportResult[],
  headings: readonly string[],
): string {
  const bad = new Map(results.filter(isBad).map((result) => [result.row, reasonOf(result)]))
  const rows = records
    .filter(({ row }) => bad.has(row))
    .map(({ row, cells }) => [...headings.map((name) => cells[name] ?? ''), row, bad.get(row)])
  const columns = [...headings, ROW, REASON].map((header, at) => ({
    header,
    value: (row: object) => Reflect.get(row, at),
  }))
  return csvHeader(columns) + csvLines(rows, columns)
}

interface ImportOptions {
  list: List
  importing: Importing
  reading: ListRows
  isUpdate: boolean
  isDryRun: boolean
  concurrency: number
  signal: AbortSignal
  onProgress: (progress: Progress) => void
  /** Is told how many rows were created, also where it was interrupted. */
  onEnd: (created: number) => void
  /** Is told what to do about rows that failed. */
  onHint: (hint: string) => void
}

/** Country of a customer, for the phone numbers of its rows; undefined where that is not known. */
async function countryOf(
  id: number | undefined,
  { api }: Connection,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (id === undefined) return undefined
  const filter = { where: { id }, fields: ['id', 'BusinessAddress'] as const, limit: 1 }
  // Who may not read customers says the country in the file, or with --country.
  const [customer] = await api.Customer.find({ filter }, { signal }).catch(() => [])
  return countryCode(customer?.BusinessAddress?.country)
}

/** Whether some numbers of a file are written without the code of their country. */
function hasNationalNumbers(records: readonly CsvRecord[], heading: string | undefined): boolean {
  return heading !== undefined && records.some(({ cells }) => /^\s*[^+\s]/.test(cells[heading] ?? ''))
}

/** A row with what is wrong with it in words, at the columns of the file. */
function inWords(row: ImportedRow, { cellProblem }: ListRows): ImportedRow {
  const problems = row.problems?.map((problem) => {
    const found = cellProblem(problem, row.record.cells)
    const message = found && cellText(found)
    return found ? { ...problem, field: found.field, ...(message && { message }) } : problem
  })
  return problems ? { ...row, problems } : row
}

/** The customer of who signed in, whose rows are that name nobody else; undefined for a token, which does not say whose it is. */
async function ownCustomerId({ api, userId }: Connection): Promise<number | undefined> {
  return userId === undefined ? undefined : (await api.DashUser.findById({ id: userId })).customerId
}

/** Imports the rows. Throws a CliError where not even what is there already could be looked up. */
async function run(rows: readonly CsvRecord[], { api }: Connection, options: ImportOptions): Promise<ImportResult[]> {
  const {
    list,
    importing,
    reading,
    isUpdate,
    isDryRun: dryRun,
    concurrency,
    signal,
    onProgress,
    onEnd,
    onHint,
  } = options
  const { entity, schema } = importing
  await reading.lookUp(rows, { signal })
  const { refuses } = importOf(entity)
  const report = await importCsv<Row, Row>({
    rows,
    schema,
    fields: reading.fields,
    locale: numberLanguage(rows, reading.numericHeadings),
    dryRun,
    concurrency,
    signal,
    keyOf: reading.keyOf,
    existing: reading.existing,
    refuses: (row, input) =>
      (refuses?.(row, input, new Date()) ?? []).map(({ field, kind }) => ({ field, message: refusalTexts[kind] })),
    create: (body, call) => importing.calls(api).create({ body }, call),
    ...(isUpdate && { update: (row, { customerId: _, ...changes }, call) => change(list, api, row, changes, call) }),
    onProgress: ({ done, failed, total }) => onProgress({ done: done + failed, total }),
  })
  onEnd(report.created)
  signal.throwIfAborted()
  if (report.stoppedBy !== undefined) {
    throw new CliError(
      `It broke off after ${report.created} rows: ${errorMessage(report.stoppedBy)}. Run it again to go on.`,
      { cause: report.stoppedBy },
    )
  }
  // What is to be done about a refusal is the same of every row.
  for (const hint of new Set(report.rows.map(({ error }) => hintOf(error)))) if (hint !== '') onHint(hint.trim())
  return report.rows.map((row) => resultOf(inWords(row, reading), dryRun))
}

/** Results of a dry run, with what is wrong with the rows that a file names by their ids, as far as this person may read them. */
async function withNamed(
  results: readonly ImportResult[],
  records: readonly CsvRecord[],
  { list, reading, signal }: ImportOptions,
  connection: Connection,
  terminal: Terminal,
): Promise<ImportResult[]> {
  const { problemsOf, unknown } = await lookForNamed(list, records, reading.fields, connection.api, signal)
  for (const sentence of unknown) terminal.stderr.write(`${toShow(sentence, connection.secrets)}\n`)
  const named = new Map(records.map((record) => [record.row, problemsOf(record)]))
  return results.map((result) => {
    const problems = [...result.problems, ...(named.get(result.row) ?? [])]
    return problems.length > 0 && result.status !== 'skipped' ? { ...result, status: 'rejected', problems } : result
  })
}

/** Throws a CliError for a customer of `--customer` who is not there: each row would be refused. */
async function checkCustomer(id: number, { api }: Connection, signal: AbortSignal): Promise<void> {
  const found = await api.Customer.find({ filter: { where: { id }, fields: ['id'] } }, { signal }).catch(() => {
    signal.throwIfAborted()
    // Who may not read customers may have rows of one all the same.
  })
  if (found?.length === 0) throw new CliError(`--customer: there is no customer ${id} that you may see.`)
}

/** Runs `lineboard import`; returns the exit code. Throws a CliError where it can't run. */
export async function importCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = parseFlags(args, flags, 'import')
  if (values.help) {
    terminal.stdout.write(importHelp)
    return 0
  }
  const [name, file, stray] = positionals
  const list = listOf(name, true)
  if (stray !== undefined) throw new CliError(`One file at a time: "${stray}" is one too many.`)
  const { importing } = list
  if (!file || !importing) throw new CliError('Which file? Give its path after the list.')
  const concurrency = wholeNumber(values.concurrency, 'concurrency', [1, 32])
  const timeoutMs = wholeNumber(values.timeout, 'timeout', [1, 600]) * 1000
  const customerId =
    values.customer === undefined ? undefined : wholeNumber(values.customer, 'customer', [1, Number.MAX_SAFE_INTEGER])
  if (values.country !== undefined && countryCode(values.country) === undefined)
    throw new CliError(`--country takes the code of a country, such as gb; not "${values.country}".`)
  const headingRow =
    values['heading-row'] === undefined ? undefined : wholeNumber(values['heading-row'], 'heading-row', [1, 1000])
  const place = { headingRow, sheet: values.sheet }
  const rows = await recordsOf(file, place, (hint) => terminal.stderr.write(`${hint}\n`))
  if (values.rejects !== undefined) await checkRejects(values.rejects, file)
  const headings = Object.keys(rows[0]?.cells ?? {}).filter((heading) => !['', ROW, REASON].includes(heading))
  if (headings.length === 0) throw new CliError(`${file} has no rows. It takes a line of headings, and a line a row.`)

  if (values.update && !isChangeable(list))
    throw new CliError(`--update: rows of ${name} cannot be changed. Delete them, and import them again.`)
  const { columns, made } = columnsByField({ headings, records: rows }, values.map, importing, {
    home: countryCode(values.country),
    fit: values.fit === undefined ? undefined : await fitIn(values.fit),
    onNews: (news) => terminal.stderr.write(newsText(news)),
  })
  const records = withMadeColumns(rows, made)
  const connection = await connect({ ...values, timeoutMs }, terminal)
  const bar = progressOn(terminal, 'rows')
  const isDryRun = values['dry-run']
  let created = 0
  try {
    const { signal } = terminal
    const ownId = customerId ?? (await ownCustomerId(connection))
    const isNational = hasNationalNumbers(records, columns[phoneFieldOf(list.entity) ?? ''])
    const reading = listRows({
      entity: importing.entity,
      schema: importing.schema,
      columns,
      ownId,
      customerId,
      country: countryCode(values.country),
      home: isNational && values.country === undefined ? await countryOf(ownId, connection, signal) : undefined,
      // Every model that rows are imported into, or belong to, has a list.
      find: (model, filter, call) => (Reflect.get(connection.api, model) as ListCalls).find({ filter }, call),
    })
    const onHint = (hint: string) => {
      bar.clear()
      terminal.stderr.write(`${hint}\n`)
    }
    const asked = { list, importing, reading, isUpdate: values.update, isDryRun }
    const onEnd = (count: number) => {
      created = count
    }
    const options = { ...asked, concurrency, signal, onProgress: bar.paint, onEnd, onHint }
    if (customerId !== undefined) await checkCustomer(customerId, connection, signal)
    const ran = await run(records, connection, options)
    const results = isDryRun ? await withNamed(ran, records, options, connection, terminal) : ran
    bar.clear()
    const isPartial = results.some(isBad)
    const text = values.json
      ? `${JSON.stringify({ counts: countsOf(results), isDryRun, rows: results }, null, 2)}\n`
      : importText(results, isDryRun, paintFor(terminal.stdout, terminal.env))
    terminal.stdout.write(toShow(text, connection.secrets))
    if (values.rejects !== undefined && isPartial)
      await writeFile(values.rejects, rejectsCsv(records, results, headings))
    return isPartial ? 1 : 0
  } catch (error) {
    bar.clear()
    if (terminal.signal.reason === 'interrupted') {
      const done = isDryRun ? ': nothing was done.' : ` after ${created} rows. Run it again to go on.`
      terminal.stderr.write(`Interrupted${done}\n`)
    }
    throw error
  } finally {
    bar.clear()
    await connection.close()
  }
}
