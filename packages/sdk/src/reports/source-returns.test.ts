import { describe, expect, it } from 'vitest'
import { monthsElapsed, monthsOfSource, sourceReturns, spent } from './source-returns.ts'

describe('monthsElapsed', () => {
  it.each([
    ['2026-03-01', '2026-03-31', 1],
    ['2026-01-01', '2026-12-31', 12],
    ['2025-12-01', '2026-01-31', 2],
    ['2026-02-01', '2026-02-14', 0.5],
    ['2024-02-29', '2024-02-29', 1 / 29],
    ['2026-04-16', '2026-05-31', 1.5],
    ['2026-04-16', '2026-04-15', 0],
    ['2026-05-01', '2026-03-31', 0],
  ])('%s to %s: %d', (first, last, months) => {
    expect(monthsElapsed(first, last, '2026-12-31')).toBeCloseTo(months, 10)
  })

  it('leaves out what is still to come', () => {
    expect(monthsElapsed('2026-06-01', '2026-06-30', '2026-06-15')).toBeCloseTo(0.5, 10)
    expect(monthsElapsed('2026-07-01', '2026-07-31', '2026-06-15')).toBe(0)
  })
})

it.each([
  ['the year in which the account was opened', '2026-01-01', '2026-12-31', 1.5],
  ['the month of it', '2026-04-01', '2026-04-30', 0.5],
  ['a period that begins later', '2026-05-01', '2026-05-31', 1],
  ['a period before it', '2026-01-01', '2026-03-31', 0],
])('a source costs nothing in days before its account was opened: %s', (_, first, last, months) => {
  const source = { id: 1, name: 'Radio' }
  const of = { ...source, Customer: { createdAt: '2026-04-16T03:00:00Z' } }
  expect(monthsOfSource(of, { first, last }, '2026-05-31', 'UTC')).toBeCloseTo(months, 10)
  // Of an account that is not known, all days count.
  expect(monthsOfSource(source, { first, last }, '2026-12-31', 'UTC')).toBeCloseTo(monthsElapsed(first, last, last), 10)
})

it('an account is opened on the day that it is where the days of the report are', () => {
  const source = { id: 1, name: 'Radio', Customer: { createdAt: '2026-04-16T03:00:00Z' } }
  const days = { first: '2026-04-01', last: '2026-04-30' }
  expect(monthsOfSource(source, days, '2026-05-31', 'America/New_York')).toBeCloseTo(16 / 30, 10)
})

const figures = {
  ...{ calls: 4, answered: 3, missed: 1, voicemail: 0, busy: 0, failed: 0 },
  ...{ firstTimeCallers: 2, uniqueCallers: 4, talkSeconds: 200 },
  ...{ averageTalkSeconds: 60, averageRingSeconds: 8, charge: 2 },
}
const group = (key: string, label: string, more = {}) => ({ key, label, ...figures, ...more })

describe('sourceReturns', () => {
  const report = {
    byTrackingSource: [group('1', 'Flyers'), group('none', 'No source', { charge: 1 }), group('2', 'Radio')],
    totals: { ...figures, calls: 12, charge: 5 },
  }
  const sources = [
    { id: 2, name: 'Radio', monthlyCost: 600 },
    { id: 3, name: 'Billboard', monthlyCost: 100 },
    { id: 4, name: 'Letters', monthlyCost: 0 },
  ]
  const { rows, totals } = sourceReturns(report, sources, () => 0.5)

  it('an answered call is worth what its source says, or else what is said of all', () => {
    const valued = sources.map((source) => (source.id === 2 ? { ...source, callValue: 200 } : source))
    const of = (worth?: number) =>
      sourceReturns(report, valued, () => 0.5, { worth }).rows.map(({ label, figures: { value } }) => [label, value])
    expect(of()).toEqual([
      ['Radio', 600],
      ['Billboard', undefined],
      ['Flyers', undefined],
      ['No source', undefined],
    ])
    expect(of(10)).toEqual([
      ['Radio', 600],
      ['Billboard', 0],
      ['Flyers', 30],
      ['No source', 30],
    ])
  })

  it('adds cost and charges of each source, most spent first', () => {
    expect(rows.map(({ label, figures: { cost, calls, ...rest } }) => [label, cost, calls, rest.charge])).toEqual([
      ['Radio', 300, 4, 2],
      ['Billboard', 50, 0, 0],
      ['Flyers', 0, 4, 2],
      ['No source', 0, 4, 1],
    ])
  })

  it('adds up what is read, to the cent: a day of a month has no even cents', () => {
    const thirds = [group('1', 'Posters', { charge: 0.1 }), group('2', 'Cards', { charge: 0.2 })]
    const costs = [
      { id: 1, name: 'Posters', monthlyCost: 1850 },
      { id: 2, name: 'Cards', monthlyCost: 740 },
      { id: 3, name: 'Flyers', monthlyCost: 620 },
    ]
    const day = sourceReturns({ byTrackingSource: thirds, totals: { ...figures, charge: 0.3 } }, costs, () => 1 / 30)
    expect(day.rows.map((row) => row.figures.cost)).toEqual([61.67, 24.67, 20.67])
    expect(day.totals.cost).toBe(107.01)
    expect(day.rows.map((row) => spent(row.figures))).toEqual([61.77, 24.87, 20.67])
    expect(spent(day.totals)).toBe(107.31)
  })

  it('adds up all that was spent', () => {
    expect(totals).toMatchObject({ calls: 12, cost: 350, charge: 5 })
    expect(spent(totals)).toBe(355)
  })
})
