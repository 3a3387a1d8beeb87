import { useState } from 'react'
import { isDoneOnce } from '../../data/client.ts'
import { reportError } from '../../data/report-error.ts'
import { attempted } from '../../shared/payment/attempt.ts'
import { orders, useOrder, useOrderElsewhere } from '../../shared/payment/browser-orders.ts'
import { moneyText } from '../../shared/payment/money-text.ts'
import { refreshBilling } from '../../shared/wallet/past-due-of.ts'
import { toast } from '../../state/toasts.ts'
import type { Operation } from './operation.ts'
import { t } from './operations.messages.ts'

/** All that a operation may have changed. */
const readAgain = () => void refreshBilling('AuditLog', 'OpNumber')

/** Carries a operation out by an order: once, whatever tabs, reloads and lost answers do, and only after it was asked about. */
export function useOperation<Body extends { reason: string }>(operation: Operation<Body>, onDone: () => void) {
  const { subject, schema } = operation
  const order = useOrder(subject)
  const [asked, setAsked] = useState<{ key: string; body: Body }>()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const earlier = order?.state === 'sent' && !isSending ? schema.safeParse(order.body).data : undefined

  function end(body: Body): void {
    toast({ severity: 'success', text: operation.done(body) })
    readAgain()
    onDone()
  }

  useOrderElsewhere(subject, (changed) => {
    setAsked(undefined)
    const body = changed?.state === 'done' ? schema.safeParse(changed.body).data : undefined
    if (body) end(body)
  })

  async function carryOut(): Promise<void> {
    if (!asked) return
    const { key, body } = asked
    setSending(true)
    const became = await orders.send(subject, key, body, (idempotencyKey) =>
      attempted(operation.send(body, { idempotencyKey })),
    )
    setSending(false)
    setAsked(undefined)
    if (became.kind === 'done' || became.kind === 'elsewhere') return end(body)
    readAgain()
    setProblem(
      became.kind === 'refused'
        ? (operation.refusal?.(became.error, body) ?? moneyText(became))
        : t(
            became.kind === 'changed' || became.kind === 'waiting'
              ? 'changed'
              : isDoneOnce()
                ? 'unclear'
                : 'unclearUnsure',
          ),
    )
    if ('error' in became) reportError(became.error, { isShown: true })
  }

  return {
    /** What was sent before, and nobody has answered. */
    earlier,
    asked: asked?.body,
    isSending,
    problem,
    ask(body: Body) {
      setProblem(undefined)
      setAsked({ key: orders.open(subject), body: earlier ?? body })
    },
    cancel: () => setAsked(undefined),
    carryOut: () => void carryOut(),
  }
}
