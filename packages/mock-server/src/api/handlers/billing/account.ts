import type { AccountState } from '@lineboard/contract/account'
import { customerFor } from '../../../domain/access/permit.ts'
import { chooseState } from '../../../domain/billing/accounts/account-state.ts'
import { subscriptionDetail } from '../../../domain/billing/forecast/subscription-detail.ts'
import type { Filter } from '../../../store/query/parse-filter.ts'
import type { Context, Handlers } from '../../context/context.ts'
import { listRows } from '../../crud/read.ts'
import { noting } from '../../crud/write.ts'

const nothing: Filter = { order: [], limit: 0, skip: 0, include: [] }

function choose(context: Context, customerId: number | undefined, state: AccountState) {
  const customer = customerFor(context, customerId)
  return noting(context, 'Customer', [customer], () => chooseState(context.store, customer, state))
}

/** Subscriptions, state of the account and consent. */
export const accountHandlers = {
  'PaymentMethod.subscriptions': (context) =>
    listRows(context, 'Subscription', {
      ...nothing,
      where: { customerId: context.principal.customerId },
      include: ['Product', 'ProductVariation'].map((relation) => ({ relation, scope: nothing })),
    }),

  'PaymentMethod.subscriptionDetail': (context) =>
    subscriptionDetail(context.store, customerFor(context, context.query.customerId), context.now()),

  'PaymentMethod.pauseTrackingCode': (context) => choose(context, context.body?.customerId, 'tracking_paused'),

  'PaymentMethod.stopIncomingCalls': (context) => choose(context, context.body?.customerId, 'calls_stopped'),

  'PaymentMethod.reactiveAccount': (context) => choose(context, context.body?.customerId, 'active'),

  'PaymentMethod.saveConsent'({ body, principal, store, now }) {
    const { accepted, text } = body
    const { customerId, userId } = principal
    const savedAt = now().toISOString()
    store.table('PaymentConsent').insert({ accepted, customerId, userId, savedAt, ...(text && { text }) })
    const order = store.table('Customer').get(customerId)?.autoTopUp
    if (!accepted && order?.isOn) store.table('Customer').patch(customerId, { autoTopUp: { ...order, isOn: false } })
    return { accepted, customerId, userId, savedAt }
  },
} satisfies Handlers
