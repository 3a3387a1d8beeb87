import type { Paint } from '../terminal.ts'
import type { ImportResult } from './import-result.ts'

/** What was done, in numbers. */
export function countsOf(results: readonly ImportResult[]): Record<ImportResult['status'], number> {
  const counts = { created: 0, valid: 0, skipped: 0, rejected: 0, failed: 0 }
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
  const { created, valid, skipped, rejected, failed } = countsOf(results)
  const parts = [
    isDryRun ? `${valid} would be created` : `${created} created`,
    ...(skipped > 0 ? [`${skipped} there already`] : []),
    ...(rejected > 0 ? [`${rejected} rejected`] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
  ]
  const sum = `${parts.join(', ')}${isDryRun ? '. Nothing is done yet: leave --dry-run out to do it.' : '.'}`
  return `${[...lines.map((line) => paint('red', line)), paint(rejected + failed > 0 ? 'yellow' : 'green', sum)].join('\n')}\n`
}
