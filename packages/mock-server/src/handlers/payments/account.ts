import { listRows } from '../../crud/read.ts'
import { unprocessable } from '../../errors/loopback-error.ts'
import { changeAccountState } from '../../payments/account-state.ts'
import { customerFor } from '../../payments/customer-for.ts'
import { subscriptionDetail } from '../../payments/subscription-detail.ts'
import { walletCents } from '../../payments/wallet.ts'
import type { Filter, Handlers } from '../types.ts'

const nothing: Filter = { order: [], limit: 0, skip: 0, include: [] }

/** Subscriptions, state of the account and consent. */
export const accountHandlers = {
  'PaymentMethod.subscriptions': (context) =>
    listRows(context, 'Subscription', {
      ...nothing,
      where: { customerId: context.principal.customerId },
      include: ['Product', 'ProductVariation'].map((relation) => ({ relation, scope: nothing })),
    }),

  'PaymentMethod.subscriptionDetail': (context) =>
    subscriptionDetail(context.store, customerFor(context), context.now()),

  'PaymentMethod.pauseTrackingCode': (context) =>
    changeAccountState(context.store, customerFor(context, context.body?.customerId).id, 'tracking_paused'),

  'PaymentMethod.stopIncomingCalls': (context) =>
    changeAccountState(context.store, customerFor(context, context.body?.customerId).id, 'calls_stopped'),

  'PaymentMethod.reactiveAccount'(context) {
    const { id, balance } = customerFor(context, context.body?.customerId)
    if (walletCents(context.store, id) < 0) {
      throw unprocessable('Customer', [
        { field: 'balance', code: 'numericality.min', message: 'is overdrawn; add funds first', value: balance },
      ])
    }
    return changeAccountState(context.store, id, 'active')
  },

  'PaymentMethod.saveConsent'({ body, principal, store, now }) {
    const { accepted, text } = body
    const { customerId, userId } = principal
    const savedAt = now().toISOString()
    store.table('PaymentConsent').insert({ accepted, customerId, userId, savedAt, ...(text && { text }) })
    return { accepted, customerId, userId, savedAt }
  },
} satisfies Handlers
