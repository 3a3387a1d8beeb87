import { createReadStream } from 'node:fs'
import { realpath, writeFile } from 'node:fs/promises'
import { phoneFieldOf } from '@lineboard/contract/row-rules/phones'
import {
  CsvError,
  type CsvFinding,
  type CsvRecord,
  csvHeader,
  csvLines,
  fileKind,
  type ImportFields,
  importCsv,
  isNumeric,
  numberLanguage,
  type RecordOptions,
  readCsv,
  readVcards,
  sheetRow,
  withMadeColumns,
} from '../csv/index.ts'
import { errorMessage } from '../errors/error-message.ts'
import { countryCode } from '../phone/country.ts'
import { readSheetPhone } from '../phone/index.ts'
import { type Connection, connect, connectionFlags, connectionHelp, serverFlags, serverHelp } from './connection.ts'
import { CliError, checkPlace, parseFlags, wholeNumber } from './flags.ts'
import { hintOf } from './hint.ts'
import { type ColumnNews, fieldsByHeading, type Owners, rowKeys } from './import-fields.ts'
import { countsOf, type ImportResult, importText, isBad, reasonOf, resultOf } from './import-report.ts'
import { inNames, type NamedHeadings, withNamedRows, withNetworks } from './linked-rows.ts'
import { type Importing, type List, listNames, listOf, type Row } from './lists.ts'
import { lookForNamed } from './named-rows.ts'
import { type Progress, paintFor, progressOn, type Terminal, toShow } from './terminal.ts'

/** What `lineboard import --help` prints. */
const importHelp = `lineboard import <list> <file>: creates rows from a CSV, .xlsx or .ods file with a row of headings, or from vCards (.vcf)

Lists: ${listNames(true).join(', ')}

  --dry-run          only says what would be done, and what is wrong with which row, also where it names what is not there
  --map 'HEAD=field' the field of a heading, where its name does not tell; 'HEAD=' leaves it out. Any number of times
  --heading-row N    row of the headings, where they are not found: 1 is the first row of the file
  --sheet NAME       sheet of a spreadsheet; else the first one with rows, hidden ones passed over
  --customer ID      customer the rows belong to, where no column says so
  --country CODE     country of phone numbers without a country code, such as gb; else that of their row, or of the customer
  --rejects FILE     writes the rows that were not taken here, each with its row and the reason: fix them and import the file
  --concurrency N    rows at a time (4)
  --url URL          address of the API (or LINEBOARD_URL)
${connectionHelp}
${serverHelp}
  --json             the report as JSON
  --help             prints this

Rows have the numbers that a spreadsheet shows. Titles above the headings and totals at the end are left out, which is said. What its customer has already is left as it is: run again,
it creates nothing twice. Exit code 0: all taken. 1: some rows were
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
  customer: { type: 'string' },
  country: { type: 'string' },
  rejects: { type: 'string' },
  concurrency: { type: 'string', default: '4' },
  json: { type: 'boolean', default: false },
} as const

/** Headings that a file of rejects has beside those of the file; they are no fields, and left out when it is imported. */
const [ROW, REASON] = ['Row of the file', 'Rejected because']

const countOf = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`

/** What was found out about a file that its rows don't show; undefined where it is as most files are. */
function findingText(finding: CsvFinding): string | undefined {
  if (finding.kind === 'encoding') return finding.encoding === 'utf-8' ? undefined : `Read as ${finding.encoding}.`
  if (finding.kind === 'headings') return finding.row === 1 ? undefined : `The headings are in row ${finding.row}.`
  if (finding.kind === 'sheet')
    return finding.sheets.length === 1
      ? undefined
      : `The sheet "${finding.sheet}" is read, of ${finding.sheets.map((name) => `"${name}"`).join(', ')}.`
  if (finding.kind === 'morePhones')
    return `Of ${countOf(finding.cards, 'card')} with several phone numbers, the preferred or first one is in the column Phone.`
  if (finding.kind === 'errors')
    return `${countOf(finding.cells, 'cell')} with an error, or a formula without a result, left blank.`
  return `${countOf(finding.rows, 'row')} of totals left out.`
}

/** Where the rows of a file are; found where it is undefined. */
interface TablePlace {
  headingRow: number | undefined
  sheet: string | undefined
}

/** The rows of a file, by what its first bytes say it is: it may be a pipe, which is read once. */
async function* readRows(file: string, { sheet, ...options }: TablePlace & RecordOptions) {
  const pieces = createReadStream(file)[Symbol.asyncIterator]()
  const { value: first, done } = await pieces.next()
  async function* whole(): AsyncGenerator<Uint8Array, void, undefined> {
    if (!done) yield first
    yield* pieces
  }
  const kind = done ? 'text' : await fileKind(first)
  if (kind !== 'spreadsheet') {
    if (sheet !== undefined) throw new CliError('--sheet: the file has no sheets. It is for .xlsx and .ods.')
    return yield* kind === 'cards' ? readVcards(whole(), options) : readCsv(whole(), options)
  }
  const all: Uint8Array[] = []
  for await (const piece of whole()) all.push(piece)
  const { readSpreadsheet } = await import('../spreadsheet/index.ts')
  yield* readSpreadsheet(Buffer.concat(all), { ...options, sheet })
}

/** The rows of a file, by the numbers that spreadsheets show beside them. */
async function recordsOf(file: string, place: TablePlace, onHint: (hint: string) => void): Promise<CsvRecord[]> {
  const onFinding = (finding: CsvFinding) => {
    const text = findingText(finding)
    if (text !== undefined) onHint(text)
  }
  try {
    const records: CsvRecord[] = []
    for await (const record of readRows(file, { ...place, onFinding }))
      records.push({ ...record, row: sheetRow(record.row) })
    return records
  } catch (error) {
    if (error instanceof CliError) throw error
    // Row 0 is that of the headings, or the file as a whole.
    if (error instanceof CsvError)
      throw new CliError(`${file}${error.row > 0 ? `, row ${sheetRow(error.row)}` : ''}: ${error.message}.`)
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT') throw new CliError(`There is no file ${file}.`)
    throw new CliError(`${file} cannot be read: ${code === 'EISDIR' ? 'it is a folder' : errorMessage(error)}.`)
  }
}

/** Which columns were guessed, and which are left out. */
function newsText({ leftOut, guessed }: ColumnNews): string {
  const lines = [
    ...(guessed.length > 0
      ? [`Read as ${guessed.map(({ heading, field }) => `${field}: "${heading}"`).join(', ')}.`]
      : []),
    ...(leftOut.length > 0
      ? [`Left out, as no field is called so: ${leftOut.join(', ')}. Use --map 'HEAD=field' to import one.`]
      : []),
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

/** Headings of the columns that numbers are read from. */
const numericHeadings = (schema: object, fields: ImportFields<Row>): string[] =>
  Object.entries(fields).flatMap(([field, from]) =>
    typeof from === 'string' && isNumeric(schema, field) ? [from] : [],
  )

interface ImportOptions {
  list: List
  importing: Importing
  fields: ImportFields<Row>
  named: NamedHeadings
  owners: Owners
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

/** The heading of the phone numbers of a list. */
function phoneHeading(fields: ImportFields<Row>, { entity }: List): string | undefined {
  const field = phoneFieldOf(entity)
  const heading = field === undefined ? undefined : fields[field]
  return typeof heading === 'string' ? heading : undefined
}

/** Whether some numbers of a file are written without the code of their country. */
function hasNationalNumbers(records: readonly CsvRecord[], fields: ImportFields<Row>, list: List): boolean {
  const heading = phoneHeading(fields, list)
  return heading !== undefined && records.some(({ cells }) => /^\s*[^+\s]/.test(cells[heading] ?? ''))
}

/** The fields of a list with its phone numbers in E.164 form: of the country of their row, else of `home`. What can't be read stays as it is. */
function withPhones(fields: ImportFields<Row>, list: List, home: string | undefined): ImportFields<Row> {
  const field = phoneFieldOf(list.entity)
  const heading = phoneHeading(fields, list)
  if (field === undefined || heading === undefined) return fields
  const { country } = fields
  const read = (cells: CsvRecord['cells']) => {
    const own = typeof country === 'string' ? countryCode(cells[country]) : undefined
    const found = readSheetPhone(cells[heading] ?? '', own ?? home)
    return found.kind === 'number' ? found.e164 : cells[heading]?.trim() || undefined
  }
  return { ...fields, [field]: read }
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
    fields,
    named,
    owners,
    isDryRun: dryRun,
    concurrency,
    signal,
    onProgress,
    onEnd,
    onHint,
  } = options
  const { schema } = importing
  const { keyOf, whereOf } = rowKeys(importing, owners)
  const report = await importCsv<Row, Row>({
    rows,
    schema,
    fields,
    locale: numberLanguage(rows, numericHeadings(schema, fields)),
    dryRun,
    concurrency,
    signal,
    keyOf,
    existing: async (keys, call) => {
      const found = await list.calls(api).find({ filter: { where: whereOf(keys) } }, call)
      return found.map((row) => ({ ...row }))
    },
    create: (body, call) => importing.calls(api).create({ body }, call),
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
  return report.rows.map((row) => resultOf(inNames(row, importing, named), dryRun))
}

/** Results of a dry run, with what is wrong with the rows that a file names by their ids, as far as this person may read them. */
async function withNamed(
  results: readonly ImportResult[],
  records: readonly CsvRecord[],
  { list, fields, signal }: ImportOptions,
  connection: Connection,
  terminal: Terminal,
): Promise<ImportResult[]> {
  const { problemsOf, unknown } = await lookForNamed(list, records, fields, connection.api, signal)
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

  const {
    fields: found,
    named,
    made,
  } = fieldsByHeading({ headings, records: rows }, values.map, importing, {
    home: countryCode(values.country),
    onNews: (news) => terminal.stderr.write(newsText(news)),
  })
  const records = withMadeColumns(rows, made)
  const read = withNetworks(found, importing)
  const owned = customerId === undefined || read.customerId ? read : { ...read, customerId: () => customerId }
  const connection = await connect({ ...values, timeoutMs }, terminal)
  const bar = progressOn(terminal, 'rows')
  const isDryRun = values['dry-run']
  let created = 0
  try {
    const { signal } = terminal
    const owners = { ownId: customerId ?? (await ownCustomerId(connection)), areNamed: owned.customerId !== undefined }
    const isNational = hasNationalNumbers(records, owned, list)
    const home =
      countryCode(values.country) ?? (isNational ? await countryOf(owners.ownId, connection, signal) : undefined)
    const naming = { importing, headings: named, records, ownId: owners.ownId, home }
    const fields = await withNamedRows(withPhones(owned, list, home), naming, connection.api, signal)
    const onHint = (hint: string) => {
      bar.clear()
      terminal.stderr.write(`${hint}\n`)
    }
    const asked = { list, importing, fields, named, owners, isDryRun }
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
