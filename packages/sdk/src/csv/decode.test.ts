import { expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'
import type { CsvFinding } from './records.ts'

/** The bytes of a text: two a letter where it is UTF-16, else one. */
function encode(text: string, width: 1 | 2, isLittle = true): Uint8Array<ArrayBuffer> {
  const bytes = new DataView(new ArrayBuffer(text.length * width))
  for (const [at, letter] of [...text].entries()) {
    const code = letter.codePointAt(0) ?? 0
    if (width === 1) bytes.setUint8(at, code)
    else bytes.setUint16(at * 2, code, isLittle)
  }
  return new Uint8Array(bytes.buffer)
}

async function* pieces(bytes: Uint8Array, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.slice(at, at + length)
}

const text = 'Name;Ort\r\nJ\u00f6rg;K\u00f6ln\r\n'

test.each([
  ['utf-8', new TextEncoder().encode(text)],
  ['utf-8', new TextEncoder().encode(`\ufeff${text}`)],
  ['windows-1252', encode(text, 1)],
  ['utf-16le', encode(`\ufeff${text}`, 2)],
  ['utf-16le', encode(text, 2)],
  ['utf-16be', encode(`\ufeff${text}`, 2, false)],
  ['utf-16be', encode(text, 2, false)],
] as const)('reads %s, in whatever pieces it comes', async (encoding, bytes) => {
  for (const length of [1, 2, 3, 7, 15, 1000]) {
    const findings: CsvFinding[] = []
    const cells = []
    const rows = readCsv(pieces(bytes, length), { onFinding: (each) => findings.push(each) })
    for await (const each of rows) cells.push(each.cells)
    expect(cells).toEqual([{ Name: 'J\u00f6rg', Ort: 'K\u00f6ln' }])
    expect(findings).toContainEqual({ kind: 'encoding', encoding })
  }
})
