import { sizes } from '../bench/lib/route-sizes.mjs'
import { expect, test } from './support/test.ts'

test('no route weighs more than its budget', () => {
  const budgeted = sizes.filter(({ budgetKb }) => budgetKb !== undefined)
  expect(budgeted).toHaveLength(4)
  expect(budgeted.filter(({ jsKb, budgetKb = 0 }) => jsKb > budgetKb)).toEqual([])
})
