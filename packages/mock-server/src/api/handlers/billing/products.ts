import { customerFor } from '../../../domain/access/permit.ts'
import { warnOfLowWallet } from '../../../domain/billing/forecast/forecast.ts'
import { symbolOf } from '../../../domain/billing/money/money.ts'
import { registrationPlans } from '../../../domain/billing/products/plans.ts'
import { subscribe, unsubscribe } from '../../../domain/billing/products/subscriptions.ts'
import type { Handlers } from '../../context/context.ts'
import { createRow, patchRow, replaceRow, upsertRow } from '../../crud/write.ts'

interface Priced {
  id: number
  currency: string
  currencySymbol?: string
}

/** The sign before a price follows its currency; no client sends it. */
function withSymbol<R extends Priced>(
  table: { patch(id: number, changes: Pick<Priced, 'currencySymbol'>): R },
  row: R,
): R {
  const currencySymbol = symbolOf(row.currency)
  return row.currencySymbol === currencySymbol ? row : table.patch(row.id, { currencySymbol })
}

/** Products, what they cost, and who has them. */
export const productHandlers = {
  'Product.regList': ({ query, store, now }) => registrationPlans(store, now(), query.currency),

  'Product.updateProduct': (context) =>
    withSymbol(context.store.table('Product'), patchRow(context, 'Product', context.body.id, context.body)),

  'Product.subscribeProduct'(context) {
    const customer = customerFor(context, context.body.customerId)
    const answer = subscribe(context, customer, context.body)
    if (answer.charged > 0) warnOfLowWallet(context, customer.id)
    return answer
  },

  'Product.unsubscribeProduct': (context) =>
    unsubscribe(context, customerFor(context, context.body.customerId).id, context.body),

  'ProductVariation.create': (context) =>
    withSymbol(context.store.table('ProductVariation'), createRow(context, 'ProductVariation', context.body)),

  'ProductVariation.upsert': (context) =>
    withSymbol(context.store.table('ProductVariation'), upsertRow(context, 'ProductVariation', context.body)),

  'ProductVariation.replaceById': (context) =>
    withSymbol(
      context.store.table('ProductVariation'),
      replaceRow(context, 'ProductVariation', context.params.id, context.body),
    ),
} satisfies Handlers
