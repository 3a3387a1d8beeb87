import { api } from '../../data/client.ts'
import { refresh, useCall } from '../../data/use-call.ts'
import { useConfirmed } from '../../data/use-confirmed.ts'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { mayChangeAs } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import type { BlockedCall } from './blocking.ts'
import { t } from './call-logs.messages.ts'
import { isBlocked, undoBlocks, useIsBlockedNow } from './callers.ts'

interface UnblockDialogProps {
  row: BlockedCall
  onClose: () => void
}

/** Asks before calls of a caller are taken again: ends what refuses them, or is about to, and the person may end. */
export function UnblockDialog({ row, onClose }: UnblockDialogProps) {
  const { access } = useSession()
  const caller = usePhoneFormat()(row.callerNumber)
  const { data, error, mutate } = useCall(
    'BlacklistNumber.find',
    { filter: { where: { number: row.callerNumber } } },
    { silent: true },
  )
  const entries = data?.filter((entry) => isBlocked(row, [entry]))
  const own = entries?.filter((entry) => mayChangeAs(access, 'BlacklistNumber', entry)) ?? []
  const isPending = useIsBlockedNow(row) && entries?.length === 0
  const confirmed = useConfirmed(async () => {
    undoBlocks(row)
    for (const { id } of own) await api().BlacklistNumber.deleteById({ id })
    await refresh('BlacklistNumber')
    toast({ severity: 'success', text: t('unblocked', { caller }) })
    onClose()
  })
  const isWhole = entries !== undefined && own.length === entries.length
  return (
    <ConfirmDialog
      open
      title={t('unblockTitle')}
      confirmLabel={t('unblock')}
      disabled={(own.length === 0 && !isPending) || !isWhole}
      {...confirmed}
      onClose={onClose}
    >
      {error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {entries && <p>{t(isWhole ? 'unblockText' : 'unblockByOwner', { caller })}</p>}
    </ConfirmDialog>
  )
}
