import { mayCall } from '@lineboard/contract/permissions'
import { rightsOf } from '../access/rights-of.ts'
import type { Row } from '../store/models.ts'
import type { Store } from '../store/types.ts'

/** The people of a customer who may pay: what is told of money is for them. */
export const payersOf = (store: Store, customerId: number): Row<'DashUser'>[] =>
  store
    .table('DashUser')
    .by('customerId', customerId)
    .filter((user) =>
      mayCall({ ...rightsOf(store, user), userId: user.id, means: 'session' }, 'PaymentMethod.chargeCustomer'),
    )
