import { CsvError, type ImportedRow } from '@lineboard/sdk/csv'
import { expect, it } from 'vitest'
import { problemText, reasonOf } from './bad-rows.ts'

const skipped: ImportedRow = { row: 2, status: 'skipped', record: { row: 2, cells: {} } }

it.each([
  [{ reason: 'The same as row 1', skipCause: 'repeated', sameAs: 1 }, 'The same as row 2'],
  [{ reason: '', skipCause: 'existing' }, 'It is there already with other values, and stays as it is'],
  [{ reason: 'It is there already, and the same', skipCause: 'unchanged' }, 'It is there already, and the same'],
  [{ reason: 'no answer' }, 'no answer'],
  [{ status: 'waiting' }, 'The import was stopped before this row'],
] as const)('of %j it says %s', (row, text) => {
  expect(problemText({ ...skipped, ...row }, [])).toBe(text)
})

it('cells without a heading are named in the language of the page, whatever the check calls that', () => {
  const record = { row: 2, cells: { '': 'Hall 3' } }
  const problems = [{ row: 2, field: '', message: 'said by the check' }]
  expect(problemText({ row: 2, status: 'failed', record, problems }, [])).toBe(
    'There are more cells than headings: Hall 3',
  )
})

it.each([
  [new CsvError('', 0, 'headings'), 'The row of the headings is empty. Choose another one.'],
  [new CsvError('', 0, 'encoding'), 'It is no text in UTF-8, UTF-16 or Windows-1252. Save it as “CSV UTF-8”.'],
  [new CsvError('', 4, 'quotes'), 'A quotation mark is missing or out of place, or the row is too long.'],
])('what keeps a file from being read is said in the language of the page: $code', (error, text) => {
  expect(reasonOf(error)).toBe(text)
})
