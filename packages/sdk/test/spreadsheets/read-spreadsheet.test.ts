import { readFile } from 'node:fs/promises'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { CsvError, type CsvFinding, type CsvRecord, fileKind } from '../../src/csv/index.ts'
import { plainNumberText, serialText } from '../../src/spreadsheet/cell-text.ts'
import { readSpreadsheet } from '../../src/spreadsheet/index.ts'
import { openArchive } from '../../src/spreadsheet/zip.ts'

const bytesOf = (name: string) => readFile(new URL(name, import.meta.url))

async function read(bytes: Blob | Uint8Array, options: { sheet?: string; headingRow?: number } = {}) {
  const findings: CsvFinding[] = []
  const records: CsvRecord[] = []
  const onFinding = (finding: CsvFinding) => findings.push(finding)
  for await (const record of readSpreadsheet(bytes, { ...options, onFinding })) records.push(record)
  return { records, findings }
}

const codeOf = async (bytes: Uint8Array, options?: { sheet: string }) => {
  const error = await read(bytes, options).catch((thrown: unknown) => thrown)
  return error instanceof CsvError ? error.code : error
}

const parts = {
  '_rels/.rels':
    '<Relationships><Relationship Id="r" Type="http://x/officeDocument" Target="/xl/workbook.xml"/></Relationships>',
  'xl/workbook.xml':
    '<x:workbook xmlns:x="m"><x:workbookPr date1904="1"/><x:sheets><x:sheet name="A" r:id="a"/></x:sheets></x:workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="a" Type="http://x/worksheet" Target="worksheets/a.xml"/></Relationships>',
}

const zipped = (files: Readonly<Record<string, string>>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))

const withSheet = (rows: string) =>
  zipped({
    ...parts,
    'xl/worksheets/a.xml': `<x:worksheet xmlns:x="m"><x:sheetData>${rows}</x:sheetData></x:worksheet>`,
  })

const ods = (table: string) =>
  zipped({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml': `<office:document-content><table:table table:name="A">${table}</table:table></office:document-content>`,
  })

describe.each(['libreoffice.xlsx', 'libreoffice.ods'])('a workbook of LibreOffice: %s', (name) => {
  it('takes the first visible sheet with rows, below the title', async () => {
    const { records, findings } = await read(await bytesOf(name))
    expect(records).toEqual([
      {
        row: 3,
        cells: {
          Name: 'Ann & Son  Ltd\nLondon',
          Phone: '12125550142',
          Since: '2026-03-01',
          'Last call': '2026-03-01T09:30:00',
          Rate: '12.5%',
          Postcode: '02134',
          Active: 'true',
          Cost: '1234567.891',
          Twice: '2469135.782',
          Missing: '',
          'Talk time': '25:30:05',
        },
      },
      { row: 4, cells: expect.objectContaining({ Name: 'Bob', Phone: '020 7946 0073', Since: '', Cost: '1.2340' }) },
    ])
    expect(findings).toEqual([
      { kind: 'sheet', sheet: 'Contacts', sheets: ['Cover', 'Contacts', 'Numbers'] },
      { kind: 'headings', row: 3 },
      { kind: 'totals', rows: 1 },
      { kind: 'errors', cells: 1 },
    ])
  })

  it('reads another sheet, and no hidden one', async () => {
    const bytes = await bytesOf(name)
    const { records } = await read(bytes, { sheet: 'Numbers' })
    expect(records).toEqual([{ row: 1, cells: { Number: '+12125550142' } }])
    expect(await codeOf(bytes, { sheet: 'Lists' })).toBe('sheet')
  })

  it('takes another row of headings', async () => {
    const { records } = await read(await bytesOf(name), { headingRow: 4, sheet: 'Contacts' })
    expect(records[0]?.cells).toMatchObject({ '12125550142': '020 7946 0073' })
  })

  it('is recognised by its bytes', async () => {
    const bytes = await bytesOf(name)
    expect(await fileKind(bytes)).toBe('spreadsheet')
    expect(await fileKind(new Blob([bytes]))).toBe('spreadsheet')
    expect(await fileKind(new TextEncoder().encode('PK,name\n'))).toBe('text')
  })
})

it('reads rich texts, links, escaped characters and formulas without a result', async () => {
  const { records, findings } = await read(await bytesOf('exceljs.xlsx'))
  expect(records.map(({ cells }) => cells)).toEqual([
    {
      Name: 'Ann',
      Phone: '15556170145',
      When: '2026-03-01',
      Rich: 'a b',
      Link: 'site',
      Formula: '2',
      Bool: 'true',
      Err: '',
    },
    { Name: 'Zip', Phone: '0.3', When: '2026-03-01', Rich: 'x\r\nyA', Link: '', Formula: '', Bool: 'false', Err: '' },
  ])
  expect(findings).toContainEqual({ kind: 'errors', cells: 2 })
})

it('reads a workbook with prefixes, inline texts, cells without places and days since 1904', async () => {
  const bytes = withSheet(
    `<x:row r="3"><x:c t="inlineStr"><x:is><x:t>Name</x:t></x:is></x:c><x:c t="str"><x:v>Number</x:v></x:c></x:row>
     <x:row r="5"><x:c r="B5"><x:v>1.5556170145E10</x:v></x:c></x:row>
     <x:row><x:c r="A6" t="d"><x:v>2026-03-01T00:00:00</x:v></x:c><!-- > --><x:c><x:v>7</x:v></x:c></x:row>`,
  )
  expect((await read(bytes)).records).toEqual([
    { row: 4, cells: { Name: '', Number: '15556170145' } },
    { row: 5, cells: { Name: '2026-03-01', Number: '7' } },
  ])
  expect(serialText(1, 'date', true)).toBe('1904-01-02')
})

it('reads as many blank columns and rows as a sheet says, up to its last cell', async () => {
  const text = (words: string) =>
    `<table:table-cell office:value-type="string"><text:p>${words}</text:p></table:table-cell>`
  const blank = '<table:table-cell table:number-columns-repeated="16384"/>'
  const bytes = ods(
    `<table:table-row>${text('Name')}<table:table-cell/>${text('Phone')}${blank}</table:table-row>
     <table:table-row table:number-rows-repeated="9">${blank}</table:table-row>
     <table:table-row table:number-rows-repeated="2">${text('Ann')}</table:table-row>
     <table:table-row table:number-rows-repeated="1048000">${blank}</table:table-row>`,
  )
  expect((await read(bytes)).records).toEqual([
    { row: 10, cells: { Name: 'Ann', Phone: '' } },
    { row: 11, cells: { Name: 'Ann', Phone: '' } },
  ])
})

describe('a file that is no whole spreadsheet', () => {
  it('says that it is protected', async () => {
    expect(await codeOf(await bytesOf('protected.ods'))).toBe('protected')
    const compound = new Uint8Array(1024)
    compound.set([0xd0, 0xcf, 0x11, 0xe0])
    expect(await codeOf(compound)).toBe('format')
    compound.set(new Uint8Array(Buffer.from('EncryptedPackage', 'utf16le')), 512)
    expect(await codeOf(compound)).toBe('protected')
  })

  it('says that it is damaged', async () => {
    const bytes = await bytesOf('libreoffice.xlsx')
    expect(await codeOf(bytes.subarray(0, 5000))).toBe('broken')
    const changed = Uint8Array.from(bytes)
    for (let at = 700; at < 6000; at += 7) changed[at] = 0xff
    expect(await codeOf(changed)).toBe('broken')
    expect(await codeOf(withSheet('<x:row><x:c t="str"><x:v>open'))).toBe('broken')
  })

  it('says that it is something else', async () => {
    expect(await codeOf(zipped({ 'word/document.xml': '<w/>' }))).toBe('format')
    expect(await codeOf(zipped({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<a/>' }))).toBe(
      'format',
    )
  })

  it('says that it is too large, before it has filled the memory', async () => {
    const cell = '<table:table-cell table:number-columns-repeated="1000" office:value="1" office:value-type="float"/>'
    expect(await codeOf(ods(`<table:table-row table:number-rows-repeated="1048576">${cell}</table:table-row>`))).toBe(
      'size',
    )
    const wide =
      '<table:table-cell table:number-columns-repeated="99999999" office:value="1" office:value-type="float"/>'
    expect(await codeOf(ods(`<table:table-row>${wide}</table:table-row>`))).toBe('size')
    const archive = openArchive(zipped({ a: ' '.repeat(1_000_000) }), 100_000)
    expect(() => [...archive.bytesOf('a')]).toThrow('too large')
  })
})

it.each([
  [15_556_170_145, '15556170145'],
  [0.1 + 0.2, '0.3'],
  [19.989999999999998, '19.99'],
  [1.234, '1.2340'],
  [-12.5, '-12.5'],
  [1.5e20, '150000000000000000000'],
  [1.25e-7, '0.000000125'],
  [123456789012.345, '123456789012.345'],
])('writes the number %d as plain decimals', (value, text) => {
  expect(plainNumberText(value)).toBe(text)
})
