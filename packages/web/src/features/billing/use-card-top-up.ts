import { useState } from 'react'
import { api } from '../../data/client.ts'
import { loadCurrentUser } from '../../data/current-user.ts'
import { reportError } from '../../data/report-error.ts'
import { askPayment } from '../../shared/card/ask-payment.ts'
import type { CardOutcome } from '../../shared/card/card-handle.ts'
import { orders, useOrder } from '../../shared/payment/browser-orders.ts'
import { moneyText, noMoneyText } from '../../shared/payment/money-text.ts'
import { refreshBilling } from '../../shared/wallet/past-due-of.ts'
import { formatMoney } from '../../state/numbers.ts'
import { toast } from '../../state/toasts.ts'
import { t } from './account.messages.ts'
import { paidText } from './added-text.ts'
import { type BegunTopUp, beginTopUp, cardTopUpOf, payTopUp, unansweredTopUp } from './card-top-up.ts'
import type { Payable } from './payable.ts'

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
