import { useState } from 'react'
import { api } from '../../data/client.ts'
import { loadCurrentUser } from '../../data/current-user.ts'
import { reportError } from '../../data/report-error.ts'
import { refresh } from '../../data/use-call.ts'
import { errorText } from '../../lib/errors/error-text.ts'
import { attempted } from '../../parts/payment/attempt.ts'
import { orders, useOrder, useOrderElsewhere } from '../../parts/payment/browser-orders.ts'
import { formatMoney } from '../../state/numbers.ts'
import { toast } from '../../state/toasts.ts'
import { t } from './account.messages.ts'
import { type Charge, sentCharge, topUpOf } from './charge.ts'

/** A charge that somebody is asked about, and the key it will carry. */
interface Asked {
  key: string
  charge: Charge
}

function readAgain(): void {
  void refresh('PaymentTransaction', 'PaymentMethod')
  loadCurrentUser().catch(reportError)
}

/** Puts money from a saved card into a wallet, once, whatever tabs, reloads and lost answers do. Nothing is charged unasked. */
export function useTopUp(customerId: number) {
  const subject = topUpOf(customerId)
  const order = useOrder(subject)
  const [asked, setAsked] = useState<Asked>()
  const [isPaying, setPaying] = useState(false)
  const [problem, setProblem] = useState<string>()
  // Of a charge that another tab sends, this one does not know whether it is still on its way.
  const unanswered = order?.state === 'sent' && !isPaying ? sentCharge(order) : undefined

  useOrderElsewhere(subject, (changed) => {
    const charge = changed?.state === 'done' ? sentCharge(changed) : undefined
    setAsked(undefined)
    if (!charge) return
    toast({ severity: 'success', text: t('funds.paidElsewhere', { amount: formatMoney(charge.amount) }) })
    readAgain()
  })

  /** Asks about a charge, or about the one before it while that has no answer. */
  function ask(charge: Charge): void {
    setProblem(undefined)
    setAsked({ key: orders.open(subject), charge: unanswered ?? charge })
  }

  async function pay(): Promise<void> {
    if (!asked) return
    const { key, charge } = asked
    setPaying(true)
    const became = await orders.send(subject, key, charge, (idempotencyKey) =>
      attempted(api().PaymentMethod.chargeCustomer({ body: charge }, { idempotencyKey })),
    )
    setPaying(false)
    setAsked(undefined)
    const amount = formatMoney(charge.amount)
    if (became.kind === 'done') toast({ severity: 'success', text: t('funds.paid', { amount }) })
    else if (became.kind === 'refused') setProblem(errorText(became.error))
    else if (became.kind === 'changed' || became.kind === 'waiting') setProblem(t('funds.changed'))
    if (became.kind === 'refused' || became.kind === 'unknown')
      reportError(became.error, { isShown: became.kind === 'refused' })
    readAgain()
  }

  return {
    /** What is being asked about. */
    asked: asked?.charge,
    /** A charge that was sent, and whose answer has not come. */
    unanswered: unanswered && { ...unanswered, sentAtMs: order?.atMs ?? 0 },
    isPaying,
    problem,
    ask,
    cancel: () => setAsked(undefined),
    pay: () => void pay(),
  }
}
