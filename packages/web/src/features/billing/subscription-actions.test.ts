import { accessOf } from '@lineboard/sdk'
import { afterEach, expect, it } from 'vitest'
import { sessionStore } from '../../state/session-store.ts'
import { subscriptionActions } from './subscription-actions.ts'

afterEach(() => {
  sessionStore.access = undefined
})

const row = {
  ...{ id: 1, customerId: 2, productId: 3, quantity: 1, startedAt: '2026-01-01T00:00:00.000Z' },
  status: 'active',
} as const

const offered = (status: 'active' | 'cancelled') =>
  subscriptionActions.filter(({ isAllowed }) => isAllowed?.({ ...row, status })).map(({ id }) => id)

it.each([
  ['an administrator', accessOf({ id: 5, DashRoleMapping: [{ principalType: 'ADMIN' }] }, []), ['unsubscribe']],
  ['the super administrator', accessOf({ id: 1 }, []), ['unsubscribe']],
  ['somebody else', accessOf({ id: 5, DashRoleMapping: [{ principalType: 'USER' }] }, []), []],
  ['nobody', undefined, []],
])('%s', (_, access, expected) => {
  sessionStore.access = access
  expect(offered('active')).toEqual(expected)
  expect(offered('cancelled')).toEqual([])
})
