import { customerFor } from '../../../domain/access/permit.ts'
import { rearm } from '../../../domain/billing/accounts/top-up-order.ts'
import { beginIntent } from '../../../domain/billing/cards/intents.ts'
import { makePrimary, primaryCard, saveCard, savedCard } from '../../../domain/billing/cards/saved-cards.ts'
import { unprocessable } from '../../../ground/errors.ts'
import type { Row } from '../../../store/rows/models.ts'
import type { Context, Handlers } from '../../context/context.ts'
import { shape } from '../../crud/include.ts'
import { typedRow } from '../../crud/read.ts'
import { noting } from '../../crud/write.ts'

const shown = (context: Context, card: Row<'PaymentMethod'>) =>
  typedRow('PaymentMethod', shape(context, 'PaymentMethod', card, { include: [] }))

/** Saving, forgetting and choosing cards. */
export const cardHandlers = {
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
    rearm(context.store, card.customerId)
    const cards = [...context.store.table('PaymentMethod').by('customerId', card.customerId)]
    return noting(context, 'PaymentMethod', cards, () => shown(context, makePrimary(context.store, card)))
  },
} satisfies Handlers
