import { amountText, type Lineboard } from '@lineboard/sdk'
import * as z from 'zod/mini'
import { WordedError } from '../../lib/errors/is-worded.ts'
import type { CardOutcome } from '../../shared/card/card-handle.ts'
import type { Attempt, Order, OrderBook, Settled } from '../../shared/payment/orders.ts'
import { toWallet } from './to-wallet.ts'

const begunSchema = z.object({ amount: z.number(), currency: z._default(z.string(), 'USD'), secret: z.string() })

/** A payment that waits for a card: the amount in its currency, and the provider's secret. */
export type BegunTopUp = z.infer<typeof begunSchema>

/** What it needs: the orders of this browser, and the API. */
export interface CardTopUpPlace {
  orders: OrderBook
  api: Pick<Lineboard, 'PaymentMethod'>
}

type Answer = Awaited<ReturnType<Lineboard['PaymentMethod']['intentToWallet']>>

/** What the top-ups of a customer with a card that is typed in are known by. */
export const cardTopUpOf = (customerId: number): string => `topUpByCard ${customerId}`

/** The payment whose card was sent, and of which nobody knows what became; undefined where there is none. */
export const unansweredTopUp = (order: Order | undefined): BegunTopUp | undefined =>
  order?.state === 'sent' ? begunSchema.safeParse(order.body).data : undefined

/** Begins a payment; the same one again for the same amount, in every tab and after a lost answer. Rejects when it is refused. */
export async function beginTopUp(
  { orders, api }: CardTopUpPlace,
  customerId: number,
  { amount, currency }: { amount: number; currency: string },
) {
  const key = orders.open(cardTopUpOf(customerId))
  const text = amountText(amount, currency)
  const body = { amount: text, customer: { token: null, currency } }
  const { client_secret: secret } = await api.PaymentMethod.createIntent(
    { body },
    { idempotencyKey: `${key}.begin.${text}.${currency}` },
  )
  return { key, begun: { amount, currency, secret } }
}

/** What a card form says of the order. A card that was refused may be followed by another one. */
function failedCard({ kind, message }: Exclude<CardOutcome, { kind: 'succeeded' }>): Attempt<never> {
  return { kind: kind === 'refused' ? 'declined' : kind, error: new WordedError(message) }
}

/**
 * Pays with a card and puts what it paid into the wallet: once, whatever answers are lost. `confirm` is what the card form does.
 * From when the card has paid the order stays open until the money is in the wallet.
 */
export function payTopUp(
  { orders, api }: CardTopUpPlace,
  customerId: number,
  { key, begun }: { key: string; begun: BegunTopUp },
  confirm: () => Promise<CardOutcome>,
): Promise<Settled<Answer>> {
  return orders.send(cardTopUpOf(customerId), key, begun, async (): Promise<Attempt<Answer>> => {
    const outcome = await confirm()
    if (outcome.kind !== 'succeeded') return failedCard(outcome)
    return toWallet(api, outcome.id, key)
  })
}
