import type { ImportedRow } from '@lineboard/sdk/csv'
import { expect, it } from 'vitest'
import { problemText } from './problem-text.ts'

const skipped: ImportedRow = { row: 2, status: 'skipped', record: { row: 2, cells: {} } }

it.each([
  [{ reason: 'The same as row 1', skipCause: 'repeated', sameAs: 1 }, 'The same as row 2'],
  [{ reason: 'It is there already', skipCause: 'existing' }, 'It is there already'],
  [{ reason: 'It is there already, and the same', skipCause: 'unchanged' }, 'It is there already, and the same'],
  [{ reason: 'no answer' }, 'no answer'],
] as const)('of %j it says %s', (row, text) => {
  expect(problemText({ ...skipped, ...row }, [])).toBe(text)
})
