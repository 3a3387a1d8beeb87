import { accessOf } from '@lineboard/sdk'
import { expect, it } from 'vitest'
import { permissionsOf } from '../../resource/resource-permissions.ts'
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
