import { expect, test } from '@playwright/test'
import { sizes } from '../bench/lib/route-sizes.mjs'

test('no route weighs more than its budget', () => {
  const budgeted = sizes.filter(({ budgetKb }) => budgetKb !== undefined)
  expect(budgeted).toHaveLength(4)
  expect(budgeted.filter(({ jsKb, budgetKb = 0 }) => jsKb > budgetKb)).toEqual([])
})
