import type { components } from '@lineboard/contract'
import { api, isDoneOnce } from '../../data/client.ts'
import { movedAndDollars, ownAndDollars } from '../../data/own-and-dollars.ts'
import { useCall } from '../../data/use-call.ts'
import { attempted } from '../../shared/payment/attempt.ts'
import { orders } from '../../shared/payment/browser-orders.ts'
import { moneyText } from '../../shared/payment/money-text.ts'
import type { Order } from '../../shared/payment/orders.ts'
import { t } from './products.messages.ts'

/** What is asked for. */
export interface Subscribing {
  productId: number
  quantity: number
  customerId: number
  variationId?: number
}

/** What became of it, in words; `warning` says that the wallet holds little now, which the server says in its own. */
export type Subscribed =
  | { kind: 'done'; text: string; warning: string | undefined }
  | { kind: 'refused' | 'unclear' | 'changed'; text: string; error?: unknown }

/** What subscribing a customer to a product is known by. */
export const subscribingOf = ({ productId, customerId }: Pick<Subscribing, 'productId' | 'customerId'>): string =>
  `subscribe ${customerId} ${productId}`

/** What an order has sent, and nobody has answered; undefined where nothing was sent. */
export function unanswered(order: Order | undefined): Subscribing | undefined {
  if (order?.state !== 'sent') return undefined
  const { productId, quantity, customerId, variationId }: Record<string, unknown> = Object(order.body)
  if (typeof productId !== 'number' || typeof quantity !== 'number' || typeof customerId !== 'number') return undefined
  return { productId, quantity, customerId, ...(typeof variationId === 'number' && { variationId }) }
}

/** What was charged, as far as the server says so: its answer may be no more than the subscription. */
function subscribedText({ charged, balance }: { charged?: unknown; balance?: unknown }): string {
  if (typeof charged !== 'number' || typeof balance !== 'number') return t('subscribedOnly')
  const spent = { amount: -charged, balanceAfter: balance }
  return t('subscribed', { charged: movedAndDollars(spent), balance: ownAndDollars(balance) })
}

/** Subscribes a customer under the key of the order that was opened for it: charged once, however often it is sent. */
export async function subscribe(key: string, body: Subscribing): Promise<Subscribed> {
  const became = await orders.send(subscribingOf(body), key, body, (idempotencyKey) =>
    attempted(api().call('Product.subscribeProduct', { body }, { idempotencyKey })),
  )
  if (became.kind === 'done') {
    const { data, response } = became.answer
    return {
      kind: 'done',
      text: subscribedText(data),
      warning: response.headers.has('x-wallet-warning') ? t('runsLow') : undefined,
    }
  }
  if (became.kind === 'unknown')
    return { kind: 'unclear', text: t(isDoneOnce() ? 'unclear' : 'unclearUnsure'), error: became.error }
  if (became.kind === 'refused') return { kind: 'refused', text: moneyText(became), error: became.error }
  return { kind: 'changed', text: t(became.kind === 'waiting' ? 'waiting' : 'changed') }
}

type Product = components['schemas']['Product']

/**
 * What a customer has: of the product itself, and, where it is a plan, the plan whose place it takes. Unknown to who may not see
 * subscriptions.
 */
export function useHoldings({ id: productId, kind }: Product, customerId: number | undefined) {
  const where = { customerId: customerId ?? 0, status: { neq: 'cancelled' } } as const
  const filter = { where, include: ['Product'] } as const
  const { data = [] } = useCall('Subscription.find', customerId === undefined ? null : { filter }, { silent: true })
  const customer = useCall('Customer.findById', customerId === undefined ? null : { id: customerId }, { silent: true })
  const held = data.find((one) => one.productId === productId)
  const replaced = held ? undefined : data.find(({ Product }) => kind === 'plan' && Product?.kind === 'plan')
  return { held, replaced, customer: customer.data }
}
