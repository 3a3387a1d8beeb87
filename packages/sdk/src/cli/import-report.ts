import type { ImportedRow, RowProblem } from '../csv/index.ts'
import { ValidationError } from '../errors/api-error.ts'
import type { Paint } from './terminal.ts'

/** The result of a row; `valid` is what a dry run finds it to be, `rejected` what somebody must mend in the file. */
export interface ImportResult {
  row: number
  status: 'created' | 'changed' | 'valid' | 'skipped' | 'rejected' | 'failed'
  problems: readonly RowProblem[]
  reason?: string | undefined
}

/** The fields that the server refused, in the same words as those that the contract refuses. */
function refusals(row: number, error: unknown): RowProblem[] {
  if (!(error instanceof ValidationError)) return []
  const fields = Object.entries(error.details?.messages ?? {})
  return fields.map(([field, messages]) => ({ row, field, message: messages.join('; ') }))
}

/** What to tell of a row. */
export function resultOf({ row, status, reason, problems, error }: ImportedRow, isDryRun: boolean): ImportResult {
  const found = problems ?? refusals(row, error)
  if (found.length > 0) return { row, status: 'rejected', problems: found }
  if (status === 'created') return { row, status: isDryRun ? 'valid' : 'created', problems: [] }
  if (status === 'updated') return { row, status: 'changed', problems: [] }
  if (status === 'waiting') return { row, status: 'failed', problems: [], reason: 'It was not begun' }
  return { row, status: status === 'failed' ? 'failed' : 'skipped', problems: [], reason }
}

/** What was done, in numbers. */
export function countsOf(results: readonly ImportResult[]): Record<ImportResult['status'], number> {
  const counts = { created: 0, changed: 0, valid: 0, skipped: 0, rejected: 0, failed: 0 }
  for (const { status } of results) counts[status] += 1
  return counts
}

/** Whether a row is one that somebody must look at. */
export const isBad = ({ status }: ImportResult): boolean => status === 'rejected' || status === 'failed'

/** Why a row was not taken, in a line. */
export const reasonOf = ({ problems, reason }: ImportResult): string =>
  problems.length > 0
    ? problems.map(({ field, message }) => `${field || 'row'}: ${message}`).join('; ')
    : (reason ?? '')

/** The report for a person: what was not taken, row by row and field by field, then the sum. */
export function importText(results: readonly ImportResult[], isDryRun: boolean, paint: Paint): string {
  const lines = results.filter(isBad).flatMap((result) => {
    const { row, problems } = result
    if (problems.length === 0) return [`row ${row}: ${reasonOf(result)}`]
    return problems.map(({ field, message }) => `row ${row}, ${field || 'row'}: ${message}`)
  })
  const { created, changed, valid, skipped, rejected, failed } = countsOf(results)
  const parts = [
    isDryRun ? `${valid} would be created` : `${created} created`,
    ...(changed > 0 ? [isDryRun ? `${changed} would be changed` : `${changed} changed`] : []),
    ...(skipped > 0 ? [`${skipped} there already`] : []),
    ...(rejected > 0 ? [`${rejected} rejected`] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
  ]
  const sum = `${parts.join(', ')}${isDryRun ? '. Nothing is done yet: leave --dry-run out to do it.' : '.'}`
  return `${[...lines.map((line) => paint('red', line)), paint(rejected + failed > 0 ? 'yellow' : 'green', sum)].join('\n')}\n`
}
