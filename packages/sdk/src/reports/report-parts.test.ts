import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { periodRange } from '../period/period.ts'
import { endOfDayMs, startOfDayMs } from '../period/time-zone.ts'
import { clockParts, dayParts, type ReportPart, wholePart } from './report-parts.ts'

const now = new Date('2026-11-18T19:20:00Z')
const range = (timeZone: string, start: string, end = start) => periodRange('range', { now, timeZone, start, end })
const text = ({ start, end, offset }: ReportPart) => `${start} ${end} ${offset}`

describe('a day of 25 hours in New York, with a day on either side', () => {
  const zone = 'America/New_York'
  const span = range(zone, '2026-10-31', '2026-11-02')

  test('is asked for in one part by the clocks of its beginning', () => {
    expect(text(wholePart(span, zone))).toBe('2026-10-31T00:00 2026-11-03T00:59 240')
  })

  test('is cut where clocks change', () => {
    expect(clockParts(span, zone).map(text)).toEqual([
      '2026-10-31T00:00 2026-11-01T01:59 240',
      '2026-11-01T01:00 2026-11-02T23:59 300',
    ])
  })

  test('has that day as a part of its own', () => {
    expect(dayParts(span, zone).map((part) => [text(part), part.day])).toEqual([
      ['2026-10-31T00:00 2026-10-31T23:59 240', undefined],
      ['2026-11-01T00:00 2026-11-02T00:59 240', '2026-11-01'],
      ['2026-11-02T00:00 2026-11-02T23:59 300', undefined],
    ])
  })
})

test.each([
  ['2026-07', 'America/New_York', ['2026-07-01T00:00 2026-07-31T23:59 240']],
  ['2026-01', 'Asia/Kolkata', ['2026-01-01T00:00 2026-01-31T23:59 -330']],
  ['2026-01', 'UTC', ['2026-01-01T00:00 2026-01-31T23:59 0']],
])('%s in %s is one part', (start, timeZone, expected) => {
  const month = periodRange('month', { now, timeZone, start })
  expect(dayParts(month, timeZone).map(text)).toEqual(expected)
  expect(clockParts(month, timeZone).map(text)).toEqual(expected)
  expect([wholePart(month, timeZone)].map(text)).toEqual(expected)
})

test('a change at midnight leaves both days whole', () => {
  expect(dayParts(range('Asia/Beirut', '2024-03-30', '2024-03-31'), 'Asia/Beirut').map(text)).toEqual([
    '2024-03-30T00:00 2024-03-30T23:59 -120',
    '2024-03-31T01:00 2024-03-31T23:59 -180',
  ])
})

const zones = [
  ...['America/New_York', 'Asia/Kolkata', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'America/St_Johns'],
  ...['Pacific/Chatham', 'America/Sao_Paulo', 'Asia/Beirut', 'America/Havana', 'Pacific/Apia'],
]
const day = fc.date({ min: new Date('2010-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })

test('parts are the span without gap or overlap, and rows of theirs are days of the time zone', () => {
  const msOf = (local: string, offset: number) => Date.parse(`${local}Z`) + offset * 60_000
  const question = fc.tuple(day, fc.integer({ min: 0, max: 500 }), fc.constantFrom(...zones))
  fc.assert(
    fc.property(question, ([first, days, timeZone]) => {
      const iso = (ms: number) => new Date(ms).toISOString().slice(0, 10)
      const span = range(timeZone, iso(first.getTime()), iso(first.getTime() + days * 86_400_000))
      for (const parts of [[wholePart(span, timeZone)], clockParts(span, timeZone), dayParts(span, timeZone)]) {
        let atMs = Date.parse(span.startsAt)
        for (const { start, end, offset } of parts) {
          expect(msOf(start, offset)).toBe(atMs)
          atMs = msOf(end, offset) + 60_000
        }
        expect(atMs).toBe(Date.parse(span.endsAt) + 1)
      }
      for (const part of dayParts(span, timeZone)) {
        const whole = part.day ?? part.end.slice(0, 10)
        expect(msOf(part.end, part.offset) + 59_999).toBe(endOfDayMs(whole, timeZone))
        const firstDay = part.day ?? part.start.slice(0, 10)
        expect(msOf(part.start, part.offset)).toBe(startOfDayMs(firstDay, timeZone))
      }
    }),
    { numRuns: 500 },
  )
})
