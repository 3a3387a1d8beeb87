import { expect, it } from 'vitest'
import { pieces } from './marked-input.tsx'

const shown = (text: string, marks: { start: number; end: number }[]) =>
  pieces(text, marks)
    .map((piece) => (piece.wrong ? `[${piece.text}]` : piece.text))
    .join('')

it.each([
  ['plain', [], 'plain'],
  ['', [], ''],
  ['', [{ start: 0, end: 1 }], ''],
  ['abcdef', [{ start: 2, end: 4 }], 'ab[cd]ef'],
  ['abcdef', [{ start: 0, end: 6 }], '[abcdef]'],
  ['abcdef', [{ start: 3, end: 3 }], 'abc[d]ef'],
  ['abcdef', [{ start: 6, end: 6 }], 'abcde[f]'],
  [
    'abcdef',
    [
      { start: 4, end: 5 },
      { start: 1, end: 2 },
    ],
    'a[b]cd[e]f',
  ],
  [
    'abcdef',
    [
      { start: 1, end: 4 },
      { start: 2, end: 5 },
    ],
    'a[bcd][e]f',
  ],
])('%j with marks %j reads %s', (text, marks, expected) => {
  expect(shown(text, marks)).toBe(expected)
})
