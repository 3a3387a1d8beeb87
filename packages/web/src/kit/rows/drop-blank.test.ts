import { describe, expect, it } from 'vitest'
import { dropBlank, typedNumber } from './typed-values.ts'

describe('dropBlank', () => {
  it.each([
    ['nothing to drop', { a: 1, b: 'x' }, { a: 1, b: 'x' }],
    ['emptied strings', { a: '', b: '   ', c: 'x' }, { c: 'x' }],
    ['surrounding blanks', { a: '  x y ' }, { a: 'x y' }],
    ['null and undefined', { a: null, b: undefined, c: 0 }, { c: 0 }],
    ['zero and false stay', { a: 0, b: false }, { a: 0, b: false }],
    ['emptied objects', { a: { b: '', c: null } }, {}],
    ['emptied parts of objects', { a: { b: '', c: 'x' } }, { a: { c: 'x' } }],
    ['lists stay as they are', { a: [], b: ['', 1] }, { a: [], b: ['', 1] }],
  ])('%s', (_, before, after) => {
    expect(dropBlank(before)).toEqual(after)
  })
})

describe('typedNumber', () => {
  it.each([
    ['', undefined],
    ['  ', undefined],
    ['0', 0],
    [' 12 ', 12],
    ['1.5', 1.5],
    ['-3', -3],
    ['٥٠٦٠', 5060],
    ['12a', '12a'],
    ['Infinity', 'Infinity'],
  ])('%j is %j', (text, value) => {
    expect(typedNumber(text)).toBe(value)
  })
})
