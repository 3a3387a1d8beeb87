import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { currencies } from '../reference/currencies.ts'
import { areRatesStale, fromCustomerCurrency, type Rate, rateOf, toCustomerCurrency } from './convert.ts'
import { currencyCodes, currencySymbol, setStoredCurrency, storedCurrency } from './currency.ts'
import { formatInCurrency, formatMoney } from './format-money.ts'
import { amountText, fromMinorUnits, roundMoney, toMinorUnits } from './round-money.ts'

const rates: Rate[] = [
  { code: 'EUR', rate: 0.92, symbol: '€' },
  { code: 'JPY', rate: 149.5 },
  { code: 'XXX', rate: 0 },
  { code: 'USD', rate: 2 },
]

describe('rounding', () => {
  test.each([
    [1.005, 1.01],
    [1.004, 1],
    [-1.005, -1.01],
    [2.675, 2.68],
    [0.1 + 0.2, 0.3],
    [-0.001, 0],
    [1e-9, 0],
    [123456789.125, 123456789.13],
  ])('%d becomes %d', (amount, expected) => {
    expect(roundMoney(amount)).toBe(expected)
  })

  test('whole numbers', () => {
    expect([roundMoney(4.5, 0), roundMoney(4.49, 0), roundMoney(-4.5, 0)]).toEqual([5, 4, -5])
  })

  test('is never further off than half a cent, and changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (amount) => {
        const rounded = roundMoney(amount)
        expect(Math.abs(rounded - amount)).toBeLessThanOrEqual(0.005 + 1e-6)
        expect(roundMoney(rounded)).toBe(rounded)
      }),
    )
  })
})

describe('minor units', () => {
  test.each([
    [19.99, 'USD', 1999, '19.99'],
    [1.005, 'USD', 101, '1.01'],
    [25, 'USD', 2500, '25.00'],
    [1500, 'JPY', 1500, '1500'],
    [1499.5, 'JPY', 1500, '1500'],
    [7.5, 'KWD', 7500, '7.500'],
    [12, 'NOPE', 1200, '12.00'],
  ])('%d %s are %i, written %s', (amount, currency, minor, text) => {
    expect(toMinorUnits(amount, currency)).toBe(minor)
    expect(amountText(amount, currency)).toBe(text)
  })

  test('there and back they are the same, and their sums are exact', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -1e9, max: 1e9 })),
        fc.constantFrom('USD', 'JPY', 'KWD'),
        (all, currency) => {
          const amounts = all.map((minor) => fromMinorUnits(minor, currency))
          expect(amounts.map((amount) => toMinorUnits(amount, currency))).toEqual(all.map((minor) => minor + 0))
        },
      ),
    )
  })
})

describe('signs', () => {
  test('no two currencies in use look the same, whatever a server calls dollars', () => {
    const codes = [...new Set(currencies.map(({ code }) => code))]
    expect(new Set(codes.map(currencySymbol)).size).toBe(codes.length)
    expect(formatInCurrency(10, 'CAD', [{ code: 'CAD', rate: 1.37, symbol: '$' }])).toBe('CA$13.70')
  })
})

describe('conversion', () => {
  test('rounded up an amount is worth no less than asked for, rounded down no more, and neither is a part further off', () => {
    const anything = fc.record({
      cents: fc.integer({ min: 1, max: 1_000_000_000 }),
      rate: fc.integer({ min: 1, max: 30_000_000 }).map((tenThousandths) => tenThousandths / 10_000),
      code: fc.constantFrom('EUR', 'JPY', 'KWD'),
    })
    fc.assert(
      fc.property(anything, ({ cents, rate, code }) => {
        const asked = fromMinorUnits(cents)
        const known = [{ code, rate }]
        const [down, near, up] = (['down', 'nearest', 'up'] as const).map((way) =>
          toMinorUnits(toCustomerCurrency(asked, code, known, way).amount, code),
        )
        const worth = (minor = 0) => fromCustomerCurrency(fromMinorUnits(minor, code), code, known)
        expect(worth(up)).toBeGreaterThanOrEqual(asked)
        expect(worth(down)).toBeLessThanOrEqual(asked)
        expect([down, up]).toContain(near)
        expect((up ?? 0) - (down ?? 0)).toBeLessThanOrEqual(1)
      }),
      { numRuns: 1000 },
    )
  })

  test.each([
    [10, 'EUR', { amount: 9.2, currency: 'EUR', symbol: '€' }],
    [10, 'JPY', { amount: 1495, currency: 'JPY', symbol: '¥' }],
    [10.555, 'USD', { amount: 10.56, currency: 'USD', symbol: '$' }],
    [10, 'GBP', { amount: 10, currency: 'USD', symbol: '$' }],
    [10, 'XXX', { amount: 10, currency: 'USD', symbol: '$' }],
    [10.01, 'JPY', { amount: 1496, currency: 'JPY', symbol: '¥' }],
    [-3.333, 'EUR', { amount: -3.07, currency: 'EUR', symbol: '€' }],
  ])('%d USD in %s', (amountUsd, currency, expected) => {
    expect(toCustomerCurrency(amountUsd, currency, rates)).toEqual(expected)
  })

  test.each([
    [9.2, 'EUR', 10],
    [1495, 'JPY', 10],
    [10, 'USD', 10],
    [10, 'GBP', 10],
  ])('%d %s back is %d USD', (amount, currency, expected) => {
    expect(fromCustomerCurrency(amount, currency, rates)).toBe(expected)
  })

  test('there and back is within a cent or so', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e8, max: 1e8 }),
        fc.double({ min: 0.5, max: 2000, noNaN: true }),
        (cents, rate) => {
          const known = [{ code: 'ABC', rate }]
          const { amount } = toCustomerCurrency(cents / 100, 'ABC', known)
          expect(Math.abs(fromCustomerCurrency(amount, 'ABC', known) - cents / 100)).toBeLessThanOrEqual(0.0151)
        },
      ),
    )
  })

  test.each([
    ['never', undefined, true],
    ['24 hours and a bit ago', -86_400_001, true],
    ['24 hours ago', -86_400_000, false],
    ['just now', 0, false],
  ])('rates fetched %s are stale: %s', (_, agoMs, expected) => {
    const nowMs = Date.parse('2026-03-06T12:00:00Z')
    expect(areRatesStale(agoMs === undefined ? undefined : nowMs + agoMs, nowMs)).toBe(expected)
  })
})

describe('writing', () => {
  const nbsp = '\u00a0'
  test.each([
    [1234.5, 'USD', '$1,234.50'],
    [-5, 'USD', '-$5.00'],
    [0, 'USD', '$0.00'],
    [-0.001, 'USD', '$0.00'],
    [999.995, 'USD', '$1,000.00'],
    [1234567.891, 'EUR', '€1,234,567.89'],
    [-1234567, 'EUR', '-€1,234,567.00'],
    [12, 'GBP', '£12.00'],
    [12, 'JPY', '¥12'],
    [1.2345, 'KWD', `KWD${nbsp}1.235`],
    [12, 'CHF', `CHF${nbsp}12.00`],
    [12, 'NOPE', `NOPE${nbsp}12.00`],
  ])('%d %s: %s', (amount, currency, expected) => {
    expect(formatMoney(amount, currency)).toBe(expected)
  })

  test('US dollars where nothing is said', () => {
    expect(formatMoney(1)).toBe('$1.00')
  })

  test.each([
    [10, 'EUR', '€9.20'],
    [-10, 'EUR', '-€9.20'],
    [10, 'GBP', '$10.00'],
    [10, 'JPY', '¥1,495'],
  ])('%d USD for a customer of %s: %s', (amountUsd, currency, expected) => {
    expect(formatInCurrency(amountUsd, currency, rates)).toBe(expected)
  })
})

describe('symbols', () => {
  test.each([
    ['USD', '$'],
    ['EUR', '€'],
    ['GBP', '£'],
    ['INR', '₹'],
    ['KRW', '₩'],
    ['ILS', '₪'],
    ['VND', '₫'],
    ['BRL', 'R$'],
    ['NGN', '₦'],
  ])('%s: %s', (currency, expected) => {
    expect(currencySymbol(currency)).toBe(expected)
  })

  test('there are about 170 currencies and more, each with a symbol', () => {
    const codes = currencyCodes()
    expect(codes.length).toBeGreaterThanOrEqual(150)
    expect(codes.every((code) => /^[A-Z]{3}$/.test(code) && currencySymbol(code) !== '')).toBe(true)
  })
})

describe('a core API that keeps euros', () => {
  beforeEach(() => setStoredCurrency('EUR'))
  afterEach(() => setStoredCurrency())

  const perDollar = [
    { code: 'EUR', rate: 0.8, symbol: '€' },
    { code: 'GBP', rate: 0.7, symbol: '£' },
  ]
  const perEuro = [
    { code: 'USD', rate: 1.25, symbol: '$' },
    { code: 'GBP', rate: 0.875, symbol: '£' },
  ]

  test('amounts without a currency are euros', () => {
    expect(storedCurrency()).toBe('EUR')
    expect(formatMoney(1234.5)).toBe('€1,234.50')
    expect(formatInCurrency(12.5, 'EUR', [])).toBe('€12.50')
    expect(toCustomerCurrency(12.5, 'CHF', [])).toEqual({ amount: 12.5, currency: 'EUR', symbol: '€' })
  })

  test.each([
    ['of a dollar', perDollar],
    ['of a euro', perEuro],
    ['of a euro, with the euro itself', [...perEuro, { code: 'EUR', rate: 1 }]],
  ])('rates %s convert there and back', (_, list) => {
    expect(toCustomerCurrency(100, 'GBP', list)).toEqual({ amount: 87.5, currency: 'GBP', symbol: '£' })
    expect(toCustomerCurrency(100, 'USD', list)).toEqual({ amount: 125, currency: 'USD', symbol: '$' })
    expect(fromCustomerCurrency(125, 'USD', list)).toBe(100)
    expect(rateOf('CHF', list)).toBeUndefined()
  })

  test('a dollar without a rate is not worth a euro', () => {
    expect(rateOf('USD', [{ code: 'EUR', rate: 1 }])).toBeUndefined()
  })

  test('amounts have the decimals of the stored currency', () => {
    setStoredCurrency('JPY')
    expect(fromCustomerCurrency(10, 'USD', [{ code: 'USD', rate: 0.0067 }])).toBe(1493)
    expect(toMinorUnits(1500)).toBe(1500)
  })
})
