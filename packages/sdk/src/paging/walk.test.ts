import { expect, test } from 'vitest'
import { withFields } from './walk.ts'

test.each([
  [undefined, undefined],
  [[], []],
  [['status'], ['status', 'id']],
  [
    ['id', 'status'],
    ['id', 'status'],
  ],
  [{ status: true }, { status: true, id: true }],
  [{ id: false, notes: false }, { notes: false }],
])('%j become %j', (fields, asked) => {
  expect(withFields(fields, ['id'])).toEqual(asked)
})
