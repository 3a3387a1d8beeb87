import { describe, expect, it, test } from 'vitest'
import { parseFilterText } from './parse-filter-text.ts'
import { formatRelativeDays, parseRelativeDays } from './relative-days.ts'
import type { Searchable } from './searchable.ts'
import { toWhere } from './to-where.ts'

const searchable: Searchable = { at: { path: 'at', kind: 'date-time', label: 'Last call' } }
// In Berlin it is March 15 already.
const now = new Date('2026-03-14T23:30:00Z')
const whereOf = (text: string, timeZone = 'UTC') =>
  toWhere(parseFilterText(text, searchable).readable, searchable, { timeZone, now })

describe('days counted from today', () => {
  test.each<[string, object]>([
    ['at:"last 7 days"', { at: { between: ['2026-03-08T00:00:00.000Z', '2026-03-14T23:59:59.999Z'] } }],
    ['at:in the last week', { at: { between: ['2026-03-08T00:00:00.000Z', '2026-03-14T23:59:59.999Z'] } }],
    ['at:"past 1 month"', { at: { between: ['2026-02-15T00:00:00.000Z', '2026-03-14T23:59:59.999Z'] } }],
    ['at:"in the next week"', { at: { between: ['2026-03-14T00:00:00.000Z', '2026-03-20T23:59:59.999Z'] } }],
    ['Last call:more than 30 days ago', { at: { lt: '2026-02-12T00:00:00.000Z' } }],
    ['at:"older than 2 weeks"', { at: { lt: '2026-02-28T00:00:00.000Z' } }],
    ['at:"in more than 3 months"', { at: { gt: '2026-06-14T23:59:59.999Z' } }],
    ['at:"more than 30 days ago or never"', { or: [{ at: { lt: '2026-02-12T00:00:00.000Z' } }, { at: null }] }],
  ])('%s', (text, where) => {
    expect(parseFilterText(text, searchable).errors).toEqual([])
    expect(whereOf(text)).toEqual(where)
  })

  it('are those of the calendar of the time zone', () => {
    expect(whereOf('at:"last 1 day"', 'Europe/Berlin')).toEqual({
      at: { between: ['2026-03-14T23:00:00.000Z', '2026-03-15T22:59:59.999Z'] },
    })
  })

  it('leave no day out, and have none twice', () => {
    const timesOf = (text: string) => whereOf(`at:"${text}"`) as { at: { lt: string; between: string[] } }
    expect(timesOf('last 31 days').at.between[0]).toBe(timesOf('more than 30 days ago').at.lt)
  })
})

test.each(['last 7 days', 'next 1 day', 'more than 30 days ago', 'in more than 2 months', 'last 3 weeks or never'])(
  '“%s” is written as it is read',
  (text) => {
    const days = parseRelativeDays(text)
    expect(days && formatRelativeDays(days)).toBe(text)
  },
)

test.each(['', 'last', 'last 0 days', 'last 7 years', 'next Monday', '7 days', 'or never'])('“%s” is none', (text) => {
  expect(parseRelativeDays(text)).toBeUndefined()
})
