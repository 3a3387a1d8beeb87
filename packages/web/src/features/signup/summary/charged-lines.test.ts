import { expect, test } from 'vitest'
import { stations, walk } from '../../../testing/sign-up-state.ts'
import { amountDue, chosenPlan } from '../machine/selectors.ts'
import { chargedLines } from './charged-lines.ts'

test('plan and what is added to the wallet are what is charged; what comes with the plan costs nothing more', () => {
  const { state } = walk(stations.atEmail, { type: 'startingBalanceChosen', startingBalance: 25 })
  const lines = chargedLines(state)
  expect(lines).toEqual([
    { kind: 'balance', amount: 25, isIncluded: false },
    { kind: 'credit', amount: 10, isIncluded: true },
  ])
  const charged = lines.filter(({ isIncluded }) => !isIncluded).reduce((sum, { amount }) => sum + amount, 0)
  expect((chosenPlan(state)?.price ?? 0) + charged).toBe(amountDue(state))
})

test('what is nothing has no line', () => {
  const { state } = walk(stations.atEmail, { type: 'startingBalanceChosen', startingBalance: 0 })
  expect(chargedLines(state).map(({ kind }) => kind)).toEqual(['credit'])
})
