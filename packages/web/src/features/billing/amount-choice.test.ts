import { currencyDigits, type Rate } from '@lineboard/sdk'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { numberFormats } from '../../lib/region.ts'
import { leastInCurrency } from '../../shared/wallet/both-currencies.ts'
import { setNumberFormat } from '../../state/number-style.ts'
import { amountToType } from '../../state/typed-amount.ts'
import { offeredAmounts, payable, payableAtLeast, payableText, payingCurrency, typedPayable } from './amount-choice.tsx'

afterEach(() => setNumberFormat(numberFormats[0]))

const rates: readonly Rate[] = [
  { code: 'EUR', rate: 0.92 },
  { code: 'JPY', rate: 155.2 },
  { code: 'KWD', rate: 0.307 },
]

test.each([
  ['25', 25],
  [' $1,250.50 ', 1250.5],
  ['0.5', 0.5],
  ['12,50', 12.5],
  ['1.234,50', 1234.5],
  ['100000', 100_000],
])('the amount typed as "%s": %s', (text, amount) => {
  expect(typedPayable(text, 'USD', rates)).toEqual({ own: amount, currency: 'USD', amountUsd: amount })
})

const outside = 'From $0.50 to $100,000.00'
test.each([
  ['0.49', outside],
  ['100000.01', outside],
  ['12.345', 'An amount in USD has 2 decimals at most'],
  ['-5', 'Write an amount in digits, such as 12.50'],
  ['1e3', 'Write an amount in digits, such as 12.50'],
  ['', 'Write an amount in digits, such as 12.50'],
])('the amount typed as "%s" is none: %s', (text, problem) => {
  expect(typedPayable(text, 'USD', rates)).toEqual({ problem })
})

test.each([
  ['USD', [10, 25, 50, 100, 250]],
  ['EUR', [10, 25, 50, 100, 250]],
  ['JPY', [1500, 4000, 8000, 15_000, 40_000]],
  ['KWD', [3, 7.5, 15, 30, 75]],
  // Without a rate all is in dollars.
  ['CHF', [10, 25, 50, 100, 250]],
])('what is offered in %s: %j', (currency, amounts) => {
  expect(offeredAmounts(currency, rates)).toEqual(amounts)
})

test.each([
  ['1500', 'JPY', { own: 1500, currency: 'JPY', amountUsd: 9.66 }, '¥1,500'],
  ['9,20', 'EUR', { own: 9.2, currency: 'EUR', amountUsd: 10 }, '€9.20'],
  ['3.125', 'KWD', { own: 3.125, currency: 'KWD', amountUsd: 10.18 }, 'KD 3.125'],
  ['10', 'CHF', { own: 10, currency: 'USD', amountUsd: 10 }, '$10.00'],
])('%s of %s is %j', (text, currency, paid) => {
  expect(typedPayable(text, currency, rates)).toEqual(paid)
})

test.each([
  ['76', 'JPY', 'From ¥78 to ¥15,520,000'],
  ['15.5', 'JPY', 'An amount in JPY has no decimals'],
  ['0.151', 'KWD', /^From .*0\.154 to .*30,700\.000$/],
  ['0.1234', 'KWD', 'An amount in KWD has 3 decimals at most'],
])('%s of %s cannot be paid: %s', (text, currency, problem) => {
  const read = typedPayable(text, currency, rates)
  if (typeof problem === 'string') expect(read).toEqual({ problem })
  else expect(read).toEqual({ problem: expect.stringMatching(problem) })
})

test.each(['USD', 'EUR', 'JPY', 'KWD'])('every amount that is offered in %s can be paid', (currency) => {
  expect(payingCurrency(currency, rates)).toBe(currency)
  for (const amount of offeredAmounts(currency, rates)) {
    const paid = payable(amount, currency, rates)
    expect(paid).toMatchObject({ own: amount, currency })
    if ('own' in paid) expect(payableText(paid)).toMatch(new RegExp(`\\d(\\.\\d{${currencyDigits(currency)}})?$`))
  }
})

test.each(['USD', 'EUR', 'JPY', 'KWD'])(
  'what is missing is put into the field of %s so that nothing is missing once it is paid',
  (currency) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.constantFrom(...numberFormats),
        fc.integer({ min: 2000, max: 2_000_000 }).map((tenThousandths) => tenThousandths / 10_000),
        (cents, style, rate) => {
          setNumberFormat(style)
          const known = [{ code: currency, rate }]
          const { amount, currency: paid } = payableAtLeast(cents / 100, currency, known)
          const read = typedPayable(amountToType(amount, paid), currency, known)
          expect(read).toHaveProperty('amountUsd')
          if ('amountUsd' in read) expect(read.amountUsd).toBeGreaterThanOrEqual(cents / 100)
        },
      ),
    )
  },
)

test.each(['USD', 'EUR', 'JPY', 'KWD'])('the limits that are named in %s can be paid', (currency) => {
  fc.assert(
    fc.property(fc.integer({ min: 2000, max: 2_000_000 }), (tenThousandths) => {
      const known = [{ code: currency, rate: tenThousandths / 10_000 }]
      const refused = typedPayable('0', currency, known)
      const named = 'problem' in refused ? /^From (.*) to (.*)$/.exec(refused.problem) : null
      for (const limit of named?.slice(1) ?? ['none'])
        expect(typedPayable(limit, currency, known)).toHaveProperty('own')
    }),
  )
})

test('an amount that is said to be missing is enough when it is paid, and the one that is offered', () => {
  const cents = fc.integer({ min: 50, max: 100_000 })
  const elsewhere = [...rates, { code: 'GBP', rate: 0.79 }]
  fc.assert(
    fc.property(cents, fc.constantFrom('USD', ...elsewhere.map(({ code }) => code)), (each, currency) => {
      const said = leastInCurrency(each / 100, currency, elsewhere)
      expect(typedPayable(said, currency, elsewhere)).toHaveProperty(
        'amountUsd',
        expect.toSatisfy((usd) => usd >= each / 100),
      )
      const offered = payableAtLeast(each / 100, currency, elsewhere)
      expect(typedPayable(said, currency, elsewhere)).toHaveProperty('own', offered.amount)
    }),
  )
})
