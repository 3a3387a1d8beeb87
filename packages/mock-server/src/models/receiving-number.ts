import { companyIdOf, customerIssues, takenIssues } from './checks.ts'
import { unlink } from './number-links.ts'
import type { ModelRules } from './types.ts'

/** A receiving number stands once a customer. Tracking numbers that deliver to it stay, and deliver nowhere, when it goes. */
export const receivingNumberRules: ModelRules<'ReceivingNumber'> = {
  defaults: ({ customerId, number }, context) => ({
    ...companyIdOf(context, customerId),
    tracking_number: '',
    totalCalls: number === undefined ? 0 : context.store.table('CallLog').by('receivingNumber', number).length,
  }),

  check: (row, context) => [...customerIssues(context, row), ...takenIssues(context, 'ReceivingNumber', row, 'number')],

  saved(row, { store }, before) {
    if (!before || before.customerId === row.customerId) return
    unlink(store, 'receiving_numberId', row.id, (number) => number.customerId === row.customerId)
  },
}
