import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCustomerAmounts, toCustomerCurrency, walletStep } from './convert.ts'
import { fromMinorUnits, toMinorUnits } from './round-money.ts'

const cents = fc.integer({ min: -10_000_000, max: 10_000_000 })
const rates = [
  { code: 'EUR', rate: 0.92 },
  { code: 'JPY', rate: 151.4 },
  { code: 'KWD', rate: 0.307 },
]

test.each(['USD', 'EUR', 'JPY', 'KWD'])(
  'movements in %s add up to the balances, each within a part of its worth',
  (code) => {
    fc.assert(
      fc.property(cents, fc.array(cents, { maxLength: 30 }), (opening, moves) => {
        const minor = (usd: number) => toMinorUnits(toCustomerCurrency(usd, code, rates).amount, code)
        let balance = opening
        let shown = minor(fromMinorUnits(opening))
        for (const move of moves) {
          balance += move
          const amount = fromMinorUnits(move)
          const step = walletStep({ amount, balanceAfter: fromMinorUnits(balance) }, code, rates)
          expect(step.currency).toBe(code)
          expect(Math.abs(toMinorUnits(step.amount, code) - minor(amount))).toBeLessThanOrEqual(1)
          shown += toMinorUnits(step.amount, code)
        }
        expect(shown).toBe(minor(fromMinorUnits(balance)))
      }),
    )
  },
)

test.each(['USD', 'EUR', 'JPY', 'KWD'])('amounts in %s add up to their converted sum', (code) => {
  fc.assert(
    fc.property(fc.array(cents, { maxLength: 30 }), (amounts) => {
      const sum = amounts.reduce((total, amount) => total + amount, 0)
      const own = toCustomerAmounts(
        amounts.map((amount) => fromMinorUnits(amount)),
        code,
        rates,
      )
      const shown = own.reduce((total, amount) => total + toMinorUnits(amount, code), 0)
      expect(shown).toBe(toMinorUnits(toCustomerCurrency(fromMinorUnits(sum), code, rates).amount, code))
    }),
  )
})

test('without a rate it stays in US dollars', () => {
  expect(walletStep({ amount: -2.5, balanceAfter: 10 }, 'EUR', [])).toEqual({
    amount: -2.5,
    currency: 'USD',
    symbol: '$',
  })
})
