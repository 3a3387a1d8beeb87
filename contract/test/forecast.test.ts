import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  HORIZON_DAYS,
  periodLater,
  renewalDay,
  type Spending,
  type UpcomingCharge,
  type WalletForecast,
  walletForecast,
} from '../src/forecast/index.ts'

const DAY_MS = 86_400_000
const now = new Date('2026-05-22T12:00:00.000Z')
const none: Spending = { dailySpend: 0, upcoming: [] }

/** The same question answered by living through it: each day everything due is paid, until something can't be. */
function daysPaidFor(balance: number, { dailySpend, upcoming }: Spending): number | undefined {
  const next = upcoming.map((charge) => {
    const at = new Date(charge.at)
    return { ...charge, at, day: charge.day ?? at.getUTCDate() }
  })
  let cents = Math.max(0, Math.round(balance * 100))
  for (let day = 0; day < HORIZON_DAYS; day++) {
    const endsAt = now.getTime() + (day + 1) * DAY_MS
    cents -= Math.round(dailySpend * 100)
    for (const charge of next) {
      while (charge.at.getTime() < endsAt) {
        const { amount } = { ...charge, ...charge.changes?.filter(({ from }) => new Date(from) <= charge.at).at(-1) }
        cents -= Math.round(amount * 100)
        charge.at = periodLater(charge.at, charge.every, charge.day)
      }
    }
    if (cents < 0) return day
  }
  return undefined
}

const money = (mostCents: number) => fc.integer({ min: 0, max: mostCents }).map((cents) => cents / 100)
const later = (mostDays: number) =>
  fc.integer({ min: -40 * DAY_MS, max: mostDays * DAY_MS }).map((ms) => new Date(now.getTime() + ms).toISOString())
const changes = fc
  .array(fc.record({ from: later(1500), amount: money(50_000) }), { maxLength: 3 })
  .map((found) => found.toSorted((one, other) => one.from.localeCompare(other.from)))
const charge: fc.Arbitrary<UpcomingCharge> = fc.record({
  ...{ at: later(400), amount: money(50_000), every: fc.constantFrom('month', 'year') },
  day: fc.option(fc.integer({ min: 1, max: 31 }), { nil: undefined }),
  changes: fc.option(changes, { nil: undefined }),
})
const spending = fc.record({ dailySpend: money(3000), upcoming: fc.array(charge, { maxLength: 5 }) })

test('living through the days, one by one, gives the same date', () => {
  fc.assert(
    fc.property(money(3_000_000), spending, (balance, spent) => {
      const forecast = walletForecast({ balance }, spent, now)
      if (balance === 0) {
        expect(forecast).toEqual({ kind: 'empty' })
        return
      }
      const days = daysPaidFor(balance, spent)
      if (forecast.kind === 'unused') {
        expect(days).toBeUndefined()
        return
      }
      const expected: WalletForecast =
        days === undefined ? { kind: 'beyond' } : { kind: 'until', days, at: new Date(now.getTime() + days * DAY_MS) }
      expect(forecast).toEqual(expected)
    }),
    { numRuns: 300 },
  )
})

test('more money never lasts shorter, more spending never longer', () => {
  const daysOf = (forecast: WalletForecast) => {
    if (forecast.kind === 'empty') return 0
    return forecast.kind === 'until' ? forecast.days : HORIZON_DAYS
  }
  fc.assert(
    fc.property(money(500_000), money(10_000), spending, money(500), (balance, more, spent, dearer) => {
      const days = daysOf(walletForecast({ balance }, spent, now))
      expect(daysOf(walletForecast({ balance: balance + more }, spent, now))).toBeGreaterThanOrEqual(days)
      const dear = { ...spent, dailySpend: spent.dailySpend + dearer }
      expect(daysOf(walletForecast({ balance }, dear, now))).toBeLessThanOrEqual(days)
    }),
  )
})

test.each<[string, Parameters<typeof walletForecast>[0], Spending, WalletForecast['kind'], number?]>([
  ['nobody runs out of what is paid afterwards', { balance: -80, accounting_type: 'postpaid' }, none, 'postpaid'],
  ['nothing is spent', { balance: 20 }, none, 'unused'],
  [
    'free charges are nothing',
    { balance: 20 },
    { ...none, upcoming: [{ at: now.toISOString(), amount: 0, every: 'month' }] },
    'unused',
  ],
  ['a cent a day of a fortune', { balance: 100_000 }, { ...none, dailySpend: 0.01 }, 'beyond'],
  ['calls alone', { balance: 10 }, { ...none, dailySpend: 4 }, 'until', 2],
  ['to the cent', { balance: 12 }, { ...none, dailySpend: 4 }, 'until', 3],
  ['overdrawn', { balance: -1 }, { ...none, dailySpend: 4 }, 'empty'],
  [
    'empty, whatever is due later',
    { balance: 0 },
    { ...none, upcoming: [{ at: '2026-06-01T12:00:00.000Z', amount: 45, every: 'month' }] },
    'empty',
  ],
  ['empty to the cent', { balance: 0.004 }, none, 'empty'],
  [
    'a plan that is due in ten days',
    { balance: 50 },
    { dailySpend: 1, upcoming: [{ at: '2026-06-01T12:00:00.000Z', amount: 45, every: 'month' }] },
    'until',
    10,
  ],
  [
    'one that is overdue',
    { balance: 50 },
    { dailySpend: 1, upcoming: [{ at: '2026-05-01T12:00:00.000Z', amount: 60, every: 'month' }] },
    'until',
    0,
  ],
  [
    'a year that is paid for',
    { balance: 366 },
    { dailySpend: 1, upcoming: [{ at: '2027-05-01T12:00:00.000Z', amount: 60, every: 'year' }] },
    'until',
    344,
  ],
  [
    'a plan whose discount ends',
    { balance: 50 },
    {
      dailySpend: 0,
      upcoming: [
        {
          ...{ at: '2026-06-01T12:00:00.000Z', amount: 10, every: 'month' },
          changes: [{ from: '2026-08-01T12:00:00.000Z', amount: 40 }],
        },
      ],
    },
    'until',
    71,
  ],
  [
    'a plan that is free for a time',
    { balance: 50 },
    {
      dailySpend: 0,
      upcoming: [
        {
          ...{ at: '2026-06-01T12:00:00.000Z', amount: 0, every: 'month' },
          changes: [{ from: '2026-08-01T12:00:00.000Z', amount: 60 }],
        },
      ],
    },
    'until',
    71,
  ],
])('%s', (_name, wallet, spent, kind, days) => {
  const forecast = walletForecast(wallet, spent, now)
  expect(forecast.kind).toBe(kind)
  expect('days' in forecast ? forecast.days : undefined).toBe(days)
})

test('what began on the last days of a month is due on the last of shorter ones, and on its own again after them', () => {
  const daysOf = (began: string, every: 'month' | 'year', times: number) => {
    let at = new Date(began)
    return Array.from({ length: times }, () => {
      at = periodLater(at, every, renewalDay(new Date(began), at))
      return at.toISOString().slice(0, 10)
    })
  }
  expect(daysOf('2027-12-31T09:00:00.000Z', 'month', 4)).toEqual([
    '2028-01-31',
    '2028-02-29',
    '2028-03-31',
    '2028-04-30',
  ])
  expect(daysOf('2024-02-29T09:00:00.000Z', 'year', 4)).toEqual([
    '2025-02-28',
    '2026-02-28',
    '2027-02-28',
    '2028-02-29',
  ])
  // One that was moved stays where it is.
  expect(renewalDay(new Date('2026-01-31T09:00:00Z'), new Date('2026-03-15T09:00:00Z'))).toBe(15)
})
