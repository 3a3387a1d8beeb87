import { createRow, patchRow, replaceRow, upsertRow } from '../crud/write.ts'
import { customerFor } from '../payments/customer-for.ts'
import { symbolOf } from '../payments/money.ts'
import { registrationPlans } from '../payments/registration-plans.ts'
import { subscribe, unsubscribe } from '../payments/subscribe.ts'
import { warnOfLowWallet } from '../payments/wallet-warning.ts'
import type { Row } from '../store/models.ts'
import type { Context, Handlers } from './types.ts'

/** The sign before a price follows its currency; no client sends it. */
function withSymbol<M extends 'Product' | 'ProductVariation'>({ store }: Context, model: M, row: Row<M>): Row<M>
function withSymbol(
  { store }: Context,
  model: 'ProductVariation',
  row: Row<'ProductVariation'>,
): Row<'ProductVariation'> {
  const currencySymbol = symbolOf(row.currency)
  return row.currencySymbol === currencySymbol ? row : store.table(model).patch(row.id, { currencySymbol })
}

/** Products, what they cost, and who has them. */
export const productHandlers = {
  'Product.regList': ({ query, store, now }) => registrationPlans(store, now(), query.currency),

  'Product.updateProduct': (context) =>
    withSymbol(context, 'Product', patchRow(context, 'Product', context.body.id, context.body)),

  'Product.subscribeProduct'(context) {
    const customer = customerFor(context, context.body.customerId)
    const answer = subscribe(context, customer, context.body)
    if (answer.charged > 0) warnOfLowWallet(context, customer.id)
    return answer
  },

  'Product.unsubscribeProduct': (context) =>
    unsubscribe(context, customerFor(context, context.body.customerId).id, context.body),

  'ProductVariation.create': (context) =>
    withSymbol(context, 'ProductVariation', createRow(context, 'ProductVariation', context.body)),

  'ProductVariation.upsert': (context) =>
    withSymbol(context, 'ProductVariation', upsertRow(context, 'ProductVariation', context.body)),

  'ProductVariation.replaceById': (context) =>
    withSymbol(context, 'ProductVariation', replaceRow(context, 'ProductVariation', context.params.id, context.body)),
} satisfies Handlers
