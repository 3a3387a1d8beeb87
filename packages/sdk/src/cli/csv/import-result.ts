import type { ImportedRow, RowProblem } from '../../csv/index.ts'
import { ValidationError } from '../../errors/api-error.ts'

/** What became of a row; `valid` is what a dry run finds it to be, `rejected` what somebody must mend in the file. */
export interface ImportResult {
  row: number
  status: 'created' | 'valid' | 'skipped' | 'rejected' | 'failed'
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
  if (status === 'waiting') return { row, status: 'failed', problems: [], reason: 'It was not begun' }
  return { row, status: status === 'failed' ? 'failed' : 'skipped', problems: [], reason }
}
