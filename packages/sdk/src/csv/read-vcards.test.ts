import { expect, it } from 'vitest'
import { CsvError } from './csv-error.ts'
import { fileKind } from './decode.ts'
import { readVcards } from './read-vcards.ts'
import type { CsvFinding, CsvRecord } from './records.ts'

async function read(lines: readonly string[] | Uint8Array) {
  const findings: CsvFinding[] = []
  const records: CsvRecord[] = []
  const source = lines instanceof Uint8Array ? new Blob([Uint8Array.from(lines)]) : lines.join('\r\n')
  for await (const record of readVcards(source, { onFinding: (finding) => findings.push(finding) }))
    records.push(record)
  return { rows: records.map(({ cells }) => cells), records, findings }
}

const card = (version: string, ...lines: readonly string[]) => [
  'BEGIN:VCARD',
  `VERSION:${version}`,
  ...lines,
  'END:VCARD',
  '',
]

it('reads a card of Apple: groups, folded lines, escaped signs', async () => {
  const { rows, findings } = await read(
    card(
      '3.0',
      'PRODID:-//Apple Inc.//iOS 18.0//EN',
      'N:Miller;Ann;J;Dr.;',
      'FN:Dr. Ann J Miller',
      'ORG:Harbor Dental\\, Inc.;Front desk',
      'item1.EMAIL;type=INTERNET;type=pref:ann@example.com',
      'EMAIL;type=INTERNET;type=HOME:annie@example.com',
      'item2.TEL;type=pref:(212) 555-0142',
      'item2.X-ABLabel:_$!<Main>!$_',
      'TEL;type=CELL;type=VOICE:(212) 555-0143',
      'TEL;type=WORK;type=FAX:(212) 555-0199',
      'item3.ADR;type=HOME;type=pref:;;1 Main St;Portland;ME;04101;USA',
      'NOTE:First line\\nsecond\\; a long',
      '  line',
      'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQ',
      ' SkZJRg==',
    ),
  )
  expect(rows).toEqual([
    {
      Name: 'Dr. Ann J Miller',
      Company: 'Harbor Dental, Inc.',
      Phone: '(212) 555-0142',
      'Phone 2': '(212) 555-0143',
      Fax: '(212) 555-0199',
      'E-mail': 'ann@example.com',
      'E-mail 2': 'annie@example.com',
      Street: '1 Main St',
      City: 'Portland',
      State: 'ME',
      Postcode: '04101',
      Country: 'USA',
      Notes: 'First line\nsecond; a long line',
    },
  ])
  expect(findings).toEqual([{ kind: 'morePhones', cards: 1 }])
})

it('reads version 4.0: addresses of numbers with an extension, preferences, quoted types', async () => {
  const { rows } = await read(
    card(
      '4.0',
      'FN:Ann Miller',
      'TEL;VALUE=uri;TYPE="voice,home":tel:+1-212-555-0142',
      'TEL;VALUE=uri;PREF=1;TYPE="voice:work,x":tel:+1-212-555-0143;ext=102',
      'TEL;TYPE=fax:tel:+1-212-555-0199',
      'EMAIL:mailto:ann@example.com',
    ),
  )
  expect(rows).toEqual([
    {
      Name: 'Ann Miller',
      Phone: '+1-212-555-0143',
      'Phone 2': '+1-212-555-0142',
      Extension: '102',
      Fax: '+1-212-555-0199',
      'E-mail': 'ann@example.com',
    },
  ])
  const local = await read(card('4.0', 'FN:Ann', 'TEL;VALUE=uri:tel:5550142;phone-context=+1212'))
  expect(local.rows[0]?.Phone).toBe('+12125550142')
})

it('reads version 2.1: quoted-printable over several lines, types without a name', async () => {
  const { rows } = await read(
    card(
      '2.1',
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;Bj=C3=B6rn;;;',
      'TEL;CELL;PREF:+4930231250123',
      'TEL;WORK;VOICE:+4930231250124',
      'ADR;WORK;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:;;Stra=DFe =',
      '1;K=F6ln;;;Deutschland',
    ),
  )
  expect(rows).toEqual([
    {
      Name: 'Björn Müller',
      Phone: '+4930231250123',
      'Phone 2': '+4930231250124',
      Street: 'Straße 1',
      City: 'Köln',
      Country: 'Deutschland',
    },
  ])
})

it('gives all cards the same columns, and each its place', async () => {
  const agent = ['AGENT:', ...card('2.1', 'N:Agent', 'TEL:+12125550150').slice(0, -1)]
  const { records } = await read([
    ...card('3.0', 'FN:Ann', 'TEL:+12125550142', ...agent),
    ...card('3.0', 'N:Stone;Bob', 'FN:', 'EMAIL:bob@example.com'),
  ])
  expect(records).toEqual([
    { row: 1, cells: { Name: 'Ann', Phone: '+12125550142', 'E-mail': '' } },
    { row: 2, cells: { Name: 'Bob Stone', Phone: '', 'E-mail': 'bob@example.com' } },
  ])
})

it('is recognised by its first bytes, in UTF-16, too', async () => {
  const text = card('3.0', 'FN:Zoë', 'TEL:+12125550142').join('\r\n')
  const utf16 = Uint8Array.from(Buffer.from(`\uFEFF${text}`, 'utf16le'))
  expect(await fileKind(utf16)).toBe('cards')
  expect(await fileKind(new TextEncoder().encode(`\uFEFF\n${text}`))).toBe('cards')
  expect(await fileKind(new TextEncoder().encode('Name,BEGIN:VCARD\n'))).toBe('text')
  expect((await read(utf16)).rows[0]?.Name).toBe('Zoë')
})

it('says that a file ends in the middle', async () => {
  const error = await read(['BEGIN:VCARD', 'FN:Ann']).catch((thrown: unknown) => thrown)
  expect(error instanceof CsvError && error.code).toBe('broken')
  expect((await read(['nothing'])).records).toEqual([])
})
