import type { components } from '@lineboard/contract'
import { AdjustmentRequestAmountMaximum, AdjustmentRequestAmountMinimum } from '@lineboard/contract/limits'
import { fromMinorUnits, storedCurrency, toMinorUnits } from '@lineboard/sdk'
import { type ReactNode, useState } from 'react'
import { api } from '../../data/client.ts'
import { reportError } from '../../data/report-error.ts'
import { type RunWords, runOf, runRows } from '../../kit/bulk/bulk-job.ts'
import { failRun } from '../../kit/bulk/failed-rows.ts'
import { TypedFields, useTypedGuard } from '../../kit/drawer/unsaved-guard.tsx'
import { failedOf, type Target } from '../../kit/row-result.ts'
import { nounsOfModel } from '../../shared/model-nouns.ts'
import { attempted } from '../../shared/payment/attempt.ts'
import { MoneyError, moneyText } from '../../shared/payment/money-text.ts'
import { orders } from '../../shared/payment/orders.ts'
import { refreshBilling } from '../../shared/wallet/past-due-of.ts'
import { formatMoney } from '../../state/numbers.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { PlainField } from '../../ui/plain-field.tsx'
import {
  type Adjustment,
  creditOf,
  discountable,
  discountOf,
  isShare,
  percentOf,
  sendAdjustment,
  shareOf,
} from './adjustment.ts'
import { t } from './bulk-desk.messages.ts'
import { changeState } from './change-state.tsx'
import { DollarsField, ReasonField, useDollars } from './operation-fields.tsx'
import { t as operationText } from './operations.messages.ts'

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
function BulkDialog({ children, disabled = false, run, onClose, ...words }: BulkDialogProps) {
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
        <p>{operationText('reasonHint')}</p>
      </TypedFields>
    </ConfirmDialog>
  )
}

/** Puts money into the wallet of one of several customers, by an order of its own: tried again after a lost answer, it is given once. */
async function adjustOne(subject: string, body: Adjustment): Promise<void> {
  const became = await orders.send(subject, orders.open(subject), body, (idempotencyKey) =>
    attempted(sendAdjustment(body, { idempotencyKey })),
  )
  if (became.kind === 'done' || became.kind === 'elsewhere') return
  if (!('error' in became)) throw new MoneyError(t('waiting'))
  // The list of results shows what became of the money; what else follows, such as from a session that has ended, is seen to here.
  reportError(became.error, { isShown: true })
  throw new MoneyError(moneyText(became))
}

/**
 * Does something for several customers at once, a few at a time. What could not be done is shown customer by customer, and can be tried
 * again. It can't be taken back, so nothing waits for that.
 */
async function runAtDesk(
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

export { Banner } from './wallet-limits.tsx'

interface SelectionDialogProps {
  targets: readonly Target[]
  onClose: () => void
}

const progress = {
  pause: { running: 'pausing', done: 'paused' },
  reactivate: { running: 'reactivating', done: 'reactivated' },
} as const

/** Asks why the accounts of the selected customers change their state, and changes it. */
function StateDialog({ change, targets, onClose }: SelectionDialogProps & { change: keyof typeof progress }) {
  return (
    <BulkDialog
      title={t(`${change}Title`, { count: targets.length })}
      confirmLabel={t(change)}
      run={(reason) =>
        runAtDesk(targets, (customerId) => changeState(api(), change, { customerId, reason }), {
          text: t(progress[change].running),
          done: (rows) => t(progress[change].done, rows),
        })
      }
      onClose={onClose}
    >
      <p>{t(`${change}Text`)}</p>
    </BulkDialog>
  )
}

/** Pauses tracking. */
export const PauseDialog = (props: SelectionDialogProps) => <StateDialog change="pause" {...props} />

/** Reactivates accounts. */
export const ReactivateDialog = (props: SelectionDialogProps) => <StateDialog change="reactivate" {...props} />

/** Gives one of several customers a credit. */
export const creditOne = (customerId: number, amount: number, reason: string): Promise<void> =>
  adjustOne(creditOf(customerId), { customerId, transactionType: 'adjustment', amount, reason })

/** Gives each of the selected customers the same credit. */
export function CreditCustomersDialog({ targets, onClose }: SelectionDialogProps) {
  const dollars = useDollars({ minimum: AdjustmentRequestAmountMinimum, maximum: AdjustmentRequestAmountMaximum })
  const { amount, typed } = dollars
  const all = amount === undefined ? 0 : fromMinorUnits(toMinorUnits(amount) * targets.length)
  return (
    <BulkDialog
      title={t('creditTitle', { count: targets.length })}
      confirmLabel={t('credit')}
      disabled={amount === undefined}
      run={async (reason) => {
        if (amount === undefined) return
        await runAtDesk(targets, (customerId) => creditOne(customerId, amount, reason), {
          text: t('crediting'),
          done: (rows) => t('credited', { ...rows, amount: formatMoney(amount) }),
        })
      }}
      onClose={onClose}
    >
      <DollarsField dollars={dollars} currency={storedCurrency()} isTried={typed !== ''} />
      <p>
        {amount === undefined
          ? t('creditEmpty')
          : t('creditText', { amount: formatMoney(amount), all: formatMoney(all) })}
      </p>
    </BulkDialog>
  )
}

type Charge = components['schemas']['PaymentTransaction']

const latestPlan = (customerId: number) =>
  ({
    filter: {
      where: { customerId, transactionType: 'charge', category: 'plan' },
      order: ['transactionDate DESC', 'id DESC'],
      limit: 1,
    },
  }) as const

/** What of a charge can still be given back. Throws what the call throws. */
async function leftOf(charge: Charge): Promise<number> {
  const where = { customerId: charge.customerId, discountOfId: charge.id }
  return discountable(charge, await api().PaymentTransaction.find({ filter: { where } }))
}

/** Gives one of several customers a share of the latest charge of its plan back; who was charged none has nothing to be reduced. */
export async function discountOne(customerId: number, percent: number, reason: string): Promise<void> {
  const [charge] = await api().PaymentTransaction.find(latestPlan(customerId))
  if (!charge) throw new MoneyError(t('noPlanCharge'))
  const amount = shareOf(charge, percent)
  const subject = discountOf(customerId, charge.id)
  // One that was sent and has no answer yet may be among them: it is finished, not given again.
  if (orders.of(subject)?.state !== 'sent' && amount > (await leftOf(charge))) {
    throw new MoneyError(t('discountedAlready', { percent }))
  }
  const body = { customerId, transactionType: 'adjustment', amount, discountOfId: charge.id, reason } as const
  await adjustOne(subject, body)
}

/** Gives each of the selected customers the same share of what its plan cost the last time. */
export function DiscountCustomersDialog({ targets, onClose }: SelectionDialogProps) {
  const [typed, setTyped] = useState('10')
  const percent = percentOf(typed)
  return (
    <BulkDialog
      title={t('discountTitle', { count: targets.length })}
      confirmLabel={t('discount')}
      disabled={!isShare(percent)}
      run={(reason) =>
        runAtDesk(targets, (customerId) => discountOne(customerId, percent, reason), {
          text: t('discounting'),
          done: (rows) => t('discounted', { ...rows, percent }),
        })
      }
      onClose={onClose}
    >
      <PlainField
        label={operationText('percent')}
        value={typed}
        inputMode="decimal"
        autoComplete="off"
        error={isShare(percent) ? undefined : operationText('percentHint')}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p>{t('discountText', { percent })}</p>
    </BulkDialog>
  )
}
