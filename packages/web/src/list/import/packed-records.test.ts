import type { CsvRecord } from '@lineboard/sdk/csv'
import { expect, it } from 'vitest'
import { recordPacker } from './packed-records.ts'

const rows: CsvRecord[] = [
  { row: 1, cells: { Name: 'Müller', Phone: '' } },
  { row: 2, cells: { Name: '', Phone: 'مرحبا', '': 'more, cells' } },
  { row: 5, cells: { Name: '\uFEFF"quoted"\n👋', Phone: '+12125550142' } },
  { row: 6, cells: { Name: 'a\u0000b', Phone: '1' } },
  { row: 7, cells: { Other: 'x' } },
  { row: 8, cells: { Name: 'long '.repeat(300_000), Phone: '2' } },
]

it('gives rows back as they were', () => {
  const pack = recordPacker()
  const packed = [...rows, ...rows].map(pack)
  expect(packed.map(({ row, cells }) => ({ row, cells }))).toEqual([...rows, ...rows])
  expect(Object.keys(packed[0]?.cells ?? {})).toEqual(['Name', 'Phone'])
})
