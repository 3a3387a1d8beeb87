import Alert from '@mui/material/Alert'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { isDoneOnce } from '../../data/client.ts'
import { reportError } from '../../data/report-error.ts'
import { TypedFields, useTypedGuard } from '../../kit/drawer/unsaved-guard.tsx'
import { attempted } from '../../shared/payment/attempt.ts'
import { GiveUp } from '../../shared/payment/give-up.tsx'
import { moneyText } from '../../shared/payment/money-text.ts'
import { orders, useOrder, useOrderElsewhere } from '../../shared/payment/orders.ts'
import { refreshBilling } from '../../shared/wallet/past-due-of.ts'
import { toast } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Problem } from '../../ui/problem.tsx'
import styles from './operation-dialog.module.css'
import { ReasonField } from './operation-fields.tsx'
import { t } from './operations.messages.ts'

/** Something that moves a customer's money, done by staff, for a reason, and once. */
interface Operation<Body extends { reason: string }> {
  /** What orders of it are known by. */
  subject: string
  /** What of a text that was kept, or typed, is such a body; the parsed one is what is sent. */
  schema: { safeParse(value: unknown): { data?: Body | undefined } }
  send(body: Body, options: { idempotencyKey: string }): Promise<unknown>
  /** The question before it is done. */
  title(body: Body): string
  /** What will be done, with the amount in both currencies. */
  ask(body: Body): string
  /** What has been done. */
  done(body: Body): string
  /** What to say of a refusal that means more than its own words; undefined for any other. */
  refusal?(error: unknown, body: Body): string | undefined
}

/** All that a operation may have changed. */
const readAgain = () => void refreshBilling('AuditLog', 'OpNumber')

/** Carries a operation out by an order: once, whatever tabs, reloads and lost answers do, and only after it was asked about. */
function useOperation<Body extends { reason: string }>(operation: Operation<Body>, onDone: () => void) {
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

interface OperationDialogProps<Body extends { reason: string }> {
  title: string
  operation: Operation<Body>
  /** What is to be sent, with its reason; undefined as long as something is missing or wrong. */
  bodyWith: (reason: string) => object | undefined
  /** The fields; `isTried` once what is wrong with them is to be said. */
  children: (isTried: boolean) => ReactNode
  onClose: () => void
}

/**
 * Asks for what a operation needs and why it is done, then whether to do it, with the amount. One that has no answer is finished
 * first. What was typed is not lost by closing, going back, reloading or signing out without being asked.
 */
export function OperationDialog<Body extends { reason: string }>(props: OperationDialogProps<Body>) {
  const { title, operation, bodyWith, children, onClose } = props
  const formId = useId()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const sending = useOperation(operation, () => guard.leaveNow())
  const { earlier, asked, isSending, problem, ask, cancel, carryOut } = sending
  // What was sent, and has no answer, is kept.
  const guard = useTypedGuard(onClose, earlier === undefined)

  // Enter moves no money: it asks, and the question shows the amount.
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const why = reason.trim()
    const body = earlier ?? (why === '' ? undefined : operation.schema.safeParse(bodyWith(why)).data)
    if (body) ask(body)
  }

  return (
    <Dialog
      title={title}
      pending={isSending}
      onClose={guard.leave}
      actions={
        <>
          <Button onClick={guard.leave} disabled={isSending}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="contained" loading={isSending}>
            {t('next')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.fields} noValidate onSubmit={handleSubmit}>
        {earlier ? (
          <Alert severity="warning">
            {t(isDoneOnce() ? 'earlier' : 'earlierUnsure', { what: operation.ask(earlier) })}
            <GiveUp subject={operation.subject} disabled={isSending} />
          </Alert>
        ) : (
          <TypedFields guard={guard}>
            {children(isTried)}
            <ReasonField value={reason} isTried={isTried} disabled={isSending} onChange={setReason} />
            <p className={styles.quiet}>{t('reasonHint')}</p>
          </TypedFields>
        )}
        <Problem text={problem} />
      </form>
      {asked && (
        <ConfirmDialog
          open
          title={operation.title(asked)}
          confirmLabel={title}
          pending={isSending}
          onConfirm={carryOut}
          onClose={cancel}
        >
          <p>{operation.ask(asked)}</p>
          <p>{t('because', { reason: asked.reason })}</p>
        </ConfirmDialog>
      )}
    </Dialog>
  )
}
