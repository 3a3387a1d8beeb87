import { type ImportedEntity, importOf, isImported } from '@lineboard/contract/imports'
import type { CallOptions } from '@lineboard/sdk'
import {
  type CellProblem,
  type ColumnMap,
  type CsvRecord,
  type ImportedRow,
  type ImportReport,
  type InputSchema,
  importCsv,
  type ListRows,
  listRows,
  numberLanguage,
} from '@lineboard/sdk/csv'
import { homeOfCustomer } from '../../data/phone-country-of-row.ts'
import type { Form } from '../../kit/define-form.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { issueText } from '../../kit/form/issue-text.ts'
import { callByName, rowsOf } from '../../kit/rows/calls-by-name.ts'
import { addRow, changeRow, wireBody } from '../../kit/rows/save-row.ts'
import { errorText } from '../../lib/errors/error-text.ts'
import { locale } from '../../lib/messages.ts'
import { countryName } from '../../lib/own-names.ts'
import { changesText } from './changed-rows.ts'
import { t } from './import.messages.ts'
import { importFields } from './import-fields.ts'

/** What is imported, and how. */
export interface ImportJob {
  resource: Resource
  form: Form
  headers: ColumnMap
  /** Id of the customer whose rows they are that name none; undefined for the session's own. */
  customerId?: number | undefined
  /** Id of the customer whose rows they are that name none, whoever imports them. */
  ownId: number
  /** Rows that are there already are changed in what the file has, and in nothing else. */
  updates?: boolean
}

/** How the rows of a file are read: the same for all of them and for those that are corrected later. */
export interface FileRows extends ListRows {
  /** A language that writes numbers as the file does. */
  locale: string | undefined
}

function entityOf({ entity }: Pick<Resource, 'entity'>): ImportedEntity {
  if (!isImported(entity)) throw new RangeError(`${entity} takes no files`)
  return entity
}

/** How the rows of a file become rows of the list. */
export async function fileRows(
  { resource, form, headers, customerId, ownId }: ImportJob,
  records: readonly CsvRecord[],
): Promise<FileRows> {
  const find = async (model: string, filter: { where?: object }, options: CallOptions) => {
    if (model !== resource.entity) return rowsOf(await callByName(`${model}.find`, { filter }, options))
    return rowsOf(
      await callByName(
        resource.list,
        { filter: { ...filter, where: { ...resource.fixed, ...filter.where }, include: resource.include } },
        options,
      ),
    )
  }
  const rows = listRows({
    entity: entityOf(resource),
    schema: form.schema,
    columns: headers,
    ownId,
    customerId,
    home: await homeOfCustomer(ownId),
    languages: [locale],
    find,
  })
  return { ...rows, locale: numberLanguage(records, rows.numericHeadings) }
}

/** What is wrong with a cell, where there is more to say than that it was rejected. */
function cellText(problem: CellProblem, text: string): string | undefined {
  if ('name' in problem) return t(problem.kind, { name: problem.name })
  if (problem.kind === 'rounded') return t('rounded')
  if (problem.kind === 'ambiguous')
    return t('twoNumbers', { national: problem.national, international: problem.international })
  // With its country code it is of no other country.
  const isNational = !/^\s*(\+|00|$)/.test(text)
  return isNational && problem.home !== undefined ? t('noNumber', { country: countryName(problem.home) }) : undefined
}

interface RunOptions {
  /** Says what would be done, and does nothing. */
  dryRun: boolean
  signal: AbortSignal
  onProgress: (done: number) => void
  /** How the rows of the file are read, where some of them were read before. */
  rows?: FileRows | undefined
}

/** The schema, saying what is wrong as forms do. The kinds of its fields stay readable: texts are turned into them. */
function inOurWords(schema: Form['schema']): InputSchema<Record<string, unknown>> {
  return Object.assign(
    { safeParse: (value: unknown) => schema.safeParse(value, { error: issueText }) },
    { _zod: schema._zod },
  )
}

/** A row with why it was refused in the words of this app, at the columns that people chose. */
function inWords(row: ImportedRow, { resource, form, headers }: ImportJob, { cellProblem }: ListRows): ImportedRow {
  if (row.changes) {
    const fields = importFields(resource, form, true)
    return { ...row, reason: changesText(row, { entity: entityOf(resource), fields, headers }) }
  }
  if (!row.problems && row.error === undefined) return row
  const { cells } = row.record
  const problems = row.problems?.map((problem) => {
    const found = cellProblem(problem, cells)
    if (!found) return problem
    const message = cellText(found, cells[headers[found.field] ?? ''] ?? '')
    return { ...problem, field: found.field, ...(message && { message }) }
  })
  return {
    ...row,
    ...(problems && { problems }),
    ...(row.error !== undefined && { reason: errorText(row.error) }),
  }
}

/** What the form of a row would send, with what a file says of it. */
const withInput = (form: Form, row: object, input: object): object => ({
  ...wireBody(form, form.toValues(row), row),
  ...input,
})

/** Imports rows of a file, or says what that would do. What is there already is never added a second time. Throws what looking up throws. */
export async function runImport(
  job: ImportJob,
  records: readonly CsvRecord[],
  { dryRun, signal, onProgress, rows: before }: RunOptions,
): Promise<ImportReport> {
  const { resource, form, updates } = job
  const rows = before ?? (await fileRows(job, records))
  await rows.lookUp(records, { signal })
  const { refuses } = importOf(entityOf(resource))
  const report = await importCsv<Record<string, unknown>, Record<string, unknown>>({
    rows: records,
    schema: inOurWords(form.schema),
    locale: rows.locale,
    fields: rows.fields,
    dryRun,
    keyOf: rows.keyOf,
    existing: rows.existing,
    refuses: (row, input) =>
      (refuses?.(row, input, new Date()) ?? []).map(({ field, kind }) => ({
        field,
        message: resource.import?.refusals?.[kind] ?? '',
      })),
    create: (input) => addRow(resource, input),
    ...(updates && { update: (row, input) => changeRow(resource, form, row, withInput(form, row, input)) }),
    signal,
    onProgress: ({ done, failed }) => onProgress(done + failed),
  })
  return { ...report, rows: report.rows.map((row) => inWords(row, job, rows)) }
}
