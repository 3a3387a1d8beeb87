import { expect, test } from 'vitest'
import { isSameOrder, reconciled } from './gateway-order.ts'

test.each([
  ['nothing happened', [3, 1, 2], [1, 2, 3], [3, 1, 2]],
  ['one was deleted', [3, 1, 2], [2, 3], [3, 2]],
  ['one was added', [3, 1, 2], [4, 1, 2, 3], [3, 1, 2, 4]],
  ['all were replaced', [1, 2], [7, 8], [7, 8]],
] as const)('an order given while %s', (_, given, stored, expected) => {
  expect(reconciled(given, stored)).toEqual(expected)
})

test('the same gateways in another order are another order', () => {
  expect(isSameOrder([1, 2], [1, 2])).toBe(true)
  expect(isSameOrder([1, 2], [2, 1])).toBe(false)
  expect(isSameOrder([1, 2], [1, 2, 3])).toBe(false)
})
