import type { AccountState } from '@lineboard/contract/account'
import { customerFor } from '../../../domain/access/permit.ts'
import { chooseState } from '../../../domain/billing/accounts/account-state.ts'
import { reenableTopUp } from '../../../domain/billing/accounts/top-up-order.ts'
import { beginIntent } from '../../../domain/billing/cards/intents.ts'
import { makePrimary, primaryCard, saveCard, savedCard } from '../../../domain/billing/cards/saved-cards.ts'
import { subscriptionDetail } from '../../../domain/billing/forecast/subscription-detail.ts'
import { unprocessable } from '../../../ground/errors.ts'
import type { Filter } from '../../../store/query/parse-filter.ts'
import type { Row } from '../../../store/rows/models.ts'
import type { Context, Handlers } from '../../context/context.ts'
import { shape } from '../../crud/include.ts'
import { listRows, typedRow } from '../../crud/read.ts'
import { recordingChanges } from '../../crud/write.ts'
import { walletHandlers } from './top-up.ts'
import { transactionHandlers } from './transactions.ts'

const nothing: Filter = { order: [], limit: 0, skip: 0, include: [] }

function choose(context: Context, customerId: number | undefined, state: AccountState) {
  const customer = customerFor(context, customerId)
  return recordingChanges(context, 'Customer', [customer], () => chooseState(context.store, customer, state))
}

/** Subscriptions, state of the account and consent. */
const accountHandlers = {
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

const shown = (context: Context, card: Row<'PaymentMethod'>) =>
  typedRow('PaymentMethod', shape(context, 'PaymentMethod', card, { include: [] }))

/** Saving, forgetting and choosing cards. */
const cardHandlers = {
  'PaymentMethod.hasPrimaryMethod': ({ store, principal }) => ({
    has_primary_method: primaryCard(store, principal.customerId) !== undefined,
  }),

  'PaymentMethod.setupCardIntent'(context) {
    const { id: customerId, currency } = customerFor(context, context.body?.customerId)
    const intent = beginIntent(context, { customerId, amountMinor: 0, currency })
    return { client_secret: intent.clientSecret, intentId: intent.id }
  },

  'PaymentMethod.attach'(context) {
    const { token, customerId, primary } = context.body
    return shown(context, saveCard(context, customerFor(context, customerId).id, token, primary))
  },

  'PaymentMethod.detach'(context) {
    const card = savedCard(context, 'token', context.body.token)
    const cards = context.store.table('PaymentMethod')
    if (card.primary && cards.by('customerId', card.customerId).length > 1) {
      throw unprocessable('PaymentMethod', [
        {
          field: 'token',
          code: 'primary',
          message: 'is the primary card; make another one primary first',
          value: context.body.token,
        },
      ])
    }
    cards.delete(card.id)
    return { count: 1 }
  },

  'PaymentMethod.setPrimary'(context) {
    const card = savedCard(context, 'payment_id', context.body.payment_id)
    reenableTopUp(context.store, card.customerId)
    const cards = [...context.store.table('PaymentMethod').by('customerId', card.customerId)]
    return recordingChanges(context, 'PaymentMethod', cards, () => shown(context, makePrimary(context.store, card)))
  },
} satisfies Handlers

/** Cards, wallet, transactions, invoices and account state. */
export const paymentHandlers = {
  ...cardHandlers,
  ...walletHandlers,
  ...transactionHandlers,
  ...accountHandlers,
} satisfies Handlers
