import { expect, it } from 'vitest'
import { readPreferences } from './list-preferences.ts'

const none = { columns: undefined, widthsPx: {}, rowHeight: undefined }

it.each([
  ['nothing saved', undefined, none],
  ['no object', 'x', none],
  [
    'what was saved',
    { columns: ['a', 'b'], widthsPx: { a: 120 }, rowHeight: 'tall' },
    { columns: ['a', 'b'], widthsPx: { a: 120 }, rowHeight: 'tall' },
  ],
  ['no columns at all', { columns: [] }, none],
  [
    'what makes no sense',
    { columns: [1, 'a'], widthsPx: { a: -1, b: 'x', c: 99 }, rowHeight: 'huge' },
    { columns: ['a'], widthsPx: { c: 99 }, rowHeight: undefined },
  ],
])('%s', (_, saved, expected) => {
  expect(readPreferences(saved)).toEqual(expected)
})
