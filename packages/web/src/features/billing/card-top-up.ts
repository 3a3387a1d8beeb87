import { amountText, type Lineboard, storedCurrency } from '@lineboard/sdk'
import { useState } from 'react'
import * as z from 'zod/mini'
import { api } from '../../data/client.ts'
import { loadCurrentUser } from '../../data/current-user.ts'
import { reportError } from '../../data/report-error.ts'
import { WordedError } from '../../lib/errors/is-worded.ts'
import { askPayment } from '../../shared/card/ask-payment.ts'
import type { CardOutcome } from '../../shared/card/card-handle.ts'
import { moneyText, noMoneyText } from '../../shared/payment/money-text.ts'
import type { Attempt, Order, OrderBook, Settled } from '../../shared/payment/orders.ts'
import { orders, useOrder } from '../../shared/payment/orders.ts'
import { refreshBilling } from '../../shared/wallet/past-due-of.ts'
import { formatMoney } from '../../state/numbers.ts'
import { toast } from '../../state/toasts.ts'
import { t } from './account.messages.ts'
import type { Payable } from './amount-choice.tsx'
import { paidText, toWallet } from './top-up.ts'

const begunSchema = z.object({
  amount: z.number(),
  currency: z._default(z.string(), storedCurrency),
  secret: z.string(),
})

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

interface Begun {
  key: string
  begun: BegunTopUp
}

/** Puts money from a card that is typed in into a wallet: begun, paid and put there as one order. */
export function useCardTopUp(customerId: number) {
  const order = useOrder(cardTopUpOf(customerId))
  const [started, setStarted] = useState<Begun>()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const left = isBusy ? undefined : unansweredTopUp(order)
  const current = left && order ? { key: order.key, begun: left } : started
  const place = { orders, api: api() }

  async function begin({ own: amount, currency }: Payable): Promise<void> {
    setBusy(true)
    setProblem(undefined)
    try {
      setStarted(await beginTopUp(place, customerId, { amount, currency }))
    } catch (error) {
      // Beginning moves none: the card pays, later.
      setProblem(noMoneyText(error))
      reportError(error, { isShown: true })
    }
    setBusy(false)
  }

  /** Pays with what `confirm` does, unless the card has paid before; answers whether it is over. */
  async function pay({ key, begun }: Begun, confirm: () => Promise<CardOutcome>): Promise<boolean> {
    setBusy(true)
    setProblem(undefined)
    const became = await payTopUp(place, customerId, { key, begun }, async () => {
      const known = await askPayment(begun.secret)
      return known.kind === 'succeeded' ? known : confirm()
    })
    setBusy(false)
    const amount = formatMoney(begun.amount, begun.currency)
    if (became.kind === 'done') toast({ severity: 'success', text: paidText(became.answer, amount) })
    else if (became.kind === 'elsewhere') toast({ severity: 'success', text: t('funds.paidElsewhere', { amount }) })
    else if ('error' in became) {
      setProblem(moneyText(became))
      reportError(became.error, { isShown: true })
    } else setProblem(t('funds.changed'))
    const isOver = became.kind === 'done' || became.kind === 'elsewhere'
    if (isOver) {
      setStarted(undefined)
      void refreshBilling()
      loadCurrentUser().catch(reportError)
    }
    return isOver
  }

  return {
    /** The payment that waits for its card. */
    current,
    /** When its card was sent, of a payment that has no answer; in milliseconds since 1970. */
    sentAtMs: left && order?.atMs,
    isBusy,
    problem,
    begin,
    pay,
    /** Begins anew with another amount. Not of a payment whose card was sent. */
    back: () => setStarted(undefined),
  }
}
