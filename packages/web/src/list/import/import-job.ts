import type { CallOptions } from '@lineboard/sdk'
import { type CsvRecord, type ImportedRow, type ImportReport, type InputSchema, importCsv } from '@lineboard/sdk/csv'
import { errorText } from '../../lib/errors/error-text.ts'
import type { Resource } from '../../resource/define-resource.ts'
import type { Form } from '../../resource/form/form.ts'
import { issueText } from '../../resource/form/issue-text.ts'
import { toE164 } from '../../resource/form/to-e164.ts'
import type { ImportRules } from '../../resource/import-rules.ts'
import { callByName, rowsOf } from '../../resource/rows/calls-by-name.ts'
import { valueAt } from '../../resource/rows/field-path.ts'
import { addRow } from '../../resource/rows/save-row.ts'
import type { HeaderMap } from './guess-headers.ts'

interface Job {
  resource: Resource
  form: Form
  rules: ImportRules
  headers: HeaderMap
  /** Id of the customer whose rows they are; undefined for the session's own. */
  customerId?: number | undefined
}

interface RunOptions {
  /** Says what would be done, and does nothing. */
  dryRun: boolean
  signal: AbortSignal
  onProgress: (done: number) => void
}

/** The schema, saying what is wrong as forms do. The kinds of its fields stay readable: texts are turned into them. */
const inOurWords = (schema: Form['schema']): InputSchema<object> =>
  Object.assign({ safeParse: (value: unknown) => schema.safeParse(value, { error: issueText }) }, { _zod: schema._zod })

/** A row of the file with its phone numbers as the wire takes them. */
function withPhones(record: CsvRecord, headings: readonly string[]): CsvRecord {
  const cells = { ...record.cells }
  for (const heading of headings) cells[heading] = toE164(cells[heading] ?? '')
  return { ...record, cells }
}

/** A row with why it was refused in the words of this app. */
const inWords = (row: ImportedRow): ImportedRow =>
  row.error === undefined ? row : { ...row, reason: errorText(row.error) }

/** Imports rows of a file, or says what that would do. What is there already is never added a second time. */
export async function runImport(
  { resource, form, rules, headers, customerId }: Job,
  rows: readonly CsvRecord[],
  { dryRun, signal, onProgress }: RunOptions,
): Promise<ImportReport> {
  const { list } = resource
  const owned = { ...resource.fixed, ...(customerId !== undefined && { customerId }) }
  const fields: Record<string, string> = {}
  for (const field of rules.fields) {
    const heading = headers[field]
    if (heading !== undefined) fields[field] = heading
  }
  const phones = rules.phones?.flatMap((field) => fields[field] ?? []) ?? []
  const keyOf = (value: object) => {
    const key = valueAt(value, rules.key)
    return typeof key === 'string' || typeof key === 'number' ? key : undefined
  }
  const existing = async (keys: (string | number)[], options: CallOptions) => {
    const where = { ...owned, [rules.key]: { inq: keys } }
    return rowsOf(await callByName(list, { filter: { where, limit: keys.length } }, options))
  }
  const report = await importCsv<object, object>({
    rows: rows.map((record) => withPhones(record, phones)),
    schema: inOurWords(form.schema),
    fields,
    dryRun,
    keyOf,
    existing,
    create: (input) => addRow({ ...resource, fixed: owned }, input),
    signal,
    onProgress: ({ done, failed }) => onProgress(done + failed),
  })
  return { ...report, rows: report.rows.map(inWords) }
}
