import { type ReactNode, useState } from 'react'
import { reportError } from '../../data/report-error.ts'
import { type RunWords, runOf, runRows } from '../../kit/bulk/bulk-job.ts'
import { failRun } from '../../kit/bulk/failed-rows.ts'
import { TypedFields, useTypedGuard } from '../../kit/drawer/unsaved-guard.tsx'
import { failedOf, type Target } from '../../kit/row-result.ts'
import { nounsOfModel } from '../../shared/model-nouns.ts'
import { attempted } from '../../shared/payment/attempt.ts'
import { orders } from '../../shared/payment/browser-orders.ts'
import { MoneyError, moneyText } from '../../shared/payment/money-text.ts'
import { refreshBilling } from '../../shared/wallet/past-due-of.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { type Adjustment, sendAdjustment } from './adjustment.ts'
import { t as bulkText } from './bulk-desk.messages.ts'
import { ReasonField } from './operation-fields.tsx'
import { t } from './operations.messages.ts'

interface BulkDialogProps {
  title: string
  confirmLabel: string
  /** What will happen, and what else is asked for. */
  children: ReactNode
  /** Something is missing. @default false */
  disabled?: boolean
  /** Does it; never rejects. */
  run: (reason: string) => Promise<void>
  onClose: () => void
}

/** Asks why something is done for several customers, and whether to do it. What came of it is said customer by customer. */
export function BulkDialog({ children, disabled = false, run, onClose, ...words }: BulkDialogProps) {
  const [reason, setReason] = useState('')
  const guard = useTypedGuard(onClose)
  const [isRunning, setRunning] = useState(false)
  const confirm = async () => {
    setRunning(true)
    await run(reason.trim())
    guard.leaveNow()
  }
  return (
    <ConfirmDialog
      open
      {...words}
      pending={isRunning}
      disabled={disabled || reason.trim() === ''}
      onConfirm={() => void confirm()}
      onClose={guard.leave}
    >
      <TypedFields guard={guard}>
        {children}
        <ReasonField value={reason} isTried={false} disabled={isRunning} onChange={setReason} />
        <p>{t('reasonHint')}</p>
      </TypedFields>
    </ConfirmDialog>
  )
}

/** Puts money into the wallet of one of several customers, by an order of its own: tried again after a lost answer, it is given once. */
export async function adjustOne(subject: string, body: Adjustment): Promise<void> {
  const became = await orders.send(subject, orders.open(subject), body, (idempotencyKey) =>
    attempted(sendAdjustment(body, { idempotencyKey })),
  )
  if (became.kind === 'done' || became.kind === 'elsewhere') return
  if (!('error' in became)) throw new MoneyError(bulkText('waiting'))
  // The list of results shows what became of the money; what else follows, such as from a session that has ended, is seen to here.
  reportError(became.error, { isShown: true })
  throw new MoneyError(moneyText(became))
}

/**
 * Does something for several customers at once, a few at a time. What could not be done is shown customer by customer, and can be tried
 * again. It can't be taken back, so nothing waits for that.
 */
export async function runAtDesk(
  targets: readonly Target[],
  act: (customerId: number) => Promise<unknown>,
  words: RunWords,
): Promise<void> {
  const run = runOf(
    { model: 'Customer', nouns: nounsOfModel('Customer') },
    'edit',
    targets,
    async (rows, onProgress, signal) => {
      const one = async ({ id }: Target) => {
        await act(id)
        return 'done' as const
      }
      const results = await runRows(rows, one, { onProgress, signal })
      await refreshBilling('AuditLog', 'OpNumber')
      return results
    },
    words,
  )
  const results = await run.act(run.targets, () => undefined)
  run.notify(results)
  const failed = failedOf(results)
  if (failed.length === 0) return
  failRun(run, failed)
  for (const { error } of failed) if (error !== undefined) reportError(error, { isShown: true })
}
