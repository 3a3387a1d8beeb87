import { OWNER_ID } from '@lineboard/contract/owner'
import { rowRightOf } from '@lineboard/contract/permissions'
import type { CallOptions } from '@lineboard/sdk'
import {
  type CsvRecord,
  type ImportedRow,
  type ImportKey,
  type ImportReport,
  type InputSchema,
  importCsv,
} from '@lineboard/sdk/csv'
import { errorText } from '../../lib/errors/error-text.ts'
import type { Resource } from '../../resource/define-resource.ts'
import type { Form } from '../../resource/form/form.ts'
import { issueText } from '../../resource/form/issue-text.ts'
import { wireBody } from '../../resource/form/wire-body.ts'
import type { ImportLink, ImportRules } from '../../resource/import-rules.ts'
import { callByName, rowsOf } from '../../resource/rows/calls-by-name.ts'
import { addRow, changeRow } from '../../resource/rows/save-row.ts'
import type { HeaderMap } from './guess-headers.ts'
import { t } from './import.messages.ts'
import { findLinkedRows } from './linked-rows.ts'
import { isRounded } from './phone-of-cell.ts'
import { rowInput } from './row-input.ts'
import { firstOfKey, keyFields, rowKey } from './row-key.ts'

interface Job {
  resource: Resource
  form: Form
  rules: ImportRules
  headers: HeaderMap
  /** Id of the customer whose rows they are; undefined for the session's own. */
  customerId?: number | undefined
  /** Id of the customer whose rows they are, whoever imports them. */
  ownId: number
}

interface RunOptions {
  /** Says what would be done, and does nothing. */
  dryRun: boolean
  signal: AbortSignal
  onProgress: (done: number) => void
}

/** The schema, saying what is wrong as forms do. The kinds of its fields stay readable: texts are turned into them. */
function inOurWords(schema: Form['schema'], links: readonly ImportLink[]): InputSchema<object> {
  const error = (issue: Parameters<typeof issueText>[0] & { path?: readonly PropertyKey[] | undefined }) => {
    const link = links.find(({ field }) => field === issue.path?.[0])
    return link && typeof issue.input === 'string' ? t('unknown', { name: issue.input }) : issueText(issue)
  }
  return Object.assign({ safeParse: (value: unknown) => schema.safeParse(value, { error }) }, { _zod: schema._zod })
}

/** A row with why it was refused in the words of this app, at the columns that people chose. */
function inWords(row: ImportedRow, { links = [], phones = [] }: ImportRules, headers: HeaderMap): ImportedRow {
  const problems = row.problems?.map((problem) => {
    const link = links.find(({ field }) => field === problem.field)
    if (link) return { ...problem, field: link.column }
    const isCut = phones.includes(problem.field) && isRounded(row.record.cells[headers[problem.field] ?? ''] ?? '')
    return isCut ? { ...problem, message: t('rounded') } : problem
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

/**
 * Imports rows of a file, or says what that would do. What is there already is never added a second time; where the rules say so it
 * is changed in what the file has, and nothing else of it.
 */
export async function runImport(
  { resource, form, rules, headers, customerId, ownId }: Job,
  rows: readonly CsvRecord[],
  { dryRun, signal, onProgress }: RunOptions,
): Promise<ImportReport> {
  const { list } = resource
  const { links = [], updates } = rules
  const owned = { ...resource.fixed, ...(customerId !== undefined && { customerId }) }
  const keyOf = rowKey(rules)
  // What no two rows of one customer share, those of two may, and what a file names belongs to one customer, too.
  const ofCustomer = 'customerId' in form.schema.shape ? { ...owned, customerId: ownId } : owned
  const holdsForAll = rowRightOf(resource.entity) === 'customer or owner'
  const there = holdsForAll ? { ...ofCustomer, customerId: { inq: [ownId, OWNER_ID] } } : ofCustomer
  const existing = async (keys: readonly ImportKey[], options: CallOptions) => {
    const where = { ...there, [keyFields(rules)[0]]: { inq: keys.map(firstOfKey) } }
    return rowsOf(await callByName(list, { filter: { where } }, options))
  }
  const report = await importCsv<object, object>({
    rows,
    schema: inOurWords(form.schema, links),
    fields: rowInput(rules, headers, await findLinkedRows(links, headers, rows, ownId, { signal })),
    dryRun,
    keyOf,
    existing,
    refuses: (row, input) => rules.refuses?.(row, input) ?? [],
    create: (input) => addRow({ ...resource, fixed: owned }, input),
    ...(updates && { update: (row, input) => changeRow(resource, form, row, withInput(form, row, input)) }),
    signal,
    onProgress: ({ done, failed }) => onProgress(done + failed),
  })
  return { ...report, rows: report.rows.map((row) => inWords(row, rules, headers)) }
}
