import { forbidden } from '../../../ground/errors.ts'
import { toFilter } from '../../../store/query/parse-filter.ts'
import type { Handlers } from '../../context/context.ts'
import { listRows, visibleRow } from '../../crud/include.ts'
import { upsertRow } from '../../crud/write.ts'

const { include } = toFilter({ include: ['Product', 'ProductVariation'] }, 'Subscription')

/** Customers beyond generic reads and writes. */
export const customerHandlers = {
  'Customer.upsert'(context) {
    const { body, principal, store } = context
    const isNew = body.id === undefined || !store.table('Customer').get(body.id)
    // Replacing the own company is for its administrators, adding one is not.
    if (isNew && !principal.isSuperAdmin) throw forbidden()
    const before = body.id === undefined ? undefined : store.table('Customer').get(body.id)
    // What a customer can't set stays where it is left out; a default would change it.
    const kept = before && {
      currency: before.currency,
      ...(before.accounting_type && { accounting_type: before.accounting_type }),
    }
    return upsertRow(context, 'Customer', { ...(!principal.isSuperAdmin && kept), ...body })
  },

  'Customer.findSubscriptions'(context) {
    const { id } = visibleRow(context, 'Customer', context.params.id)
    return listRows(context, 'Subscription', { where: { customerId: id }, order: [], limit: 0, skip: 0, include })
  },
} satisfies Handlers
