import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isoMs } from './number-column.ts'

test('a moment is the number that dates give, whatever was read before', () => {
  const moment = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(moment, (date) => {
      expect(isoMs(date.toISOString())).toBe(date.getTime())
    }),
  )
})

test.each([
  ...[
    '',
    '2026-03-01',
    '2026-03-01T10:00:00Z',
    '2026-03-01 10:00:00.000Z',
    '2026-03-01T10:00:00.000+',
    '2026-02-30T10:00:00.000Z',
  ],
  ...['2026-03-01T24:00:00.000Z', '2026-03-01T10:60:00.000Z', '2026-03-01T10:00:0a.000Z', 'x026-03-01T10:00:00.000Z'],
])('%j is none in the form the store keeps', (text) => {
  isoMs('2026-03-01T00:00:00.000Z')
  expect(isoMs(text)).toBeUndefined()
})
