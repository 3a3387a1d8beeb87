import { expect, it } from 'vitest'
import { subscriptions } from './subscriptions.resource.ts'

const row = {
  ...{ id: 1, customerId: 2, productId: 3, quantity: 1, startedAt: '2026-01-01T00:00:00.000Z' },
  status: 'active',
} as const

it.each([
  ['active', ['unsubscribe']],
  ['cancelled', []],
] as const)('a subscription that is %s', (status, expected) => {
  expect(subscriptions.actions?.filter(({ isAllowed }) => isAllowed?.({ ...row, status })).map(({ id }) => id)).toEqual(
    expected,
  )
})
