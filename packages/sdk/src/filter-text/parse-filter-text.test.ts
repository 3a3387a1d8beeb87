import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FilterBlock } from './ast.ts'
import { type FormattedBlock, formatFilterText } from './format-filter-text.ts'
import { operatorsOf } from './match-kind.ts'
import { type FieldOperator, isValueless } from './operators.ts'
import { parseFilterText } from './parse-filter-text.ts'
import type { Searchable } from './searchable.ts'

const searchable: Searchable = {
  status: { path: 'status', kind: 'string' },
  callerNumber: { path: 'callerNumber', kind: 'string' },
  PhonebookCity: { path: 'PhoneBook.city', kind: 'string' },
  'a.b': { path: 'a.b', kind: 'string' },
  metrics: { path: 'metrics', kind: 'date-time' },
  calls: { path: 'calls', kind: 'integer' },
  active: { path: 'active', kind: 'boolean' },
}

const read = (text: string) => parseFilterText(text, searchable)

/** A block without its positions. */
function bare(block: FilterBlock): FormattedBlock {
  if (block.type === 'field') return field(block.key, block.value, block.operator)
  if (block.type === 'time') return { type: 'time', hour: block.hour, minute: block.minute }
  return { type: 'text', value: block.value }
}

const field = (key: string, value: string, operator: FieldOperator = 'has'): FormattedBlock => ({
  type: 'field',
  key,
  operator,
  value,
})
const text = (value: string): FormattedBlock => ({ type: 'text', value })
const time = (hour: number, minute?: number): FormattedBlock => ({ type: 'time', hour, minute })

describe('is read without errors', () => {
  test.each<[string, FormattedBlock[]]>([
    ['', []],
    ['  , ,, ', []],
    ['status:"missed"', [field('status', 'missed')]],
    ['status:"missed", PhonebookCity:"Boston"', [field('status', 'missed'), field('PhonebookCity', 'Boston')]],
    ['status:"a,b",status:"c:d"', [field('status', 'a,b'), field('status', 'c:d')]],
    ['status : "missed"', [field('status', 'missed')]],
    ['STATUS:"missed"', [field('status', 'missed')]],
    ['status:missed', [field('status', 'missed')]],
    ['status: missed calls , x', [field('status', 'missed calls'), text('x')]],
    ['a.b:"x"', [field('a.b', 'x')]],
    ['status:"say \\"hi\\" \\\\ bye"', [field('status', 'say "hi" \\ bye')]],
    ['status:"C:\\temp"', [field('status', 'C:\\temp')]],
    ['status:"3 PM"', [field('status', '3 PM')]],
    ['3 PM', [time(15)]],
    ['15:30', [time(15, 30)]],
    ['3:05 pm, smith', [time(15, 5), text('smith')]],
    ['3:05 pm، smith', [time(15, 5), text('smith')]],
    ['status:missed، x', [field('status', 'missed'), text('x')]],
    ['john smith', [text('john smith')]],
    ['"Miami, FL"', [text('Miami, FL')]],
    ['"3 PM"', [text('3 PM')]],
    ['""', [text('')]],
    ['http://harbor.example', [text('http://harbor.example')]],
    ['(212) 555-0100', [text('(212) 555-0100')]],
    ['5" pipe', [text('5" pipe')]],
    ['status:="missed"', [field('status', 'missed', 'is')]],
    ['status:!="missed", status:!"x"', [field('status', 'missed', 'isNot'), field('status', 'x', 'lacks')]],
    ['status : != "missed"', [field('status', 'missed', 'isNot')]],
    ['status:!=missed calls, x', [field('status', 'missed calls', 'isNot'), text('x')]],
    ['calls:>="5",calls:<=12', [field('calls', '5', 'atLeast'), field('calls', '12', 'atMost')]],
    ['calls:="5"', [field('calls', '5')]],
    ['active:=yes, active:!=yes', [field('active', 'yes'), field('active', 'yes', 'isNot')]],
    ['metrics:>="2026-03-01"', [field('metrics', '2026-03-01', 'atLeast')]],
    ['metrics:<=2026-03', [field('metrics', '2026-03', 'atMost')]],
    ['metrics:="3 PM"', [field('metrics', '3 PM')]],
    ['status:="", calls:!=""', [field('status', '', 'isEmpty'), field('calls', '', 'isFilled')]],
    ['status:"=missed", status:">=5"', [field('status', '=missed'), field('status', '>=5')]],
    ['status:="=missed"', [field('status', '=missed', 'is')]],
    ['status:<b>', [field('status', '<b>')]],
    ['status:!!', [field('status', '!!')]],
    ['http:=x', [text('http:=x')]],
  ])('%j', (written, expected) => {
    const { ast, errors } = read(written)
    expect(ast.map(bare)).toEqual(expected)
    expect(errors).toEqual([])
  })
})

describe('is read as far as it makes sense, with errors', () => {
  test.each<[string, FormattedBlock[], string, number, number]>([
    ['status:"mis', [field('status', 'mis')], 'The quote is not closed', 7, 8],
    ['"mis', [text('mis')], 'The quote is not closed', 0, 1],
    ['nope:"x", y', [field('nope', 'x'), text('y')], 'There is no field nope', 0, 4],
    ['constructor:"x"', [field('constructor', 'x')], 'There is no field constructor', 0, 11],
    ['status:""', [field('status', '')], 'status has no value', 0, 9],
    ['status:, x', [field('status', ''), text('x')], 'status has no value', 0, 7],
    ['status:"a" callerNumber:"b"', [field('status', 'a'), field('callerNumber', 'b')], 'A comma is missing', 11, 12],
    ['status:=, x', [field('status', ''), text('x')], 'status has no value', 0, 8],
    ['status:!""', [field('status', '', 'lacks')], 'status has no value', 0, 10],
    ['calls:>=', [field('calls', '', 'atLeast')], 'calls has no value', 0, 8],
    ['status:>="a"', [field('status', 'a', 'atLeast')], '>= does not fit status: use =, != or !', 7, 9],
    ['calls:!"5"', [field('calls', '5', 'lacks')], '! does not fit calls: use =, !=, >= or <=', 6, 7],
    ['active:<=yes', [field('active', 'yes', 'atMost')], '<= does not fit active: use = or !=', 7, 9],
    ['metrics:!="3 PM"', [field('metrics', '3 PM', 'isNot')], '!= does not fit metrics: use =, >= or <=', 8, 10],
    ['calls:>5', [field('calls', '5')], '> does not fit calls: use =, !=, >= or <=', 6, 7],
    ['status:=>"a"', [field('status', 'a')], '=> does not fit status: use =, != or !', 7, 9],
    ['calls:>="many"', [field('calls', 'many', 'atLeast')], 'calls is a whole number, such as 12', 0, 14],
    [
      'metrics:>="3 PM"',
      [field('metrics', '3 PM', 'atLeast')],
      'metrics is a day, minute or month here, such as 2026-03-14, 2026-03-14 14:20 or 2026-03',
      0,
      16,
    ],
    [
      'status:!"50%"',
      [field('status', '50%', 'lacks')],
      'status is a text without any of % _ \\ * + ? ^ $ { } ( ) | [ ], where it must not contain it',
      0,
      13,
    ],
    ['nope:>="x"', [field('nope', 'x', 'atLeast')], 'There is no field nope', 0, 4],
    ['status:"a"b', [field('status', 'a'), text('b')], 'A comma is missing', 10, 11],
    ['smith status:"a"', [text('smith'), field('status', 'a')], 'A comma is missing', 6, 7],
  ])('%j', (written, expected, message, start, end) => {
    const { ast, errors } = read(written)
    expect(ast.map(bare)).toEqual(expected)
    expect(errors).toEqual([{ message, start, end }])
  })
})

test('a quote just opened asks for nothing yet, not for what is empty', () => {
  const { ast, errors } = read('status:="')
  expect(ast.map(bare)).toEqual([field('status', '')])
  expect(errors.map(({ message }) => message)).toEqual(['The quote is not closed', 'status has no value'])
})

test('blocks know where they are', () => {
  const written = '  smith ,status: "a b",3 PM'
  const { ast } = read(written)
  const [sign] = read('status : != "x"').ast.flatMap((block) => (block.type === 'field' ? [block.operatorSpan] : []))
  expect(sign).toEqual({ start: 9, end: 11 })
  expect(ast.map(({ start, end }) => written.slice(start, end))).toEqual(['smith', 'status: "a b"', '3 PM'])
  expect(ast.flatMap((block) => (block.type === 'field' ? [block.valueSpan] : []))).toEqual([{ start: 17, end: 22 }])
})

describe('whatever the text', () => {
  // Pieces that mean something, so that random texts are more than bare words.
  const piece = fc.oneof(
    fc.constantFrom(
      'status:',
      'calls:',
      '=',
      '!',
      '>',
      '<=',
      '"',
      ',',
      '\\',
      ' ',
      '3 PM',
      'nope:',
      'a.b',
      ':',
      '15:30',
    ),
    fc.string({ unit: 'grapheme', maxLength: 4 }),
  )
  const anyText = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))

  test('nothing is thrown, blocks follow each other, errors lie within', () => {
    fc.assert(
      fc.property(anyText, (written) => {
        const { ast, errors } = read(written)
        let last = 0
        for (const { start, end } of ast) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThan(start)
          last = end
        }
        for (const { start, end } of errors) expect(start < end && end <= written.length).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  test('what was read, written and read again is the same', () => {
    fc.assert(
      fc.property(anyText, (written) => {
        const { ast } = read(written)
        const formatted = formatFilterText(ast, searchable)
        expect(read(formatted).ast.map(bare)).toEqual(ast.map(bare))
        expect(formatFilterText(read(formatted).ast, searchable)).toBe(formatted)
      }),
      { numRuns: 500 },
    )
  })
})

test('format, then parse, is identity for all blocks', () => {
  const value = fc.string({
    unit: fc.oneof(fc.constantFrom(...'",\\: '), fc.constant('status'), fc.string({ maxLength: 3 })),
  })
  const block = fc.oneof(
    fc
      .tuple(fc.constantFrom(...Object.entries(searchable)), fc.nat(), value)
      .filter(([, , each]) => each !== '')
      .map(([[key, { kind }], at, each]) => {
        const operator = operatorsOf(kind)[at % operatorsOf(kind).length] ?? 'has'
        return field(key, isValueless(operator) ? '' : each, operator)
      }),
    value.map(text),
    fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.option(fc.integer({ min: 0, max: 59 }), { nil: undefined }))
      .map(([hour, minute]) => time(hour, minute)),
  )
  fc.assert(
    fc.property(fc.array(block, { maxLength: 5 }), (blocks) => {
      const { ast } = read(formatFilterText(blocks, searchable))
      expect(ast.map(bare)).toEqual(blocks)
    }),
    { numRuns: 500 },
  )
})

test('is written in the shortest way that is read the same', () => {
  expect(
    formatFilterText(
      [field('status', 'a "b"'), time(15), time(15, 5), text('smith'), text('Miami, FL'), text('3 PM')],
      searchable,
    ),
  ).toBe('status:"a \\"b\\"", 3 PM, 15:05, smith, "Miami, FL", "3 PM"')
})
