import type { Lineboard, WalletMove } from '@lineboard/sdk'
import { type WaitingPayment, waitingPayment } from '@lineboard/sdk/account'
import { useState } from 'react'
import { api, isDoneOnce } from '../../data/client.ts'
import { loadCurrentUser } from '../../data/current-user.ts'
import { movedAndDollars, ownAndDollars, ownMoved } from '../../data/own-and-dollars.ts'
import { ownCurrency, ownMoney } from '../../data/own-money.ts'
import { reportError } from '../../data/report-error.ts'
import { errorText } from '../../lib/errors/error-text.ts'
import { WordedError } from '../../lib/errors/is-worded.ts'
import { approvePayment } from '../../shared/card/approve-payment.ts'
import type { CardOutcome } from '../../shared/card/card-handle.ts'
import { useSandboxBank } from '../../shared/card/use-sandbox-bank.tsx'
import { attempted } from '../../shared/payment/attempt.ts'
import { MoneyError, moneyText } from '../../shared/payment/money-text.ts'
import type { Attempt, Order, OrderBook, Settled } from '../../shared/payment/orders.ts'
import { orders, useOrder, useOrderElsewhere } from '../../shared/payment/orders.ts'
import { refreshBilling } from '../../shared/wallet/past-due-of.ts'
import { formatDateTime } from '../../state/dates.ts'
import { formatMoney } from '../../state/numbers.ts'
import { storedName } from '../../state/stored-name.ts'
import { toast } from '../../state/toasts.ts'
import { t } from './account.messages.ts'
import type { Payable } from './amount-choice.tsx'

/** What is sent to charge a saved card: US dollars, and the card's token. */
interface Charge {
  amount: number
  source: string
}

/** What the top-ups of a customer are known by. */
export const topUpOf = (customerId: number): string => `topUp ${customerId}`

/** The charge that an order sent; undefined while nothing was. */
export function sentCharge(order: Order | undefined): Charge | undefined {
  const { amount, source }: Record<string, unknown> = Object(order?.body)
  return typeof amount === 'number' && typeof source === 'string' ? { amount, source } : undefined
}

type Credited = Awaited<ReturnType<Lineboard['PaymentMethod']['intentToWallet']>>

/** Failed where the card has paid: the order has to go on, whatever the answer was. */
export class ChargedError extends MoneyError {}

/** Puts what a card has paid into the wallet. No failure ends the order: the money is on its way. */
export async function toWallet(
  api: Pick<Lineboard, 'PaymentMethod'>,
  intentId: string,
  key: string,
): Promise<Attempt<Credited>> {
  const became = await attempted(
    api.PaymentMethod.intentToWallet({ body: { intentId } }, { idempotencyKey: `${key}.wallet` }),
  )
  if (became.kind === 'done') return became
  const why = 'error' in became ? errorText(became.error) : ''
  return { kind: 'unknown', error: new ChargedError(t('funds.chargedNotAdded', { why })) }
}

/** What of an answer says how the wallet moved. A server may leave it out: money has moved then all the same. */
interface Answered {
  transaction?: WalletMove
}

/** What was paid as people chose it, and what the wallet, which is kept in US dollars, got for it where that differs in the last digit. */
const paidAs = (paid: string, own: string, added: string): string =>
  paid === own ? t('funds.paid', { amount: added }) : t('funds.paidAs', { stored: storedName(), paid, added })

/** What a saved card paid into the wallet, as the balance moved. `chosen` is the amount that was asked for, where that is known. */
export function addedText({ transaction }: Answered, chargedUsd: number, chosen?: Payable): string {
  const own = transaction ? ownMoved(transaction) : ownMoney(chargedUsd)
  const paid = chosen?.currency === ownCurrency() ? formatMoney(chosen.own, chosen.currency) : own
  return paidAs(paid, own, transaction ? movedAndDollars(transaction) : ownAndDollars(chargedUsd))
}

/** What a card paid in its own currency. */
export function paidText({ transaction }: Answered, paid: string): string {
  const added = transaction ? ownMoved(transaction) : paid
  return paidAs(paid, added, added)
}

type Charged = Awaited<ReturnType<Lineboard['PaymentMethod']['chargeCustomer']>>

/**
 * Charges a saved card for the wallet, as one order. Where its bank asks first, `approve` has the person answer, and what was paid is then put
 * into the wallet. A rejection ends the order, and nothing was charged; a lost answer leaves it open, and the same payment is gone on with.
 */
export function payCharge(
  { orders, api }: { orders: OrderBook; api: Pick<Lineboard, 'PaymentMethod'> },
  customerId: number,
  { key, charge }: { key: string; charge: Charge },
  approve: (payment: WaitingPayment) => Promise<CardOutcome>,
): Promise<Settled<Charged>> {
  return orders.send(topUpOf(customerId), key, charge, async (idempotencyKey) => {
    const became = await attempted(api.PaymentMethod.chargeCustomer({ body: charge }, { idempotencyKey }))
    const payment = became.kind === 'refused' ? waitingPayment(became.error) : undefined
    if (!payment) return became
    const outcome = await approve(payment)
    if (outcome.kind === 'succeeded') return toWallet(api, outcome.id, key)
    if (outcome.kind === 'refused') {
      return { kind: 'refused', error: new MoneyError(t('funds.notApproved', { why: outcome.message })) }
    }
    return { kind: 'unknown', error: new MoneyError(t('funds.bankLost', { why: outcome.message })) }
  })
}

/** A charge that somebody is asked about, and the key it will carry. */
interface Asked {
  key: string
  charge: Charge
  /** The amount as it was chosen; missing of a payment that was begun before. */
  chosen: Payable | undefined
}

const unclearText = (amount: number, sentAtMs: number): string =>
  t(isDoneOnce() ? 'funds.unclear' : 'funds.unclearUnsure', {
    amount: ownAndDollars(amount),
    at: formatDateTime(sentAtMs),
  })

function readAgain(): void {
  void refreshBilling()
  loadCurrentUser().catch(reportError)
}

/** Puts money from a saved card into a wallet, once, whatever tabs, reloads and lost answers do. Nothing is charged unasked. */
export function useTopUp(customerId: number) {
  const subject = topUpOf(customerId)
  const order = useOrder(subject)
  const [asked, setAsked] = useState<Asked>()
  const [isPaying, setPaying] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [lost, setLost] = useState<string>()
  const [atBank, setAtBank] = useState<string>()
  const [isDone, setDone] = useState(false)
  const { bank, askBank } = useSandboxBank()
  // Of a charge that another tab sends, this one does not know whether it is still on its way.
  const unanswered = order?.state === 'sent' && !isPaying ? sentCharge(order) : undefined

  useOrderElsewhere(subject, (changed) => {
    const charge = changed?.state === 'done' ? sentCharge(changed) : undefined
    setAsked(undefined)
    if (!charge) return
    toast({ severity: 'success', text: t('funds.paidElsewhere', { amount: ownAndDollars(charge.amount) }) })
    readAgain()
  })

  /** Asks about a charge, or about the one before it while that has no answer. */
  function ask(charge: Charge, chosen: Payable | undefined): void {
    setProblem(undefined)
    const key = orders.open(subject)
    setAsked(unanswered ? { key, charge: unanswered, chosen: undefined } : { key, charge, chosen })
  }

  async function pay(): Promise<void> {
    if (!asked) return
    const { key, charge, chosen } = asked
    setPaying(true)
    setLost(undefined)
    const amount = ownAndDollars(charge.amount)
    const became = await payCharge({ orders, api: api() }, customerId, { key, charge }, async (payment) => {
      setAsked(undefined)
      setAtBank(amount)
      return approvePayment(payment.client_secret, askBank)
    })
    setPaying(false)
    setAsked(undefined)
    setAtBank(undefined)
    if (became.kind === 'done') {
      setDone(true)
      toast({ severity: 'success', text: addedText(became.answer, charge.amount, chosen) })
    } else if (became.kind === 'refused') setProblem(moneyText(became))
    else if (became.kind === 'changed' || became.kind === 'waiting') setProblem(t('funds.changed'))
    else if (became.kind === 'unknown' && became.error instanceof WordedError) setLost(became.error.message)
    if (became.kind === 'refused' || became.kind === 'unknown')
      reportError(became.error, { isShown: became.kind === 'refused' || became.error instanceof WordedError })
    readAgain()
  }

  return {
    subject,
    /** What is being asked about. */
    asked: asked?.charge,
    /** A charge that was sent, and whose answer has not come. */
    unanswered: unanswered && { ...unanswered, text: lost ?? unclearText(unanswered.amount, order?.atMs ?? 0) },
    /** The amount that the bank asks about, in words, and its question. */
    atBank,
    bank,
    isPaying,
    problem,
    /** A payment was made here, and no other begun since. */
    isDone,
    begin: () => setDone(false),
    ask,
    cancel: () => setAsked(undefined),
    pay,
  }
}
