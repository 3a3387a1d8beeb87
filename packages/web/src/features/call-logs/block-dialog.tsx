import { BlacklistNumberDescriptionMaxLength } from '@lineboard/contract/limits'
import { OWNER_ID } from '@lineboard/contract/owner'
import { useEffect, useState } from 'react'
import { reportError } from '../../data/report-error.ts'
import { runLater } from '../../kit/bulk/bulk-job.ts'
import { failedOf, type Run, type Target } from '../../kit/row-result.ts'
import { errorText } from '../../lib/errors/error-text.ts'
import { seesEveryCustomer } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { PlainField } from '../../ui/plain-field.tsx'
import {
  type BlockedCall,
  type BlockPlan,
  blockCalls,
  blockRun,
  forReason,
  planBlocking,
  readCalls,
  readEntries,
  type Scope,
} from './blocking.ts'
import { t } from './call-logs.messages.ts'
import type { PendingBlock } from './callers.ts'

interface BlockDialogProps {
  /** Calls whose callers are blocked. */
  read: () => Promise<readonly BlockedCall[]>
  /** Does it, and closes; later where it can be taken back. */
  run: (run: Run, plan: BlockPlan) => void | Promise<void>
  onClose: () => void
}

/** The calls, and who of their callers is blocked: asked once, for what is blocked meanwhile is refused caller by caller. */
interface Known {
  calls: readonly BlockedCall[]
  entries: Awaited<ReturnType<typeof readEntries>>
}

async function ask(read: BlockDialogProps['read']): Promise<Known> {
  const calls = await read()
  return { calls, entries: await readEntries(calls.map(({ callerNumber }) => callerNumber)) }
}

function useKnown(read: BlockDialogProps['read']) {
  const [asked] = useState(() => ask(read))
  const [known, setKnown] = useState<Known>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    asked.then(setKnown, (error: unknown) => {
      setProblem(errorText(error))
      reportError(error, { isShown: true })
    })
  }, [asked])
  return { known, problem }
}

const scopes = [
  { value: 'own', label: t('scopeOwn') },
  { value: 'all', label: t('scopeAll') },
] as const

/** Asks before callers are blocked: who, on whose numbers, and who is blocked already. */
function BlockDialog({ read, run, onClose }: BlockDialogProps) {
  const { access } = useSession()
  const seesAll = seesEveryCustomer(access)
  const [scope, setScope] = useState<Scope>('own')
  const { known, problem } = useKnown(read)
  const [isRunning, setRunning] = useState(false)
  const [reason, setReason] = useState('')
  const asked = known && planBlocking(known.calls, known.entries, scope, seesAll)
  const plan = asked && forReason(asked, reason)
  const where = scope === 'all' ? t('whereAll') : seesAll ? t('whereOwn') : t('whereCompany')
  const confirm = async () => {
    if (!plan) return
    setRunning(true)
    await run(blockRun(plan, where), plan)
    onClose()
  }
  return (
    <ConfirmDialog
      open
      destructive
      title={t('blockTitle', { count: plan?.toBlock.length ?? 1 })}
      confirmLabel={t('blockConfirm')}
      pending={isRunning}
      disabled={!plan || plan.toBlock.length === 0}
      problem={problem}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {plan && plan.toBlock.length > 0 && (
        <p>{t('blocking', { count: plan.toBlock.length, name: plan.toBlock[0]?.name ?? '', where })}</p>
      )}
      {seesAll && <ChoiceGroup label={t('scope')} value={scope} choices={scopes} onChange={setScope} />}
      {plan && plan.toBlock.length > 0 && (
        <PlainField
          label={t('blockReason')}
          value={reason}
          maxLength={BlacklistNumberDescriptionMaxLength}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      {plan && plan.already.length > 0 && (
        <ul>
          {plan.already.map(({ name, entry: { id, customerId } }) => (
            <li key={id}>{t(customerId === OWNER_ID ? 'alreadyForAll' : 'alreadyForOne', { caller: name })}</li>
          ))}
        </ul>
      )}
      {plan && plan.withheld > 0 && <p>{t('withheld', { count: plan.withheld })}</p>}
      {plan && plan.inside > 0 && <p>{t('inside', { count: plan.inside })}</p>}
    </ConfirmDialog>
  )
}

const pendingBlocks = ({ toBlock }: BlockPlan): Map<number, PendingBlock> =>
  new Map(toBlock.map(({ id, number, customerId }) => [id, { pendingBlock: { number, customerId } }]))

const later = (run: Run, plan: BlockPlan) => runLater(run, { rows: pendingBlocks(plan), calls: () => blockCalls(plan) })

interface SelectionDialogProps {
  targets: readonly Target[]
  onClose: () => void
}

/** Blocks the callers of the selected calls. */
export function BlockCallersDialog({ targets, onClose }: SelectionDialogProps) {
  return <BlockDialog read={() => readCalls(targets.map(({ id }) => id))} run={later} onClose={onClose} />
}

interface ActionDialogProps {
  row: BlockedCall
  onClose: () => void
}

/** Blocks the caller of one call. */
export function BlockCallerDialog({ row, onClose }: ActionDialogProps) {
  return <BlockDialog read={async () => [row]} run={later} onClose={onClose} />
}

/** Blocks a caller where there is no list to take it back in: at once. */
export function BlockNowDialog({ row, onClose }: ActionDialogProps) {
  const now = async (run: Run) => {
    const results = await run.act(run.targets, () => undefined)
    run.notify(results)
    for (const { error } of failedOf(results)) if (error !== undefined) reportError(error)
  }
  return <BlockDialog read={async () => [row]} run={now} onClose={onClose} />
}
