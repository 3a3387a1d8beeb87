import { expect, it } from 'vitest'
import { type ViewState, viewState } from './list-preferences.ts'

const facts = { permitted: true, failed: false, rows: [{}], page: 1, narrowed: false }

it.each<[ViewState, Partial<Parameters<typeof viewState>[0]>]>([
  ['rows', {}],
  ['rows', { narrowed: true, page: 3 }],
  ['loading', { rows: undefined }],
  ['empty', { rows: [] }],
  ['no-match', { rows: [], narrowed: true }],
  ['past-end', { rows: [], page: 2 }],
  ['past-end', { rows: [], page: 2, narrowed: true }],
  ['failed', { failed: true, rows: undefined }],
  ['rows', { failed: true }],
  ['empty', { failed: true, rows: [] }],
  ['forbidden', { permitted: false, failed: true, rows: undefined }],
])('%s for %j', (expected, difference) => {
  expect(viewState({ ...facts, ...difference })).toBe(expected)
})
