import { describe, expect, test } from 'vitest'
import { readCell } from './bulk-upload.ts'
import { fieldColumns, readCsv, writeCsv } from './csv-file.ts'

const read = (text: string) => readCsv(Buffer.from(text))
const cells = async (text: string) => (await read(text)).rows.map((row) => Object.fromEntries(row.cells))

describe('reading CSV', () => {
  test.each([
    ['plain', 'a,b\n1,2\n', [{ a: '1', b: '2' }]],
    ['with a byte order mark', '\uFEFFa,b\n1,2', [{ a: '1', b: '2' }]],
    ['with Windows line ends', 'a,b\r\n1,2\r\n', [{ a: '1', b: '2' }]],
    ['with line ends of an old Mac', 'a,b\r1,2\r', [{ a: '1', b: '2' }]],
    ['line breaks within quotes in the header', '"a\r\n,",b\n1,2\n', [{ 'a\r\n,': '1', b: '2' }]],
    ['quoted, with comma, quote and line end', 'a,b\n"1, ""one""\nmore",2', [{ a: '1, "one"\nmore', b: '2' }]],
    ['white space around values', ' a , b \n 1 , 2 ', [{ a: '1', b: '2' }]],
    ['a short row', 'a,b\n1', [{ a: '1' }]],
    ['blank lines', 'a,b\n\n1,\n,\n', [{ a: '1', b: '' }]],
    ['a header alone', 'a,b\n', []],
    ['names of the prototype', '__proto__,constructor\n1,2', [JSON.parse('{"__proto__":"1","constructor":"2"}')]],
  ])('%s', async (_, text, expected) => {
    expect(await cells(text)).toEqual(expected)
  })

  test('reads UTF-16 with a byte order mark', async () => {
    const { rows } = await readCsv(Buffer.from('\uFEFFa,b\r\n1,ü\r\n', 'utf16le'))
    expect(rows.map(({ cells }) => Object.fromEntries(cells))).toEqual([{ a: '1', b: 'ü' }])
  })

  test('counts blank rows', async () => {
    expect((await read('a,b\n\n1,2\n,\n3,4')).rows.map(({ number }) => number)).toEqual([2, 4])
  })

  test('counts the values beyond the last column', async () => {
    expect((await read('a,b,,\n1,2,3,4,5,6,,\n1,2,,,,')).rows.map(({ extra }) => extra)).toEqual([2, 0])
  })

  test.each([
    ['', 'is empty'],
    ['a,a\n1,2', 'has two columns "a"'],
    ['a\n"1', 'is no CSV'],
    ['a\n1"2', 'is no CSV'],
  ])('refuses %j', async (text, message) => {
    await expect(read(text)).rejects.toThrow(message)
  })

  test('rejects a header by its columns before it is parsed, as the parser would stop at its bytes', async () => {
    const names = Array.from({ length: 80_000 }, (_, at) => `k${at}`)
    await expect(read(`${names.join(',')}\n1`)).rejects.toThrow('has more than 500 columns')
  })

  test.each([
    ['columns', 'a,b,c\n1,2,3', 'has more than 2 columns'],
    ['rows', 'a,b\n1\n2\n3', 'has more than 2 rows'],
    ['bytes in a row', `a,b\n"${'x'.repeat(70_000)}"`, 'is no CSV'],
  ])('rejects too many %s', async (_, text, message) => {
    await expect(readCsv(Buffer.from(text), { columns: 2, rows: 2 })).rejects.toThrow(message)
  })
})

describe('writing CSV', () => {
  test('escapes what must be, and leaves out what is not there', () => {
    const columns = fieldColumns<{ a?: string; b: number; c: boolean }>('a', 'b', 'c')
    const text = writeCsv(columns, [
      { a: 'one, "two"\nthree', b: 1.5, c: true },
      { b: 0, c: false },
    ])
    expect(text).toBe('a,b,c\r\n"one, ""two""\nthree",1.5,true\r\n,0,false\r\n')
  })

  test.each(['\n', '\r', '\r\n'])('quotes a cell for the line break %j alone', (end) => {
    expect(writeCsv(fieldColumns<{ a: string }>('a'), [{ a: `one${end}two` }])).toBe(`a\r\n"one${end}two"\r\n`)
  })

  test('gives three decimals a fourth, which a German spreadsheet program would read as thousands', () => {
    const rows = [{ a: 0.125 }, { a: 1234.567 }, { a: 12.5 }]
    expect(writeCsv(fieldColumns<{ a: number }>('a'), rows)).toBe('a\r\n0.1250\r\n1234.5670\r\n12.5\r\n')
  })

  test('makes no formula of what somebody typed', async () => {
    const rows = ['=1+1', '+cmd|x', '-2+3', '@SUM(A1)', "'=1", '+12125550142', '-12.5'].map((a) => ({ a }))
    const text = writeCsv(fieldColumns<{ a: string }>('a'), rows)
    expect(text.split('\r\n')).toEqual([
      'a',
      "'=1+1",
      "'+cmd|x",
      "'-2+3",
      "'@SUM(A1)",
      "''=1",
      '+12125550142',
      '-12.5',
      '',
    ])
    expect(await cells(text)).toEqual(rows)
  })

  test('reads back what it wrote', async () => {
    const rows = [{ a: '+12125550142' }, { a: 'ünïcode "quoted"' }, { a: 'two\nlines' }]
    expect(await cells(writeCsv(fieldColumns<{ a: string }>('a'), rows))).toEqual(rows)
  })
})

describe('reading a cell', () => {
  const phone = { type: 'string', pattern: '^\\+[1-9][0-9]{6,14}$' }
  test.each([
    [phone, '+12125550142', { value: '+12125550142' }],
    [phone, '212-555-0142', { problem: 'is not a phone number' }],
    [{ type: 'string', pattern: '^[a-z]+$' }, 'A1', { problem: 'is not in the right form' }],
    [{ type: 'string', maxLength: 3 }, 'abcd', { problem: 'is longer than 3 characters' }],
    [{ type: 'string', minLength: 3 }, 'ab', { problem: 'is shorter than 3 characters' }],
    [{ type: 'string', enum: ['udp', 'tcp'] }, 'tls', { problem: 'is none of udp, tcp' }],
    [{ type: 'integer', minimum: 1, maximum: 65535 }, '5060', { value: 5060 }],
    [{ type: 'integer' }, '1.5', { problem: 'is not a whole number' }],
    [{ type: 'integer' }, 'many', { problem: 'is not a number' }],
    [{ type: 'integer', minimum: 1 }, '0', { problem: 'is less than 1' }],
    [{ type: 'integer', maximum: 65535 }, '65536', { problem: 'is more than 65535' }],
    [{ type: 'number' }, '12.50', { value: 12.5 }],
    [{ type: 'boolean' }, 'true', { value: true }],
    [{ type: 'boolean' }, 'yes', { problem: 'is neither true nor false' }],
  ])('%j %s', (schema, text, expected) => {
    expect(readCell(text, schema)).toEqual(expected)
  })
})
