import { accessOf } from '@lineboard/sdk'
import { expect, it } from 'vitest'
import { permissionsOf } from '../../kit/resource-permissions.ts'
import { sessionStore } from '../../state/session-store.ts'
import { paymentTransactions } from './payment-transactions.resource.ts'

const accessWith = (permission: string) =>
  accessOf({ id: 5, customerId: 2, DashRoleMapping: [{ principalType: 'USER' }] }, [
    { GuiSection: { name: 'Manage Billing' }, GuiPermission: { name: permission } },
  ])

it.each(['PERMITALL', 'READONLY'])(
  'nobody changes a transaction, so no role is said to lack that: %s',
  (permission) => {
    expect(permissionsOf(paymentTransactions, accessWith(permission))).toMatchObject({ see: true, readOnly: false })
  },
)

const row = { id: 9, customerId: 3, status: 'succeeded', description: '', balanceAfter: 0 }
const offered = (access: ReturnType<typeof accessOf>, transaction: object) => {
  sessionStore.access = access
  const actions = paymentTransactions.actions ?? []
  return actions.flatMap(({ id, isAllowed }) => (id !== 'calls' && isAllowed?.({ ...row, ...transaction }) ? id : []))
}

it('what is given back of a payment, or of a charge, is in its menu for anyone who sees the desk', () => {
  const payment = { transactionType: 'payment', amount: 20 }
  const charge = { transactionType: 'charge', amount: -20 }
  const owner = accessOf({ id: 1, customerId: 1, isSuperAdmin: true }, [])
  expect([offered(owner, payment), offered(owner, charge)]).toEqual([
    ['invoice', 'refund'],
    ['invoice', 'discount'],
  ])
  const customer = accessWith('PERMITALL')
  expect([offered(customer, payment), offered(customer, charge)]).toEqual([['invoice'], ['invoice']])
  expect(offered(owner, { transactionType: 'adjustment', amount: 5, discountOfId: 8 })).toEqual([])
})
