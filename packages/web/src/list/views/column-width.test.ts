import { expect, test, vi } from 'vitest'
import { columnWidthPx, keptWidthPx, roomOf, textScale } from './column-width.ts'
import { defaultColumns } from './shown-columns.ts'

const cell = { toText: String, widthPx: 140 }
const label = 'Name'
const column = (field: string) => ({ field, label: field, cell })

test.each([
  [{}, 140],
  [{ fontSize: 12 }, 140],
  [{ fontSize: 18 }, 180],
  [{ fontSize: 20, fontStyle: 'serif' }, 220],
  [{ fontStyle: 'monospace' }, 175],
  [{ letterSpacing: 1 }, 160],
] as const)('with %j a column of 140 pixels is %d wide', (settings, widthPx) => {
  expect(columnWidthPx({ cell, label }, textScale(settings))).toBe(widthPx)
})

test('a width of its own grows like that of a cell', () => {
  expect(columnWidthPx({ cell, label, widthPx: 70 }, 2)).toBe(140)
})

test('a column dragged by hand follows the size of the text, and is as wide as it was made where that has not changed', () => {
  const large = textScale({ fontSize: 20 })
  const kept = keptWidthPx(200, large)
  expect(roomOf({ cell, label, grow: 2 }, kept, large)).toEqual({ widthPx: 200 })
  expect(roomOf({ cell, label, grow: 2 }, kept, 1)).toEqual({ widthPx: 140 })
  expect(roomOf({ cell, label, grow: 2 }, 140, large)).toEqual({ widthPx: 200 })
  expect(roomOf({ cell, label, grow: 2 }, undefined, large)).toEqual({ widthPx: 200, grow: 2 })
})

test('fewer columns have room where they are wider', () => {
  const all = ['a', 'b', 'c', 'd', 'e', 'f'].map(column)
  const [lead = column('a')] = all
  expect(defaultColumns(all, lead)).toHaveLength(6)
  expect(defaultColumns(all, lead, { scale: 1.5 })).toHaveLength(4)
})

test('a heading of another language has the room it needs', async () => {
  vi.resetModules()
  vi.doMock('../../lib/messages.ts', async (original) => ({ ...(await original<object>()), language: 'de' }))
  const { columnWidthPx: inGerman } = await import('./column-width.ts')
  expect(inGerman({ cell: { ...cell, widthPx: 60 }, label: 'Gesprächsdauer' }, 1)).toBe(140)
  // On two lines, broken where both are shortest.
  expect(inGerman({ cell: { ...cell, widthPx: 60 }, label: 'Kosten pro Monat' }, 1)).toBe(105)
  expect(inGerman({ cell: { ...cell, widthPx: 60 }, label: 'Tracking-Quelle' }, 1)).toBe(105)
  expect(inGerman({ cell, label: 'Name' }, 1)).toBe(140)
  vi.doUnmock('../../lib/messages.ts')
})
