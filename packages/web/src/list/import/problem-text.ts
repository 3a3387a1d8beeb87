import { CsvError, type ImportedRow, sheetRow } from '@lineboard/sdk/csv'
import { errorText } from '../../lib/errors/error-text.ts'
import type { ImportField } from './guess-headers.ts'
import { t } from './import.messages.ts'

/** What is wrong with a row, by the labels of its fields; otherwise why it was skipped or refused. */
export function problemText(
  { status, problems, skipCause, sameAs, record, reason = '' }: ImportedRow,
  fields: readonly ImportField[],
): string {
  if (skipCause) return t(`becauseSkipped.${skipCause}`, { row: sameAs === undefined ? '' : String(sheetRow(sameAs)) })
  if (status === 'waiting') return t('notReached')
  if (!problems) return reason
  const extra = record.cells['']
  if (extra !== undefined) return t('moreCells', { cells: extra })
  return problems
    .map(({ field, message }) => {
      const label = fields.find((each) => each.field === field)?.label ?? field
      // What is wrong with the row as a whole is of no field.
      return label === '' ? message : `${label}: ${message}`
    })
    .join(' ')
}

/** Why a file can't be read. */
export const reasonOf = (error: unknown): string =>
  error instanceof CsvError ? t(`fault.${error.code}`, { heading: error.heading ?? '' }) : errorText(error)
