import { expect, test } from 'vitest'
import { signUpStates, walk } from '../../testing/sign-up-states.ts'
import { amountDue, chosenPlan } from './selectors.ts'
import { chargedLines } from './summary-panel.tsx'

test('plan and what is added to the wallet are what is charged; what comes with the plan costs nothing more', () => {
  const { state } = walk(signUpStates.atEmail, { type: 'startingBalanceChosen', startingBalance: 25 })
  const lines = chargedLines(state)
  const { price = 0 } = chosenPlan(state) ?? {}
  expect(lines).toEqual([
    { kind: 'plan', amount: price, isIncluded: false },
    { kind: 'balance', amount: 25, isIncluded: false },
    { kind: 'credit', amount: 10, isIncluded: true },
  ])
  const charged = lines.filter(({ isIncluded }) => !isIncluded).reduce((sum, { amount }) => sum + amount, 0)
  expect(charged).toBe(amountDue(state))
})

test('what is nothing has no line', () => {
  const { state } = walk(signUpStates.atEmail, { type: 'startingBalanceChosen', startingBalance: 0 })
  expect(chargedLines(state).map(({ kind }) => kind)).toEqual(['plan', 'credit'])
})

test('a plan with a discount is at its full price, and what is taken off below it', () => {
  const { state } = walk(signUpStates.atEmail, { type: 'startingBalanceChosen', startingBalance: 25 })
  const { offer } = state
  const plans = offer.plans.map((plan) => ({ ...plan, fullPrice: plan.price * 1.25, discountPercent: 20 }))
  const lines = chargedLines({ ...state, offer: { ...offer, plans } })
  const { price = 0 } = chosenPlan(state) ?? {}
  expect(lines.slice(0, 2).map(({ kind, amount }) => [kind, amount])).toEqual([
    ['plan', price * 1.25],
    ['discount', -price * 0.25],
  ])
  const charged = lines.filter(({ isIncluded }) => !isIncluded).reduce((sum, { amount }) => sum + amount, 0)
  expect(charged).toBe(amountDue(state))
})
